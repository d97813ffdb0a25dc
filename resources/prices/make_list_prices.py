#!/usr/bin/env python3
"""Writes list-prices.prices.json from LiteLLM's model_prices_and_context_window.json (MIT licence).

usage: make_list_prices.py MODEL_PRICES.json AS_OF > list-prices.prices.json     AS_OF is an ISO date

LiteLLM states US dollars per token; the book states them per million. The product is taken in decimal, from the text of the
file, so that 1.5e-07 becomes 0.15 and never 0.15000000000000002. GPU and storage rows are those of reference.prices.json.
"""
import datetime
import json
import re
import sys
from decimal import Decimal
from pathlib import Path

# id in the book, provider, name, key in the file, note
MODELS = [
    ("openai/gpt-5.6-sol", "OpenAI", "gpt-5.6-sol", "gpt-5.6-sol", None),
    ("openai/gpt-5.6-terra", "OpenAI", "gpt-5.6-terra", "gpt-5.6-terra", None),
    ("openai/gpt-5.6-luna", "OpenAI", "gpt-5.6-luna", "gpt-5.6-luna", None),
    ("openai/gpt-5.4", "OpenAI", "gpt-5.4", "gpt-5.4", None),
    ("openai/gpt-5.4-mini", "OpenAI", "gpt-5.4-mini", "gpt-5.4-mini", None),
    ("openai/gpt-5.4-nano", "OpenAI", "gpt-5.4-nano", "gpt-5.4-nano", None),
    ("anthropic/claude-opus-5", "Anthropic", "Claude Opus 5", "claude-opus-5", None),
    ("anthropic/claude-sonnet-5", "Anthropic", "Claude Sonnet 5", "claude-sonnet-5",
     "Introductory price: announced to become 3 and 15 on 1 Sep 2026."),
    ("anthropic/claude-sonnet-4.6", "Anthropic", "Claude Sonnet 4.6", "claude-sonnet-4-6", None),
    ("anthropic/claude-haiku-4.5", "Anthropic", "Claude Haiku 4.5", "claude-haiku-4-5", None),
    ("google/gemini-3.1-pro", "Google", "Gemini 3.1 Pro (preview)", "gemini/gemini-3.1-pro-preview", None),
    ("google/gemini-3.6-flash", "Google", "Gemini 3.6 Flash", "gemini/gemini-3.6-flash", None),
    ("google/gemini-3.5-flash-lite", "Google", "Gemini 3.5 Flash-Lite", "gemini/gemini-3.5-flash-lite", None),
    ("google/gemini-2.5-pro", "Google", "Gemini 2.5 Pro", "gemini/gemini-2.5-pro", None),
    ("mistral/large-3", "Mistral", "Large 3", "mistral/mistral-large-3", None),
    ("mistral/medium-3.5", "Mistral", "Medium 3.5", "mistral/mistral-medium-3-5", None),
    ("mistral/small-3.2", "Mistral", "Small 3.2", "mistral/mistral-small-3-2-2506", None),
    ("deepseek/v4-pro", "DeepSeek", "V4 Pro", "deepseek/deepseek-v4-pro", None),
    ("deepseek/v4-flash", "DeepSeek", "V4 Flash", "deepseek/deepseek-v4-flash", None),
    ("cohere/command-a", "Cohere", "Command A", "command-a-03-2025", None),
    ("cohere/command-r7b", "Cohere", "Command R7B", "command-r7b-12-2024", None),
    ("amazon/nova-2-lite", "Amazon", "Nova 2 Lite", "amazon.nova-2-lite-v1:0", None),
    ("amazon/nova-pro", "Amazon", "Nova Pro", "amazon-nova/nova-pro-v1", None),
    ("xai/grok-4.5", "xAI", "Grok 4.5", "xai/grok-4.5", None),
    ("xai/grok-4.3", "xAI", "Grok 4.3", "xai/grok-4.3", None),
    ("alibaba/qwen3.7-max", "Alibaba Cloud", "Qwen3.7 Max", "dashscope/qwen3.7-max", None),
    ("groq/llama-3.3-70b", "Groq", "Llama 3.3 70B at Groq", "groq/llama-3.3-70b-versatile", None),
    ("together/llama-4-maverick", "Together AI", "Llama 4 Maverick at Together",
     "together_ai/meta-llama/Llama-4-Maverick-17B-128E-Instruct-FP8", None),
    ("groq/gpt-oss-120b", "Groq", "gpt-oss-120b at Groq", "groq/openai/gpt-oss-120b", None),
]

FIELDS = [
    ("input", "input_cost_per_token"),
    ("cached_input", "cache_read_input_token_cost"),
    ("cache_write", "cache_creation_input_token_cost"),
    ("output", "output_cost_per_token"),
]
LONG_CONTEXT = re.compile(r"input_cost_per_token_above_(\d+)k_tokens")


def per_million(price):
    value = (price * 1_000_000).normalize()
    text = format(value, "f")
    assert value >= 0 and Decimal(repr(float(text))) == value, text
    return int(value) if value == value.to_integral_value() else float(text)


def prices(model, suffix=""):
    found = {}
    for name, key in FIELDS:
        price = model.get(key + suffix)
        # Writing to the cache at 0 means no surcharge on the input price, not tokens for nothing: left unknown.
        if price is None or (name == "cache_write" and price == 0):
            continue
        found[name] = per_million(price)
    return found


def row(models, as_of, identifier, provider, name, key, note):
    model = models[key]
    result = {"id": identifier, "provider": provider, "name": name, "currency": "USD", "price_per_million": prices(model)}
    if "output" not in result["price_per_million"] or "input" not in result["price_per_million"]:
        raise SystemExit(f"{key}: input or output price is missing")
    if batch := prices(model, "_batches"):
        result["batch_price_per_million"] = batch
    thresholds = sorted(int(match[1]) for field in model if (match := LONG_CONTEXT.fullmatch(field)))
    if thresholds:
        first = thresholds[0]
        result["long_context"] = {"above_input_tokens": first * 1000, "price_per_million": prices(model, f"_above_{first}k_tokens")}
    if model.get("max_input_tokens"):
        result["context_window_tokens"] = int(model["max_input_tokens"])
    day = datetime.date.fromisoformat(as_of)
    result["source"] = f"LiteLLM model_prices_and_context_window.json, {day.day} {day:%b %Y}, key {key}"
    result["as_of"] = as_of
    if note:
        result["notes"] = note
    return result


def lines(name, rows):
    return f'  "{name}": [\n' + ",\n".join("    " + json.dumps(entry, ensure_ascii=False) for entry in rows) + "\n  ]"


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    models = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"), parse_float=Decimal, parse_int=Decimal)
    reference = json.loads(Path(__file__).with_name("reference.prices.json").read_text(encoding="utf-8"))
    body = [
        lines("gpus", reference["gpus"]),
        lines("apis", [row(models, sys.argv[2], *entry) for entry in MODELS]),
        lines("storage", reference["storage"]),
    ]
    head = '{\n  "format": "bascule-prices",\n  "version": 1,\n  "name": "List prices",\n'
    sys.stdout.write(head + ",\n".join(body) + "\n}\n")


if __name__ == "__main__":
    main()
