#include "model/scenario_fields.h"

#include "model/corpus/fields.h"
#include "model/inference/fields.h"
#include "model/joined_tables.h"
#include "model/load_edits.h"
#include "model/load_fields.h"
#include "model/training/training_fields.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bascule {
namespace {

using fields::unbounded;
using fields::unknown;

template <auto Section, auto Member>
constexpr double (*getter)(const Scenario&) = [](const Scenario& s) -> double { return s.*Section.*Member; };
template <auto Section, auto Member>
constexpr void (*setter)(Scenario&, double) = [](Scenario& s, double value) { s.*Section.*Member = value; };
template <auto Member>
constexpr double (*getterOf)(const Scenario&) = [](const Scenario& s) -> double { return s.*Member; };
template <auto Member>
constexpr void (*setterOf)(Scenario&, double) = [](Scenario& s, double value) { s.*Member = value; };

template <auto Member>
constexpr Field usage(Field field) {
    field.group = FieldGroup::usage;
    field.get = getter<&Scenario::workload, Member>;
    field.set = setter<&Scenario::workload, Member>;
    return field;
}

template <auto Member>
constexpr Field hosting(Field field) {
    field.group = FieldGroup::hosting;
    field.get = getter<&Scenario::hosting, Member>;
    field.set = setter<&Scenario::hosting, Member>;
    return field;
}

template <auto Member>
constexpr Field api(Field field) {
    field.group = FieldGroup::api;
    field.get = getterOf<Member>;
    field.set = setterOf<Member>;
    return field;
}

double getInputPerRequest(const Scenario& s) { return s.workload.input_tokens_per_request.value_or(unknown); }
void setInputPerRequest(Scenario& s, double value) {
    s.workload.input_tokens_per_request = std::isnan(value) ? std::nullopt : std::optional(value);
}

// A typed rate takes the place of the load's.
void setUtilisation(Scenario& s, double value) {
    s.hosting.utilisation = value;
    s.hosting.utilisation_from_load = false;
}

constexpr Field share(std::string_view id, std::string_view pointer) {
    return {.id = id,
            .pointer = pointer,
            .unit = Unit::share,
            .minimum = 0,
            .maximum = 1,
            .slider_low = 0,
            .slider_high = 1,
            .step = 0.01};
}

constexpr std::array comparison_fields{
    usage<&Workload::output_tokens_per_month>({.id = "output_tokens_per_month",
                                               .pointer = "/workload/output_tokens_per_month",
                                               .unit = Unit::tokens,
                                               .maximum = unbounded,
                                               .slider_low = 1e6,
                                               .slider_high = 1e11,
                                               .step = 1e6,
                                               .logarithmic = true}),
    usage<&Workload::input_tokens_per_output_token>({.id = "input_tokens_per_output_token",
                                                     .pointer = "/workload/input_tokens_per_output_token",
                                                     .unit = Unit::ratio,
                                                     .maximum = unbounded,
                                                     .slider_high = 50,
                                                     .step = 0.1}),
    usage<&Workload::cached_input_share>(share("cached_input_share", "/workload/cached_input_share")),
    usage<&Workload::cache_write_share>(share("cache_write_share", "/workload/cache_write_share")),
    usage<&Workload::batch_share>(share("batch_share", "/workload/batch_share")),
    Field{.id = "input_tokens_per_request",
          .pointer = "/workload/input_tokens_per_request",
          .group = FieldGroup::usage,
          .unit = Unit::tokens_per_request,
          .maximum = unbounded,
          .nullable = true,
          .step = 1000,
          .get = getInputPerRequest,
          .set = setInputPerRequest},
    Field{.id = "utilisation",
          .pointer = "/hosting/utilisation",
          .group = FieldGroup::hosting,
          .unit = Unit::share,
          .maximum = 1,
          .minimum_excluded = true,
          .slider_low = 0.01,
          .slider_high = 1,
          .step = 0.01,
          .get = getter<&Scenario::hosting, &Hosting::utilisation>,
          .set = setUtilisation},
    hosting<&Hosting::throughput_factor>({.id = "throughput_factor",
                                          .pointer = "/hosting/throughput_factor",
                                          .unit = Unit::ratio,
                                          .maximum = unbounded,
                                          .minimum_excluded = true,
                                          .slider_low = 0.1,
                                          .slider_high = 10,
                                          .step = 0.01,
                                          .logarithmic = true}),
    hosting<&Hosting::prefix_cache_share>(share("prefix_cache_share", "/hosting/prefix_cache_share")),
    hosting<&Hosting::hours_per_month>({.id = "hours_per_month",
                                        .pointer = "/hosting/hours_per_month",
                                        .unit = Unit::hours_per_month,
                                        .maximum = 744,
                                        .minimum_excluded = true,
                                        .slider_low = 1,
                                        .slider_high = 744,
                                        .step = 1}),
    hosting<&Hosting::minimum_units>({.id = "minimum_units",
                                      .pointer = "/hosting/minimum_units",
                                      .unit = Unit::units,
                                      .maximum = unbounded,
                                      .whole = true,
                                      .slider_high = 20,
                                      .step = 1}),
    hosting<&Hosting::spare_units>({.id = "spare_units",
                                    .pointer = "/hosting/spare_units",
                                    .unit = Unit::units,
                                    .maximum = unbounded,
                                    .whole = true,
                                    .slider_high = 10,
                                    .step = 1}),
    hosting<&Hosting::commitment_months>({.id = "commitment_months",
                                          .pointer = "/hosting/commitment_months",
                                          .unit = Unit::months,
                                          .minimum = 1,
                                          .maximum = unbounded,
                                          .whole = true,
                                          .step = 1}),
    hosting<&Hosting::discount>(share("discount", "/hosting/discount")),
    hosting<&Hosting::overhead>({.id = "overhead",
                                 .pointer = "/hosting/overhead",
                                 .unit = Unit::share,
                                 .maximum = unbounded,
                                 .slider_high = 2,
                                 .step = 0.01}),
    hosting<&Hosting::fixed_cost_per_month>({.id = "fixed_cost_per_month",
                                             .pointer = "/hosting/fixed_cost_per_month",
                                             .unit = Unit::money_per_month,
                                             .maximum = unbounded,
                                             .slider_high = 50000,
                                             .step = 100}),
    hosting<&Hosting::peak_limit>({.id = "peak_limit",
                                   .pointer = "/hosting/peak_limit",
                                   .unit = Unit::share,
                                   .maximum = 1,
                                   .minimum_excluded = true,
                                   .slider_low = 0.01,
                                   .slider_high = 1,
                                   .step = 0.01}),
    api<&Scenario::api_discount>(share("api_discount", "/api_discount")),
    api<&Scenario::close_band>({.id = "close_band",
                                .pointer = "/close_band",
                                .unit = Unit::share,
                                .maximum = unbounded,
                                .slider_high = 0.5,
                                .step = 0.01}),
};

constexpr auto all_fields = joined(comparison_fields, fields::load_fields, fields::invoice_fields, fields::model_fields,
                                   fields::training_fields, fields::fine_tuning_fields, fields::scaling_fields,
                                   fields::inference_fields, fields::corpus_fields);

// A scenario with every section and every way to give a run's length: only to read single values from.
const Scenario& defaults() {
    static const Scenario scenario = [] {
        Scenario s;
        s.workload.load = startingLoad();
        s.workload.invoice = Invoice{{}, 1000};
        s.training = startingTraining({});
        s.fine_tuning = startingFineTuning();
        s.scaling = startingScaling({});
        s.model = s.fine_tuning->model;
        s.inference = startingInference({});
        s.inference->model = s.model;
        s.corpus = startingCorpus();
        s.corpus->tokens_per_document = 1554;
        s.training->tokens = s.scaling->tokens;
        s.training->tokens_per_second = 1350;
        s.training->compute.emplace().parameters = s.scaling->compute.parameters;
        s.training->compute->mfu = s.scaling->compute.mfu;
        return s;
    }();
    return scenario;
}

} // namespace

const char* codeOf(FieldGroup group) {
    static constexpr const char* codes[] = {"usage",        "hosting",       "api",     "currency",    "model",
                                            "training",     "interruptions", "storage", "fine_tuning", "tuned_model",
                                            "recipe",       "scaling",       "network", "inference",   "targets",
                                            "served_model", "hardware",      "corpus",  "load",        "invoice"};
    return codes[static_cast<std::size_t>(group)];
}

double Field::fallback() const { return get(defaults()); }

bool Field::accepts(double value) const {
    if (std::isnan(value)) return nullable;
    return std::isfinite(value) && (minimum_excluded ? value > minimum : value >= minimum) && value <= maximum &&
           (!whole || std::trunc(value) == value);
}

std::span<const Field> scenarioFields() { return all_fields; }

const Field* findField(std::string_view id) {
    const auto found =
        std::find_if(all_fields.begin(), all_fields.end(), [&](const Field& field) { return field.id == id; });
    return found == all_fields.end() ? nullptr : &*found;
}

const Field* findFieldAt(std::string_view pointer) {
    const auto found = std::find_if(all_fields.begin(), all_fields.end(),
                                    [&](const Field& field) { return field.pointer == pointer; });
    return found == all_fields.end() ? nullptr : &*found;
}

} // namespace bascule
