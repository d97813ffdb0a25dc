# cmake -DOUTPUT=embedded.cpp -DROOT=resources -DFILES="a|b" -P embed.cmake: the files as raw string literals of one source file.
string(REPLACE "|" ";" FILES "${FILES}")
list(SORT FILES)
set(names "")
set(texts "")
foreach(name IN LISTS FILES)
  file(READ "${ROOT}/${name}" text)
  string(FIND "${text}" ")bascule_text\"" clash)
  if(NOT clash EQUAL -1)
    message(FATAL_ERROR "${name} contains the end mark of the literal")
  endif()
  string(APPEND names "    \"${name}\"sv,\n")
  string(APPEND texts "    R\"bascule_text(${text})bascule_text\"sv,\n")
endforeach()
list(LENGTH FILES count)
file(WRITE "${OUTPUT}.new" "#include \"resources/embedded.h\"

#include <algorithm>
#include <array>

using namespace std::string_view_literals;

namespace bascule {

namespace {

constexpr std::array<std::string_view, ${count}> names{
${names}};

constexpr std::array<std::string_view, ${count}> texts{
${texts}};

} // namespace

std::string_view embeddedText(std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::string_view{} : texts[static_cast<std::size_t>(found - names.begin())];
}

std::span<const std::string_view> embeddedNames() { return names; }

} // namespace bascule
")
file(RENAME "${OUTPUT}.new" "${OUTPUT}")
