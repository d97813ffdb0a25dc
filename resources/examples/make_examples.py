#!/usr/bin/env python3
"""Writes the example scenarios beside it: the published tables and the same question at list prices.

builtin.bascule.json is not written here: it is the published comparison itself. Run again after ../prices has changed.
"""
import json
from pathlib import Path

HERE = Path(__file__).resolve().parent

GPUS = ["gpu-starter", "gpu-pro", "gpu-enterprise", "gpu-titan"]
APIS = ["openai/gpt-5.4-mini", "openai/gpt-5.4", "anthropic/claude-haiku-4.5", "anthropic/claude-sonnet-4.6", "mistral/small-4"]
MONTHLY_APIS = ["openai/gpt-5.4-mini", "openai/gpt-5.4", "anthropic/claude-sonnet-4.6"]

TIERS = ("The published prices of gpt-5.4 and gpt-5.4-mini (7.50 and 2.25 per million output tokens) are OpenAI's batch prices; "
         "its standard prices are 15.00 and 4.50. Those of the Claude models are standard prices. Dollars count as euros here.")


def scenario(title, notes, **rest):
    return {"format": "bascule-scenario", "version": 1, "title": title, "notes": notes, "exchange_rates": {"USD": 1}, **rest}


def monthly(title, volume, **rest):
    return scenario(title, TIERS, gpus=["gpu-pro"], apis=MONTHLY_APIS, reference_gpu="gpu-pro", reference_api="openai/gpt-5.4",
                    workload={"output_tokens_per_month": volume}, **rest)


def list_prices():
    return json.loads((HERE.parent / "prices/list-prices.prices.json").read_text(encoding="utf-8"))


def examples():
    for millions in (10, 50, 100, 300):
        yield f"monthly-{millions}m", monthly(f"{millions} M tokens a month, as published", millions * 1_000_000)
    for percent, capacity in ((65, 107_827_200), (85, 141_004_800)):
        yield f"one-gpu-{percent}-percent", monthly(f"One GPU at {percent} % utilisation, as published", capacity,
                                                    hosting={"utilisation": percent / 100})
    yield "hourly", scenario("Price per million by the hour, as published", TIERS, gpus=GPUS, apis=APIS, reference_gpu="gpu-pro",
                             reference_api="openai/gpt-5.4", hosting={"billing": "on_demand"})
    yield "list-prices", scenario(
        "At list prices, four input tokens per output token",
        "API prices are the providers' standard list prices of 1 August 2026; Mistral Small 4 is not in that list. "
        "How fast the GPUs read input is not published, so the time they need for it is left out and the "
        "results say so. Dollars count as euros here.",
        gpus=GPUS, apis=APIS[:-1], reference_gpu="gpu-pro", reference_api="openai/gpt-5.4",
        workload={"output_tokens_per_month": 100_000_000, "input_tokens_per_output_token": 4}, price_book=list_prices())


def training_examples():
    """The published runs and the published speed-up, beside the published comparison."""
    beside = {"gpus": GPUS, "apis": APIS, "reference_gpu": "gpu-pro", "reference_api": "openai/gpt-5.4"}
    mistral = {"name": "Mistral 7B", "parameters": 7_241_732_096, "layers": 32, "hidden_size": 4096, "intermediate_size": 14336,
               "attention_heads": 32, "kv_heads": 8, "vocabulary_size": 32000}
    yield "training-8-h100", scenario(
        "Continued pre-training on 8 H100 for 72 hours, as published",
        "Published: 483.84 of GPU time, 4.00 of checkpoint volume, 4.00 of import, about 492 in all; 968 on demand, 691 and 1382 at "
        "the market median. Amounts are in dollars; euros count as dollars here.",
        currency="USD", exchange_rates={"EUR": 1}, **beside,
        training={"gpu": "h100-sxm", "units": 8, "billing": "interruptible", "duration_hours": 72, "storage": "marketplace-volume",
                  "checkpoint_volume_gb": 500, "dataset_gb": 400})
    yield "fine-tuning-mistral-7b", scenario(
        "QLoRA of Mistral 7B on an RTX 4090, as published",
        "Published: 750 steps of 8 × 512 tokens at 1350 tokens a second, 38 minutes, about 0.95. That is by the second; this offer "
        "bills whole hours. Dollars count as euros here.", **beside,
        training={"gpu": "gpu-pro", "tokens": 3_072_000, "tokens_per_second": 1350},
        fine_tuning={"model": mistral, "method": "qlora", "rank": 16, "micro_batch": 8, "sequence_tokens": 512, "tokens": 3_072_000,
                     "tokens_per_second": 1350})
    size = {"parameters": 2_700_000_000, "mfu": 0.2613}
    yield "training-2700m", scenario(
        "Pre-training of 2.7B parameters on 40B tokens",
        "Published: about 92 days on one A100 80 GB and 14 on eight. 92 days are 26 % of the card's peak by six operations a "
        "parameter and token; 14 days are 82 % of eight times as fast. Dollars count as euros here.", **beside,
        training={"gpu": "gpu-titan", "units": 8, "tokens": 40_000_000_000, "compute": {**size, "scaling_efficiency": 0.82}})
    yield "scaling-8-a100", scenario(
        "From 92 days on one A100 to 14 on eight, as published",
        "The published times imply 26 % of the card's peak and 82 % efficiency. The bandwidth between the cards and the tokens of a "
        "step are not published: 25 GB/s and 65,536 tokens come to those times. Dollars count as euros here.", **beside,
        scaling={**size, "tokens": 40_000_000_000, "gpu": "gpu-titan", "tokens_per_step": 65536, "bus_gb_per_second": 25})
    # The model stands beside the section: fine-tuning shares it.
    yield "inference-mistral-7b", scenario(
        "An assistant on one A100 40 GB, as published",
        "Published: first token under 100 ms, then over 60 tokens a second, weights in 16 bits, KV cache in 8, at most 16 sequences at "
        "once; the same page counts 96 tokens a second for this card. The lengths of prompt and answer are not published. Dollars "
        "count as euros here.", currency="EUR", gpus=GPUS, apis=APIS, reference_gpu="gpu-enterprise", reference_api="openai/gpt-5.4",
        model=mistral,
        inference={"gpu": "gpu-enterprise", "kv_bytes": 1, "prompt_tokens": 512, "output_tokens": 256, "batch_limit": 16,
                   "target_first_token_milliseconds": 100, "target_tokens_per_second": 60})

    yield "corpus-fr", scenario(
        "Two million French documents, read once",
        "Documents of 6,000 characters; tokens per character as measured on French prose with cl100k_base. API prices are the "
        "providers' standard list prices of 1 August 2026. Dollars count as euros here.",
        gpus=GPUS, apis=APIS[:-1], reference_gpu="gpu-pro", reference_api="openai/gpt-5.4",
        price_book=json.loads((HERE.parent / "prices/list-prices.prices.json").read_text(encoding="utf-8")),
        corpus={"documents": 2_000_000, "characters_per_document": 6000, "language": "fr", "encoding": "cl100k_base"})


def load_examples():
    """Where utilisation comes from: the same product by day, and at night."""
    beside = {"gpus": GPUS, "apis": APIS[:-1], "reference_gpu": "gpu-pro", "reference_api": "openai/gpt-5.4", "price_book": list_prices()}
    yield "office-assistant", scenario(
        "An assistant for 400 people in office hours",
        "Assumed, not measured: 25 questions a day and person, answered in 350 tokens from 1,500. API prices are standard list prices. "
        "How fast the GPUs read input is not published, so the time they need for it is left out. Dollars count as euros here.",
        **beside, hosting={"utilisation": "from_load"},
        workload={"load": {"users": 400, "requests_per_user_per_day": 25, "output_tokens_per_request": 350, "input_tokens_per_request": 1500,
                           "hourly_profile": [0, 0, 0, 0, 0, 0, 0, 0.2, 0.6, 1, 1, 0.9, 0.4, 0.6, 1, 1, 0.9, 0.6, 0.3, 0.1, 0, 0, 0, 0]}})
    yield "night-batch", scenario(
        "40,000 documents summarised every night",
        "Assumed, not measured: 3,000 tokens read and 400 written for each document, evenly from 22 h to 6 h, every night. API prices are "
        "standard list prices. How fast the GPUs read input is not published, so the time they need for it is left out. Dollars count as "
        "euros here.", **beside, hosting={"utilisation": "from_load"},
        workload={"load": {"users": 1, "requests_per_user_per_day": 40_000, "active_days_per_month": 30, "output_tokens_per_request": 400,
                           "input_tokens_per_request": 3000, "peak_factor": 1,
                           "hourly_profile": [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]}})


for name, content in (*examples(), *training_examples(), *load_examples()):
    (HERE / f"{name}.bascule.json").write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
