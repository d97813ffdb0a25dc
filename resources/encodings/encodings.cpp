#include "resources/embedded.h"

// Megabytes are put in by the assembler: as literals they would take the compiler minutes.
asm(".section .rodata\n"
    "bascule_cl100k_base: .incbin \"" BASCULE_ENCODINGS "/cl100k_base.tiktoken\"\n"
    "bascule_cl100k_base_end:\n"
    "bascule_o200k_base: .incbin \"" BASCULE_ENCODINGS "/o200k_base.tiktoken\"\n"
    "bascule_o200k_base_end:\n"
    ".global bascule_cl100k_base, bascule_cl100k_base_end, bascule_o200k_base, bascule_o200k_base_end\n"
    ".text\n");

extern "C" const char bascule_cl100k_base[], bascule_cl100k_base_end[], bascule_o200k_base[], bascule_o200k_base_end[];

namespace bascule {

std::string_view embeddedCl100kBase() { return {bascule_cl100k_base, bascule_cl100k_base_end}; }
std::string_view embeddedO200kBase() { return {bascule_o200k_base, bascule_o200k_base_end}; }

} // namespace bascule
