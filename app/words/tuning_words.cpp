#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// The pages of fine-tuning and scaling: answers, charts, tables and notes.
std::span<const WordEntry> tuningWords() {
    static constexpr WordEntry words[] = {
        {"page.fine-tuning", QT_TRANSLATE_NOOP("bascule", "Fine-tuning")},
        {"page.scaling", QT_TRANSLATE_NOOP("bascule", "Scaling")},
        //: %1 model, %2 method (tuning.method.…), %3 card, %4 memory left
        {"fits", QT_TRANSLATE_NOOP("bascule", "%1 with %2 fits on %3, with %4 to spare.")},
        //: as “fits”
        {"tight", QT_TRANSLATE_NOOP("bascule", "%1 with %2 only just fits on %3: %4 to spare.")},
        //: as “fits”; %4 memory that lacks
        {"does_not_fit", QT_TRANSLATE_NOOP("bascule", "%1 with %2 does not fit on %3: %4 short.")},
        //: n GPUs, %1 card
        {"gpus_for_fit", QT_TRANSLATE_N_NOOP("bascule", "It takes %Ln %1 GPU, sharded."), true},
        //: %1 card
        {"tuning.too_many",
         QT_TRANSLATE_NOOP(
             "bascule", "Even sharded over 1,024 GPUs it does not fit on %1: activations and logits are not divided.")},
        //: %1, %2 memory; here and below
        {"tuning.against.full", QT_TRANSLATE_NOOP("bascule", "LoRA would take %1 per GPU, QLoRA %2.")},
        {"tuning.against.lora", QT_TRANSLATE_NOOP("bascule", "Full fine-tuning would take %1 per GPU, QLoRA %2.")},
        {"tuning.against.qlora", QT_TRANSLATE_NOOP("bascule", "Full fine-tuning would take %1 per GPU, LoRA %2.")},
        //: %1 offer with its count, %2 price
        {"tuning.cheapest", QT_TRANSLATE_NOOP("bascule", "Cheapest offer on which it fits: %1, at %2 an hour.")},
        //: %1 tokens, %2 throughput, %3 hours
        {"tuning.time", QT_TRANSLATE_NOOP("bascule", "%1 at %2 take %3.")},
        //: %1 tokens, %2 throughput, %3 hours, %4 hours billed, %5 amount, %6 offer
        {"tuning.time_cost", QT_TRANSLATE_NOOP("bascule", "%1 at %2 take %3; billed as %4, they cost %5 with %6.")},
        //: begins “fits” and its like; %1 number
        {"tuning.unnamed", QT_TRANSLATE_NOOP("bascule", "A model of %1 parameters")},
        {"tuning.overflow", QT_TRANSLATE_NOOP("bascule", "No verdict: these sizes are too large to be computed.")},
        //: in “No verdict”; %1 offer
        {"missing.memory", QT_TRANSLATE_NOOP("bascule", "the memory of %1")},
        {"which.memory", QT_TRANSLATE_NOOP("bascule", "memory per GPU")},
        //: in a sentence, after “with”
        {"tuning.method.full", QT_TRANSLATE_NOOP("bascule", "full fine-tuning")},
        {"tuning.method.lora", QT_TRANSLATE_NOOP("bascule", "LoRA")},
        {"tuning.method.qlora", QT_TRANSLATE_NOOP("bascule", "QLoRA")},
        //: under a memory size
        {"figure.tuning.bytes", QT_TRANSLATE_NOOP("bascule", "needed per GPU")},
        //: under a number; %1 share
        {"figure.tuning.trainable", QT_TRANSLATE_NOOP("bascule", "trainable parameters, %1 of the model")},
        //: under an amount; %1 hours
        {"figure.tuning.amount", QT_TRANSLATE_NOOP("bascule", "for %1 billed")},
        //: under a memory size
        {"figure.tuning.smallest", QT_TRANSLATE_NOOP("bascule", "smallest card that fits")},
        //: under a number
        {"figure.tuning.gpus", QT_TRANSLATE_NOOP("bascule", "GPUs needed, sharded")},
        //: name of a bar or column
        {"tuning.method_name.full", QT_TRANSLATE_NOOP("bascule", "Full fine-tuning")},
        {"tuning.method_name.lora", QT_TRANSLATE_NOOP("bascule", "LoRA")},
        {"tuning.method_name.qlora", QT_TRANSLATE_NOOP("bascule", "QLoRA")},
        {"chart.tuning_methods.title", QT_TRANSLATE_NOOP("bascule", "Memory of one GPU by method")},
        //: %1 model, %2 tokens
        {"chart.tuning_methods.subtitle", QT_TRANSLATE_NOOP("bascule", "%1, micro-batch of %2")},
        {"chart.tuning_cards.title", QT_TRANSLATE_NOOP("bascule", "Memory needed and memory of the cards")},
        //: %1 model, %2 method
        {"chart.tuning_cards.subtitle", QT_TRANSLATE_NOOP("bascule", "%1, %2")},
        {"chart.tuning_cards.empty", QT_TRANSLATE_NOOP("bascule", "The memory of no card compared is known.")},
        //: name of a bar: %1 offer, %2 memory
        {"tuning.card", QT_TRANSLATE_NOOP("bascule", "%1, %2")},
        //: %1 memory, %2 card
        {"tuning.level", QT_TRANSLATE_NOOP("bascule", "%1: %2")},
        //: %1 memory, %2 card, n other cards of this size
        {"tuning.level_others", QT_TRANSLATE_N_NOOP("bascule", "%1: %2 +%Ln"), true},
        //: on a line below the memory of a card; %1 share
        {"tuning.level_fits", QT_TRANSLATE_NOOP("bascule", "%1: fits up to here")},
        {"tuning.limit_memory", QT_TRANSLATE_NOOP("bascule", "memory of the card")},
        //: %1 share
        {"tuning.limit_fits", QT_TRANSLATE_NOOP("bascule", "%1: fits up to here")},
        //: legend of a bar, here and below
        {"tuning.bar.fits", QT_TRANSLATE_NOOP("bascule", "fits")},
        {"tuning.bar.tight", QT_TRANSLATE_NOOP("bascule", "tight")},
        {"tuning.bar.no", QT_TRANSLATE_NOOP("bascule", "does not fit")},
        //: part of the memory, here and below
        {"tuning.part.weights", QT_TRANSLATE_NOOP("bascule", "Weights")},
        {"tuning.part.gradients", QT_TRANSLATE_NOOP("bascule", "Gradients")},
        {"tuning.part.optimizer", QT_TRANSLATE_NOOP("bascule", "Optimiser state")},
        {"tuning.part.activations", QT_TRANSLATE_NOOP("bascule", "Activations")},
        {"tuning.part.logits", QT_TRANSLATE_NOOP("bascule", "Logits")},
        {"tuning.part.runtime", QT_TRANSLATE_NOOP("bascule", "Driver and kernels")},
        {"tuning.part.total", QT_TRANSLATE_NOOP("bascule", "Total")},
        {"tuning.part.trainable", QT_TRANSLATE_NOOP("bascule", "Trainable parameters")},
        {"table.tuning_fit", QT_TRANSLATE_NOOP("bascule", "Does it fit, how long, how much")},
        //: n GPUs side by side
        {"table.tuning_fit.gpus", QT_TRANSLATE_N_NOOP("bascule", "Does it fit on %Ln GPU, how long, how much"), true},
        {"table.tuning_bytes", QT_TRANSLATE_NOOP("bascule", "Memory of one GPU by part and method")},
        {"column.tuning.part", QT_TRANSLATE_NOOP("bascule", "Part")},
        {"column.tuning.card", QT_TRANSLATE_NOOP("bascule", "Offer")},
        {"column.tuning.memory", QT_TRANSLATE_NOOP("bascule", "Memory per GPU")},
        {"column.tuning.verdict", QT_TRANSLATE_NOOP("bascule", "Verdict")},
        {"column.tuning.margin", QT_TRANSLATE_NOOP("bascule", "Margin per GPU")},
        {"column.tuning.gpus", QT_TRANSLATE_NOOP("bascule", "GPUs needed, sharded")},
        {"column.tuning.paid_hours", QT_TRANSLATE_NOOP("bascule", "Hours billed")},
        {"column.tuning.amount", QT_TRANSLATE_NOOP("bascule", "Amount")},
        {"pill.fit.fits", QT_TRANSLATE_NOOP("bascule", "Fits")},
        {"pill.fit.tight", QT_TRANSLATE_NOOP("bascule", "Tight")},
        {"pill.fit.no", QT_TRANSLATE_NOOP("bascule", "Does not fit")},
        //: GPUs, in a table cell
        {"short.no_number_of_gpus", QT_TRANSLATE_NOOP("bascule", "more than 1,024")},
        //: %1 to %3 bytes
        {"note.tuning.recipe",
         QT_TRANSLATE_NOOP("bascule", "Published figures differ by recipe. Full fine-tuning here holds %1 bytes per "
                                      "weight, %2 per gradient and %3 of optimiser state per parameter.")},
        {"note.tuning.adapters",
         QT_TRANSLATE_NOOP("bascule",
                           "LoRA keeps the model in 16 bits, QLoRA its layers in 4.127 bits; adapters add 4 bytes per "
                           "weight, 4 per gradient and 8 of optimiser state per trainable parameter.")},
        {"note.tuning.checkpointing",
         QT_TRANSLATE_NOOP("bascule",
                           "Activations are recomputed: only the inputs of the layers and one layer are held.")},
        {"note.tuning.no_checkpointing",
         QT_TRANSLATE_NOOP("bascule", "Activations are not recomputed: those of every layer are held.")},
        //: %1 stage, %2 GPUs
        {"note.tuning.sharding",
         QT_TRANSLATE_NOOP("bascule", "Sharding at ZeRO stage %1 over %2 GPUs: every size is that of one GPU.")},
        //: %1 throughput
        {"note.tuning.same_rate", QT_TRANSLATE_NOOP("bascule", "The throughput given, %1, counts on every card: it was "
                                                               "measured on one and is not estimated for the others.")},
        //: %1 share
        {"note.tuning.memory",
         QT_TRANSLATE_NOOP(
             "bascule", "It fits up to %1 of the memory; above, fragmentation decides. A card of 24 GB holds 24 GiB.")},
        //: %1 model, %2 address of the source
        {"note.tuning.model_source", QT_TRANSLATE_NOOP("bascule", "Shape of %1: %2")},
        //: %1 model, %2 address of the source
        {"note.tuning.model_changed", QT_TRANSLATE_NOOP("bascule", "%1 with changed dimensions; as published: %2")},
        //: n experts
        {"note.tuning.experts",
         QT_TRANSLATE_N_NOOP("bascule", "Mixture of experts: all %Ln expert of each layer counts in memory and carries "
                                        "adapters; a token’s activations pass through one."),
         true},
        //: %1 GPUs, %2 days, %3 days on one, %4 speed-up, %5 share
        {"scaling.verdict",
         QT_TRANSLATE_NOOP("bascule", "With %1 the run takes %2 instead of %3: %4 times as fast, at %5 efficiency.")},
        //: %1 GPUs, %2 days, %3 days on one
        {"scaling.slower",
         QT_TRANSLATE_NOOP(
             "bascule",
             "With %1 the run takes %2, no less than the %3 of one GPU: the exchange of gradients eats the gain.")},
        //: %1 GPU, %2 days
        {"scaling.alone", QT_TRANSLATE_NOOP("bascule", "With %1 the run takes %2.")},
        //: %1 difference, %2 amount, %3 amount on one, %4 share
        {"scaling.cost", QT_TRANSLATE_NOOP("bascule", "The speed-up costs %1 (%4) more: %2 against %3 on one GPU.")},
        //: %1 amount
        {"scaling.cost_same", QT_TRANSLATE_NOOP("bascule", "It costs no more than on one GPU: %1.")},
        //: 6PD: six operations per parameter and token; %1 days, %2 share, %3 GPUs, %4 share
        {"scaling.implied",
         QT_TRANSLATE_NOOP("bascule", "By 6PD, %1 on one GPU imply an MFU of %2; with %3 it is %4.")},
        //: %1 days, %2 share
        {"scaling.implied.alone", QT_TRANSLATE_NOOP("bascule", "By 6PD, %1 on one GPU imply an MFU of %2.")},
        //: %1, %2 shares
        {"scaling.implied.attention",
         QT_TRANSLATE_NOOP("bascule", "With attention counted (12·L·d·T, %2 of the work) the MFU on one GPU is %1.")},
        //: %1 GPUs, %2 share
        {"scaling.step", QT_TRANSLATE_NOOP("bascule", "With %1, %2 of each step waits for the exchange of gradients.")},
        //: %1 GPUs, %2 and %3 bandwidths
        {"scaling.beyond",
         QT_TRANSLATE_NOOP("bascule", "Beyond %1 GPUs the exchange leaves the node: %2 instead of %3.")},
        //: %1 GPUs, %2 days
        {"scaling.fastest", QT_TRANSLATE_NOOP("bascule", "Fastest with %1: %2.")},
        //: %1, %2 shares
        {"scaling.high_mfu", QT_TRANSLATE_NOOP("bascule", "An MFU of %1 is above what published runs reach (%2).")},
        //: %1 id of an offer
        {"scaling.no_offer", QT_TRANSLATE_NOOP("bascule", "No answer: %1 is not in the price book.")},
        //: %1 offer
        {"scaling.no_price", QT_TRANSLATE_NOOP("bascule", "No answer: the on-demand price of %1 is unknown.")},
        //: %1, %2 currencies
        {"scaling.no_exchange_rate", QT_TRANSLATE_NOOP("bascule", "No answer: give the value of 1 %1 in %2.")},
        //: %1 card, %2 precision
        {"scaling.no_peak", QT_TRANSLATE_NOOP("bascule", "No answer: the %2 peak of %1 is unknown.")},
        //: %1 card
        {"scaling.no_bus",
         QT_TRANSLATE_NOOP("bascule", "No answer: the bandwidth between the GPUs is unknown for %1.")},
        //: %1 bandwidth, %2 share, %3 card, %4 bandwidth
        {"scaling.impossible_rate",
         QT_TRANSLATE_NOOP("bascule", "No answer: %1 between the GPUs is %2 of what %3 has, %4 in one direction.")},
        {"scaling.overflow", QT_TRANSLATE_NOOP("bascule", "No answer: these sizes are too large to be computed.")},
        {"error.no_memory", QT_TRANSLATE_NOOP("bascule", "memory unknown")},
        {"error.no_bus", QT_TRANSLATE_NOOP("bascule", "bandwidth between the GPUs unknown")},
        {"error.impossible_rate", QT_TRANSLATE_NOOP("bascule", "more than the hardware can do")},
        //: under a number of days
        {"figure.scaling.days", QT_TRANSLATE_N_NOOP("bascule", "on %Ln GPU"), true},
        //: %1 speed-up
        {"figure.scaling.speedup", QT_TRANSLATE_NOOP("bascule", "× %1")},
        //: %1 share
        {"figure.scaling.efficiency", QT_TRANSLATE_NOOP("bascule", "speed-up, %1 efficiency")},
        //: %1 amount
        {"figure.scaling.amount", QT_TRANSLATE_NOOP("bascule", "against %1 on one GPU")},
        {"chart.scaling_days.title", QT_TRANSLATE_NOOP("bascule", "Days by number of GPUs")},
        //: %1 parameters, %2 tokens, %3 card
        {"chart.scaling_days.subtitle", QT_TRANSLATE_NOOP("bascule", "%1 parameters, %2, %3")},
        {"chart.scaling_cost.title", QT_TRANSLATE_NOOP("bascule", "Cost of the run by number of GPUs")},
        //: %1 price
        {"chart.scaling_cost.subtitle", QT_TRANSLATE_NOOP("bascule", "On demand, %1 per GPU-hour")},
        {"chart.scaling.empty", QT_TRANSLATE_NOOP("bascule", "No number of GPUs has a result.")},
        {"axis.gpus", QT_TRANSLATE_NOOP("bascule", "GPUs")},
        {"axis.days", QT_TRANSLATE_NOOP("bascule", "Days")},
        {"axis.run_cost", QT_TRANSLATE_NOOP("bascule", "Cost of the run")},
        //: %1 number
        {"present.node", QT_TRANSLATE_NOOP("bascule", "one node: %1 GPUs")},
        {"label.ideal", QT_TRANSLATE_NOOP("bascule", "ideal")},
        //: name of a line: days with the exchange of gradients
        {"label.days", QT_TRANSLATE_NOOP("bascule", "with the exchange")},
        {"label.on_one", QT_TRANSLATE_NOOP("bascule", "on one GPU")},
        //: name of a line: cost on several GPUs
        {"label.run_cost", QT_TRANSLATE_NOOP("bascule", "on several GPUs")},
        //: %1 card
        {"table.scaling", QT_TRANSLATE_NOOP("bascule", "%1: days, speed-up and cost")},
        {"column.scaling.gpus", QT_TRANSLATE_NOOP("bascule", "GPUs")},
        {"column.scaling.days", QT_TRANSLATE_NOOP("bascule", "Days")},
        {"column.scaling.speedup", QT_TRANSLATE_NOOP("bascule", "Speed-up")},
        {"column.scaling.efficiency", QT_TRANSLATE_NOOP("bascule", "Efficiency")},
        {"column.scaling.compute", QT_TRANSLATE_NOOP("bascule", "Compute per step")},
        {"column.scaling.all_reduce", QT_TRANSLATE_NOOP("bascule", "All-reduce")},
        {"column.scaling.exposed", QT_TRANSLATE_NOOP("bascule", "Waited for")},
        {"column.scaling.gpu_hours", QT_TRANSLATE_NOOP("bascule", "GPU-hours")},
        {"column.scaling.amount", QT_TRANSLATE_NOOP("bascule", "Amount")},
        {"column.scaling.network", QT_TRANSLATE_NOOP("bascule", "Network")},
        {"short.no_network", QT_TRANSLATE_NOOP("bascule", "none")},
        {"short.within_node", QT_TRANSLATE_NOOP("bascule", "within a node")},
        {"short.between_nodes", QT_TRANSLATE_NOOP("bascule", "between nodes")},
        //: %1 share, %2 peak, %3 card, %4 precision
        {"note.scaling.mfu",
         QT_TRANSLATE_NOOP("bascule", "MFU of %1: share of the peak of %3, %2 TFLOP/s (%4, dense), by 6 operations per "
                                      "parameter and token; attention is not counted while the shape is unknown.")},
        //: %1, %5 shares, %2 peak, %3 card, %4 precision
        {"note.scaling.mfu_attention",
         QT_TRANSLATE_NOOP("bascule", "MFU of %1: share of the peak of %3, %2 TFLOP/s (%4, dense), by 6 operations per "
                                      "parameter and token plus 12·L·d·T for attention; by 6PD alone it is %5.")},
        //: %1 number
        {"note.scaling.lora",
         QT_TRANSLATE_NOOP("bascule", "Adapters alone are trained (%1 parameters): 4 operations per frozen parameter "
                                      "and token, 6 per trained one; only their gradients are exchanged.")},
        //: %1, %2 numbers
        {"note.scaling.active", QT_TRANSLATE_NOOP("bascule", "Mixture of experts: %1 active parameters count for the "
                                                             "computation, all %2 for the exchange of gradients.")},
        //: %1, %3 bandwidths, %2 number
        {"note.scaling.bus",
         QT_TRANSLATE_NOOP("bascule",
                           "Bandwidth between GPUs, in one direction: %1 within a node (%2 GPUs), %3 beyond.")},
        //: %1 card, %2 bandwidth
        {"note.scaling.bus_typed",
         QT_TRANSLATE_NOOP("bascule", "The bandwidth within a node is typed; %1 has %2 by its data sheet.")},
        //: %1 size, %2 share
        {"note.scaling.all_reduce",
         QT_TRANSLATE_NOOP("bascule", "All-reduce of %1 in a ring, 2(N−1)/N × size ÷ bandwidth and 2(N−1) latencies; "
                                      "%2 of the backward pass hides it.")},
        //: %1 size
        {"note.scaling.all_reduce_bare",
         QT_TRANSLATE_NOOP(
             "bascule",
             "All-reduce of %1 in a ring, 2(N−1)/N × size ÷ bandwidth and 2(N−1) latencies; nothing hides it.")},
        //: %1, %2 days, %3 GPUs, %4, %5 shares
        {"note.scaling.whole_days",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Told in whole days, %1 on one GPU and %2 with %3 imply an MFU of %4 by 6PD and an efficiency of %5.")},
        //: %1 tokens
        {"note.scaling.step",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Each step reads %1 whatever the number of GPUs; what the exchange leaves uncovered is waited for.")},
        {"note.scaling.amount",
         QT_TRANSLATE_NOOP("bascule",
                           "Amounts: GPU-hours at the on-demand price, without rounding to billing increments.")},
    };
    return words;
}

} // namespace bascule
