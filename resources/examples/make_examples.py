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


def examples():
    for millions in (10, 50, 100, 300):
        yield f"monthly-{millions}m", monthly(f"{millions} M tokens a month, as published", millions * 1_000_000)
    for percent, capacity in ((65, 107_827_200), (85, 141_004_800)):
        yield f"one-gpu-{percent}-percent", monthly(f"One GPU at {percent} % utilisation, as published", capacity,
                                                    hosting={"utilisation": percent / 100})
    yield "hourly", scenario("Price per million by the hour, as published", TIERS, gpus=GPUS, apis=APIS, reference_gpu="gpu-pro",
                             reference_api="openai/gpt-5.4", hosting={"billing": "on_demand"})
    book = json.loads((HERE.parent / "prices/list-prices.prices.json").read_text(encoding="utf-8"))
    yield "list-prices", scenario(
        "At list prices, four input tokens per output token",
        "API prices are the providers' standard list prices of 1 August 2026; Mistral Small 4 is not in that list. "
        "How fast the GPUs read input is not published, so the time they need for it is left out and the "
        "results say so. Dollars count as euros here.",
        gpus=GPUS, apis=APIS[:-1], reference_gpu="gpu-pro", reference_api="openai/gpt-5.4",
        workload={"output_tokens_per_month": 100_000_000, "input_tokens_per_output_token": 4}, price_book=book)


for name, content in examples():
    (HERE / f"{name}.bascule.json").write_text(json.dumps(content, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
