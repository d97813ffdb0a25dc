#pragma once
#include "model/object_reader.h"
#include "model/scenario.h"

// The field table in files: the inputs that stand directly in one object.
namespace bascule {

// Reads every input of the reader's object ("" the top level) that is there.
void readFields(ObjectReader& reader, Scenario& scenario);
// Writes all of them below `section` ("/hosting") into `json`; null what is unknown.
void writeFields(Json& json, std::string_view section, const Scenario& scenario);

} // namespace bascule
