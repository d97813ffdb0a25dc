#pragma once

namespace bascule {

enum class Billing { monthly, on_demand, interruptible, committed };
enum class Schedule { always_on, elastic };

} // namespace bascule
