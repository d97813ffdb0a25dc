#include "model/training/training_results.h"

namespace bascule {

const char* codeOf(LineCode code) {
    switch (code) {
    case LineCode::gpu_time:
        return "gpu_time";
    case LineCode::checkpoint_volume:
        return "checkpoint_volume";
    case LineCode::dataset_import:
        return "dataset_import";
    case LineCode::export_out:
        return "export";
    }
    return "";
}

const char* unitOf(LineCode code) {
    switch (code) {
    case LineCode::gpu_time:
        return "gpu_hour";
    case LineCode::checkpoint_volume:
        return "gb_month";
    case LineCode::dataset_import:
    case LineCode::export_out:
        return "gb";
    }
    return "";
}

const char* codeOf(Offer offer) {
    switch (offer) {
    case Offer::on_demand:
        return "on_demand";
    case Offer::interruptible:
        return "interruptible";
    case Offer::market_on_demand:
        return "market_on_demand";
    case Offer::market_interruptible:
        return "market_interruptible";
    }
    return "";
}

const char* codeOf(FitVerdict verdict) {
    switch (verdict) {
    case FitVerdict::fits:
        return "fits";
    case FitVerdict::tight:
        return "tight";
    case FitVerdict::no:
        return "no";
    }
    return "";
}

const char* codeOf(Precision precision) {
    switch (precision) {
    case Precision::bf16:
        return "bf16";
    case Precision::fp8:
        return "fp8";
    case Precision::fp4:
        return "fp4";
    }
    return "";
}

const char* codeOf(TrainedPart part) { return part == TrainedPart::lora ? "lora" : "full"; }

const char* codeOf(TuningMethod method) {
    switch (method) {
    case TuningMethod::full:
        return "full";
    case TuningMethod::lora:
        return "lora";
    case TuningMethod::qlora:
        return "qlora";
    }
    return "";
}

const char* codeOf(AdapterTargets targets) {
    switch (targets) {
    case AdapterTargets::all_linear:
        return "all_linear";
    case AdapterTargets::attention:
        return "attention";
    case AdapterTargets::query_value:
        return "query_value";
    }
    return "";
}

} // namespace bascule
