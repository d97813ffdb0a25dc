#pragma once
#include "refusal.h"

namespace bascule {

// Scenarios that have every section, one for each way to give the length of a training run, and of a document.
inline std::string scenarioWithSections(const std::string& length,
                                        const std::string& document = R"("characters_per_document": 6000)") {
    return R"({"format": "bascule-scenario", "version": 1, "exchange_rates": {"USD": 1},
  "model": {"name": "M", "layers": 32, "hidden_size": 4096, "intermediate_size": 14336, "attention_heads": 32, "kv_heads": 8, "vocabulary_size": 32000},
  "training": {"gpu": "h100-sxm", )" +
           length + R"(},
  "fine_tuning": {"model": {"layers": 32, "hidden_size": 4096, "intermediate_size": 14336, "attention_heads": 32, "kv_heads": 8, "vocabulary_size": 32000}},
  "scaling": {"gpu": "gpu-titan", "parameters": 2.7e9, "tokens": 4e10, "mfu": 0.2613, "tokens_per_step": 65536},
  "inference": {"model": {"layers": 32, "hidden_size": 4096, "intermediate_size": 14336, "attention_heads": 32, "kv_heads": 8, "vocabulary_size": 32000}, "gpu": "gpu-enterprise", "prompt_tokens": 512, "output_tokens": 256},
  "corpus": {"documents": 2e6, "language": "fr", "encoding": "cl100k_base", )" +
           document + "}}";
}
inline std::vector<std::string> scenariosWithSections() {
    return {scenarioWithSections(R"("duration_hours": 72)"),
            scenarioWithSections(R"("tokens": 3072000, "tokens_per_second": 1350)"),
            scenarioWithSections(R"("tokens": 4e10, "compute": {"parameters": 2.7e9, "mfu": 0.4})",
                                 R"("tokens_per_document": 1554)")};
}

// A load and an invoice beside it (contract 4.1).
inline std::string scenarioWithLoad() {
    return R"({"format": "bascule-scenario", "version": 1, "exchange_rates": {"USD": 1}, "workload": {
  "load": {"users": 400, "requests_per_user_per_day": 25, "output_tokens_per_request": 350, "input_tokens_per_request": 1050},
  "invoice": {"api": "openai/gpt-5.4", "amount": 900}}})";
}

} // namespace bascule
