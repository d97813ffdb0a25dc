#include "app/words/tables.h"

#include <QCoreApplication>

namespace bascule {

// The page of inference, its inputs, and what a throughput was measured or estimated for.
std::span<const WordEntry> inferenceWords() {
    static constexpr WordEntry words[] = {
        {"page.inference", QT_TRANSLATE_NOOP("bascule", "Inference")},
        {"empty.inference",
         QT_TRANSLATE_NOOP("bascule", "How fast does the card answer, and what is its throughput worth?")},
        {"example.inference-mistral-7b", QT_TRANSLATE_NOOP("bascule", "Inference: an assistant on one A100 40 GB")},
        //: name of an undo step
        {"undo.use_throughput", QT_TRANSLATE_NOOP("bascule", "Throughput of the offer")},
        //: button; %1 throughput
        {"use_throughput", QT_TRANSLATE_NOOP("bascule", "Use this throughput: %1")},
        //: the same button once pressed; %1 throughput
        {"use_throughput.used", QT_TRANSLATE_NOOP("bascule", "In use: %1")},
        {"use_throughput.help",
         QT_TRANSLATE_NOOP("bascule", "Puts this throughput on the offer in the price book, with the model, precision "
                                      "and number of sequences it was estimated for.")},
        {"group.inference", QT_TRANSLATE_NOOP("bascule", "Request and batch")},
        {"group.targets", QT_TRANSLATE_NOOP("bascule", "Targets")},
        {"group.served_model", QT_TRANSLATE_NOOP("bascule", "Model dimensions")},
        {"group.hardware", QT_TRANSLATE_NOOP("bascule", "Efficiency and overheads")},
        {"field.inference.model", QT_TRANSLATE_NOOP("bascule", "Model")},
        {"field.inference.model.help",
         QT_TRANSLATE_NOOP("bascule", "Published open models. The one chosen here is the scenario’s, shared with "
                                      "fine-tuning; its dimensions can be changed below.")},
        {"field.inference.gpu", QT_TRANSLATE_NOOP("bascule", "GPU")},
        {"field.inference.gpu.help",
         QT_TRANSLATE_NOOP("bascule", "The offer that serves the model, from the price book.")},
        {"field.inference.precision", QT_TRANSLATE_NOOP("bascule", "Precision")},
        {"field.inference.precision.help",
         QT_TRANSLATE_NOOP("bascule", "Which peak of the data sheet the computing refers to.")},
        {"field.inference.gpus", QT_TRANSLATE_NOOP("bascule", "GPUs per copy")},
        {"field.inference.gpus.help",
         QT_TRANSLATE_NOOP("bascule", "Cards that share one copy of the model (tensor parallelism).")},
        {"field.inference.prompt_tokens", QT_TRANSLATE_NOOP("bascule", "Prompt tokens")},
        {"field.inference.prompt_tokens.help",
         QT_TRANSLATE_NOOP("bascule", "Input tokens of one request, read before the first token comes out.")},
        {"field.inference.output_tokens", QT_TRANSLATE_NOOP("bascule", "Answer tokens")},
        {"field.inference.output_tokens.help",
         QT_TRANSLATE_NOOP("bascule", "Output tokens of one request, one decoding step each.")},
        {"field.inference.batch_limit", QT_TRANSLATE_NOOP("bascule", "Batch size, at most")},
        {"field.inference.batch_limit.help",
         QT_TRANSLATE_NOOP("bascule", "Most sequences served together (max_num_seqs). Memory may hold fewer.")},
        {"field.inference.weight_bytes", QT_TRANSLATE_NOOP("bascule", "Bytes per weight")},
        {"field.inference.weight_bytes.help", QT_TRANSLATE_NOOP("bascule", "2 in 16 bits, 1 in FP8, 0.5 in 4 bits.")},
        {"field.inference.kv_bytes", QT_TRANSLATE_NOOP("bascule", "Bytes per key or value")},
        {"field.inference.kv_bytes.help", QT_TRANSLATE_NOOP("bascule", "Of the KV cache: 2 in 16 bits, 1 in FP8.")},
        {"field.inference.target_first_token_milliseconds", QT_TRANSLATE_NOOP("bascule", "Time to first token")},
        {"field.inference.target_first_token_milliseconds.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Longest time to first token (TTFT) that is accepted, in the worst case. Empty: no target.")},
        {"field.inference.target_tokens_per_second", QT_TRANSLATE_NOOP("bascule", "Tokens/s per user")},
        {"field.inference.target_tokens_per_second.help",
         QT_TRANSLATE_NOOP("bascule", "Least throughput of each user while the batch is full. Empty: no target.")},
        {"field.inference.memory_fraction", QT_TRANSLATE_NOOP("bascule", "Memory used")},
        {"field.inference.memory_fraction.help",
         QT_TRANSLATE_NOOP("bascule", "Share of the cards’ memory for weights and KV cache (gpu_memory_utilization).")},
        {"field.inference.batch_window_milliseconds", QT_TRANSLATE_NOOP("bascule", "Batch window")},
        {"field.inference.batch_window_milliseconds.help",
         QT_TRANSLATE_NOOP("bascule", "Longest wait for other prompts before one is read.")},
        {"field.inference.compute_efficiency", QT_TRANSLATE_NOOP("bascule", "Share of peak FLOPs")},
        {"field.inference.compute_efficiency.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Share of the data sheet’s peak that prompts reach. More than 100% is impossible.")},
        {"field.inference.memory_efficiency", QT_TRANSLATE_NOOP("bascule", "Share of peak bandwidth")},
        {"field.inference.memory_efficiency.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Share of the data sheet’s memory bandwidth that decoding reaches. More than 100% is impossible.")},
        {"field.inference.layer_microseconds", QT_TRANSLATE_NOOP("bascule", "Per layer and step")},
        {"field.inference.layer_microseconds.help",
         QT_TRANSLATE_NOOP("bascule", "Kernel launches of one layer in one decoding step.")},
        {"field.inference.collective_microseconds", QT_TRANSLATE_NOOP("bascule", "Per exchange of cards")},
        {"field.inference.collective_microseconds.help",
         QT_TRANSLATE_NOOP("bascule", "One exchange between the cards that share the model; two a layer.")},
        {"field.inference.sequence_microseconds", QT_TRANSLATE_NOOP("bascule", "Per sequence and step")},
        {"field.inference.sequence_microseconds.help",
         QT_TRANSLATE_NOOP("bascule", "Scheduling and sampling of one sequence in one decoding step.")},
        //: %1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences
        {"inference.met",
         QT_TRANSLATE_N_NOOP("bascule",
                             "%1 on %2 is fast enough for %Ln sequence: first token within %3, then %4 each."),
         true},
        //: %1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences
        {"inference.missed",
         QT_TRANSLATE_N_NOOP("bascule", "%1 on %2 is too slow for %Ln sequence: first token within %3, then %4 each."),
         true},
        //: %1 model, %2 offer, %3 time of the first token, %4 throughput of each user, n sequences
        {"inference.serves",
         QT_TRANSLATE_N_NOOP("bascule", "%1 on %2 serves %Ln sequence: first token within %3, then %4 each."), true},
        //: %1 cards with their count, %2 offer
        {"inference.cards", QT_TRANSLATE_NOOP("bascule", "%1 of %2")},
        //: %1 model, %2 offer, %3 and %4 memory that lacks, in GiB and in GB
        {"inference.does_not_fit",
         QT_TRANSLATE_NOOP("bascule", "%1 does not fit on %2: %3 (%4) short for the first sequence.")},
        //: as “inference.does_not_fit”; n cards
        {"inference.does_not_fit.cards",
         QT_TRANSLATE_N_NOOP("bascule",
                             "%1 does not fit on %2: %3 (%4) short for the first sequence. It takes %Ln card."),
         true},
        //: %1 offer
        {"inference.no_bandwidth", QT_TRANSLATE_NOOP("bascule", "No answer: the memory bandwidth of %1 is unknown.")},
        //: %1 offer
        {"inference.no_memory", QT_TRANSLATE_NOOP("bascule", "No answer: the memory of %1 is unknown.")},
        //: %1 share, %2 offer
        {"inference.impossible_compute",
         QT_TRANSLATE_NOOP("bascule", "No answer: %1 of the peak FLOPs is more than %2 can do.")},
        //: %1 share, %2 offer
        {"inference.impossible_memory",
         QT_TRANSLATE_NOOP("bascule", "No answer: %1 of the memory bandwidth is more than %2 can do.")},
        //: %1 throughput, %2 offer, %3 share, %4 model
        {"inference.impossible_listed",
         QT_TRANSLATE_NOOP(
             "bascule",
             "The %1 counted for %2 would take %3 of its peak FLOPs with %4: they were not measured for this model.")},
        //: %1, %2 times
        {"inference.first.missed",
         QT_TRANSLATE_NOOP("bascule", "The first token takes up to %1, over the target of %2.")},
        //: %1, %2 throughput
        {"inference.rate.missed", QT_TRANSLATE_NOOP("bascule", "Each user gets %1, below the target of %2.")},
        //: %1 throughput
        {"inference.all", QT_TRANSLATE_NOOP("bascule", "All users together get %1.")},
        //: %1 throughput
        {"inference.used", QT_TRANSLATE_NOOP("bascule", "All users together get %1, which the comparison counts.")},
        //: %1, %2 throughput, %3 number
        {"inference.against",
         QT_TRANSLATE_NOOP("bascule", "All together get %1, where the comparison counts %2: %3 times as much.")},
        //: %1, %2 amounts
        {"inference.cost", QT_TRANSLATE_NOOP("bascule", "A million tokens then cost %1 instead of %2.")},
        //: n sequences
        {"inference.memory_holds", QT_TRANSLATE_N_NOOP("bascule", "Memory would hold %Ln sequence."), true},
        //: n sequences
        {"inference.memory_limits",
         QT_TRANSLATE_N_NOOP("bascule", "Memory decides: it holds no more than %Ln sequence."), true},
        //: under a time
        {"figure.inference.first", QT_TRANSLATE_NOOP("bascule", "first token, at worst (TTFT)")},
        //: under a throughput; %1 number of sequences
        {"figure.inference.user", QT_TRANSLATE_NOOP("bascule", "per user, %1 at once")},
        //: under a throughput
        {"figure.inference.all", QT_TRANSLATE_NOOP("bascule", "all users together")},
        {"chart.inference_times.title", QT_TRANSLATE_NOOP("bascule", "Where the time of a request goes")},
        //: %1 model, %2 offer, %3 tokens
        {"chart.inference_times.subtitle", QT_TRANSLATE_NOOP("bascule", "%1 on %2, prompt of %3")},
        {"chart.inference_rates.title", QT_TRANSLATE_NOOP("bascule", "Throughput by batch size")},
        //: %1, %2 tokens
        {"chart.inference_rates.subtitle", QT_TRANSLATE_NOOP("bascule", "Prompts of %1, answers of %2")},
        {"axis.sequences", QT_TRANSLATE_NOOP("bascule", "Sequences served at once")},
        {"axis.tokens_per_second", QT_TRANSLATE_NOOP("bascule", "Output tokens per second")},
        //: name of a bar, here and below
        {"inference.bar.first_best", QT_TRANSLATE_NOOP("bascule", "First token, alone")},
        {"inference.bar.first_mean", QT_TRANSLATE_NOOP("bascule", "First token, mean")},
        {"inference.bar.first_worst", QT_TRANSLATE_NOOP("bascule", "First token, at worst")},
        {"inference.bar.prefill_load", QT_TRANSLATE_NOOP("bascule", "Prefill, batch full")},
        {"inference.bar.step_single", QT_TRANSLATE_NOOP("bascule", "Decode, alone")},
        //: %1 number of sequences
        {"inference.bar.step_batch", QT_TRANSLATE_NOOP("bascule", "Decode, %1 at once")},
        //: part of a bar, here and below
        {"inference.part.compute", QT_TRANSLATE_NOOP("bascule", "Compute")},
        {"inference.part.weights", QT_TRANSLATE_NOOP("bascule", "Weights")},
        {"inference.part.kv_cache", QT_TRANSLATE_NOOP("bascule", "KV cache")},
        {"inference.part.overhead", QT_TRANSLATE_NOOP("inference.part.overhead", "Overhead")},
        {"inference.part.waiting", QT_TRANSLATE_NOOP("bascule", "Waiting")},
        //: mark on a bar
        {"inference.limit.ideal", QT_TRANSLATE_NOOP("bascule", "ideal")},
        //: mark on a bar
        {"inference.limit.target", QT_TRANSLATE_NOOP("bascule", "target")},
        //: name of a line
        {"label.inference.all", QT_TRANSLATE_NOOP("bascule", "all together")},
        //: name of a line
        {"label.inference.user", QT_TRANSLATE_NOOP("bascule", "per user")},
        //: name of a line
        {"label.inference.target", QT_TRANSLATE_NOOP("bascule", "target per user")},
        //: %1 number of sequences
        {"present.inference", QT_TRANSLATE_NOOP("bascule", "batch: %1")},
        //: %1 number of sequences
        {"mark.inference.memory", QT_TRANSLATE_NOOP("bascule", "memory full: %1")},
        //: %1 model, %2 offer
        {"table.inference", QT_TRANSLATE_NOOP("bascule", "%1 on %2: estimate beside the textbook")},
        {"column.inference.figure", QT_TRANSLATE_NOOP("bascule", "Figure")},
        {"column.inference.ideal", QT_TRANSLATE_NOOP("bascule", "Ideal, one GPU")},
        {"column.inference.single", QT_TRANSLATE_NOOP("bascule", "One request")},
        //: %1 number of sequences
        {"column.inference.batch", QT_TRANSLATE_NOOP("bascule", "%1 at once")},
        {"column.inference.target", QT_TRANSLATE_NOOP("bascule", "Target")},
        {"column.inference.verdict", QT_TRANSLATE_NOOP("bascule", "Verdict")},
        {"column.inference.error", QT_TRANSLATE_NOOP("bascule", "Error to expect")},
        {"inference.row.prefill", QT_TRANSLATE_NOOP("bascule", "Prefill: first token at best")},
        {"inference.row.first_mean", QT_TRANSLATE_NOOP("bascule", "First token, on average")},
        {"inference.row.first_worst", QT_TRANSLATE_NOOP("bascule", "First token, worst")},
        {"inference.row.step", QT_TRANSLATE_NOOP("bascule", "Time per output token")},
        {"inference.row.user", QT_TRANSLATE_NOOP("bascule", "Throughput per user")},
        {"inference.row.all", QT_TRANSLATE_NOOP("bascule", "Throughput, all users")},
        {"inference.error.first", QT_TRANSLATE_NOOP("bascule", "±15%")},
        {"inference.error.single", QT_TRANSLATE_NOOP("bascule", "±30%")},
        {"inference.error.all", QT_TRANSLATE_NOOP("bascule", "±20%")},
        {"pill.inference.met", QT_TRANSLATE_NOOP("bascule", "Met")},
        {"pill.inference.missed", QT_TRANSLATE_NOOP("bascule", "Missed")},
        //: %1 offer
        {"table.inference_cost",
         QT_TRANSLATE_NOOP("bascule", "%1: what this throughput does to the cost of 1M tokens")},
        {"column.inference.throughput", QT_TRANSLATE_NOOP("bascule", "Throughput")},
        {"column.inference.rate", QT_TRANSLATE_NOOP("bascule", "Output tok/s")},
        {"column.inference.condition", QT_TRANSLATE_NOOP("bascule", "Measured or estimated for")},
        {"column.inference.cost", QT_TRANSLATE_NOOP("bascule", "Per 1M")},
        {"column.inference.ratio", QT_TRANSLATE_NOOP("bascule", "Ratio")},
        //: name of a row
        {"inference.cost.listed", QT_TRANSLATE_NOOP("bascule", "In the price book")},
        //: name of a row
        {"inference.cost.typed", QT_TRANSLATE_NOOP("bascule", "As typed")},
        //: name of a row
        {"inference.cost.estimated", QT_TRANSLATE_NOOP("bascule", "Estimated here")},
        //: %1 number
        {"inference.ratio", QT_TRANSLATE_NOOP("bascule", "× %1")},
        {"note.inference.error",
         QT_TRANSLATE_NOOP("bascule", "Errors to expect of these estimates: ±20% on the throughput of all users, ±30% "
                                      "on a single stream, ±15% on the first token of prompts above 500 tokens.")},
        {"note.inference.short_prompt",
         QT_TRANSLATE_NOOP("bascule", "With a prompt this short the first token is less certain than that.")},
        {"note.inference.ideal",
         QT_TRANSLATE_NOOP("bascule", "Ideal: the textbook bounds of one card, prefill (2PT + 4LT²d) ÷ FLOPS and one "
                                      "read of weights and KV cache per token.")},
        //: %1, %2 shares
        {"note.inference.efficiency",
         QT_TRANSLATE_NOOP("bascule", "The estimate reaches %1 of the peak FLOPs and %2 of the memory bandwidth and "
                                      "adds overheads per layer and per sequence.")},
        {"note.inference.hidden",
         QT_TRANSLATE_NOOP(
             "bascule", "Bars show what binds: computing and reading overlap, and the shorter of the two is hidden.")},
        //: %1, %2, %3 numbers
        {"note.inference.copies",
         QT_TRANSLATE_NOOP(
             "bascule", "One copy of the model takes %1 GPUs, the offer holds %2: its throughput counts %3 copies.")},
        //: %1 offer
        {"note.inference.input_twice",
         QT_TRANSLATE_NOOP("bascule", "This throughput already includes reading the prompts, which the input "
                                      "throughput given for %1 would count again.")},
        //: %1, %2 numbers of parameters
        {"note.inference.experts",
         QT_TRANSLATE_NOOP("bascule", "Mixture of experts: %1 parameters count in computing, all %2 in memory.")},
        {"error.does_not_fit", QT_TRANSLATE_NOOP("bascule", "does not fit in memory")},
        {"price.throughput_for", QT_TRANSLATE_NOOP("bascule", "Throughput measured or estimated for")},
        {"prices.column.throughput_for", QT_TRANSLATE_NOOP("bascule", "Measured or estimated for")},
        {"throughput.unsaid", QT_TRANSLATE_NOOP("bascule", "model and load not given")},
        //: %1 model, precision and load
        {"throughput.for", QT_TRANSLATE_NOOP("bascule", "%1")},
        {"throughput.load_unsaid_last", QT_TRANSLATE_NOOP("bascule", "load not given")},
        {"throughput.one_stream_last", QT_TRANSLATE_NOOP("bascule", "one stream, not a loaded card")},
        //: n sequences
        {"throughput.at_once_last", QT_TRANSLATE_N_NOOP("bascule", "%Ln sequence at once"), true},
        {"field.inference.model.parameters", QT_TRANSLATE_NOOP("bascule", "Parameters")},
        {"field.inference.model.parameters.help",
         QT_TRANSLATE_NOOP(
             "bascule", "Parameters of the model, all experts together. Empty: counted from its layers and widths.")},
        {"field.inference.model.active_parameters", QT_TRANSLATE_NOOP("bascule", "Active parameters")},
        {"field.inference.model.active_parameters.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Parameters that each token passes through in a mixture of experts. Empty: all of them.")},
        {"field.inference.model.layers", QT_TRANSLATE_NOOP("bascule", "Layers")},
        {"field.inference.model.layers.help",
         QT_TRANSLATE_NOOP("bascule",
                           "Number of transformer layers. The model’s configuration gives it (num_hidden_layers).")},
        {"field.inference.model.hidden_size", QT_TRANSLATE_NOOP("bascule", "Hidden size")},
        {"field.inference.model.hidden_size.help",
         QT_TRANSLATE_NOOP("bascule", "Width of the vector that runs through the layers (hidden_size).")},
        {"field.inference.model.intermediate_size", QT_TRANSLATE_NOOP("bascule", "Intermediate size")},
        {"field.inference.model.intermediate_size.help",
         QT_TRANSLATE_NOOP(
             "bascule",
             "Width of the feed-forward part of a layer, of one expert where there are several (intermediate_size).")},
        {"field.inference.model.experts", QT_TRANSLATE_NOOP("bascule", "Experts per layer")},
        {"field.inference.model.experts.help",
         QT_TRANSLATE_NOOP("bascule", "Experts in a layer; 1 for an ordinary model.")},
        {"field.inference.model.attention_heads", QT_TRANSLATE_NOOP("bascule", "Attention heads")},
        {"field.inference.model.attention_heads.help",
         QT_TRANSLATE_NOOP("bascule", "Query heads of a layer (num_attention_heads).")},
        {"field.inference.model.kv_heads", QT_TRANSLATE_NOOP("bascule", "KV heads")},
        {"field.inference.model.kv_heads.help",
         QT_TRANSLATE_NOOP("bascule", "Key and value heads of a layer; fewer than the attention heads where they share "
                                      "them (num_key_value_heads).")},
        {"field.inference.model.head_size", QT_TRANSLATE_NOOP("bascule", "Head size")},
        {"field.inference.model.head_size.help",
         QT_TRANSLATE_NOOP("bascule", "Width of one head. Empty: the hidden size divided by the attention heads.")},
        {"field.inference.model.vocabulary_size", QT_TRANSLATE_NOOP("bascule", "Vocabulary size")},
        {"field.inference.model.vocabulary_size.help",
         QT_TRANSLATE_NOOP("bascule", "Tokens that the model knows (vocab_size).")},
    };
    return words;
}

} // namespace bascule
