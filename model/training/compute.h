#pragma once
#include "model/training/sections.h"

// Floating-point operations of training, and the share of the peak that a measured rate comes to. Pure arithmetic.
namespace bascule {

// FLOPs per token (contract 7): 6 an active parameter, forward and backward (Kaplan et al. 2020, arXiv:2001.08361, section
// 2.1); with adapters 4 for the frozen ones and 6 for the trained; 12·L·d·T of attention when all three are known (PaLM,
// arXiv:2204.02311, appendix B).
double flopsPerToken(const Compute& compute);

// Hours of one job on `gpus` GPUs of `peak_tflops` each, at the section's share of the peak times `efficiency`.
double computeHours(const Compute& compute, double tokens, double gpus, double peak_tflops, double efficiency = 1);

// The share of the peak behind a rate in tokens/s of the whole job: model FLOPs utilisation, above 1 impossible.
double impliedMfu(double flops_per_token, double tokens_per_second, double gpus, double peak_tflops);

// Above this a share of the peak is worth a warning, `high_mfu`: published runs stay below (MosaicML's table reaches 0.65).
inline constexpr double high_mfu = 0.65;

} // namespace bascule
