import type { Finding, Reader } from "@/lib/extraction/model";

/**
 * Names of rules: the reader, the field without places in lists, how the value stands on the page, and how certain the
 * reader is of such a one, which tells its branches apart, e.g. "section-2/signal_word/line/0.98". A reader that names
 * its rule itself is believed.
 */
export function withRuleIds(reader: string, read: Reader): Reader {
  return (section, context) => {
    const { findings, problems } = read(section, context);
    return { findings: findings.map((one) => ({ ...one, rule: one.rule ?? ruleOf(reader, one) })), problems };
  };
}

function ruleOf(reader: string, { path, confidence, sources, absent }: Finding): string {
  const field = path.replace(/\[\d+\]/g, "").replace(/^(\w+)\.\w+(?=\.)/, "$1");
  return [
    reader,
    field,
    absent ? "absent" : layoutOf(sources),
    String(Math.round(100 * confidence) / 100),
  ].join("/");
}

/** Cells of a line are joined by two spaces. */
function layoutOf(sources: Finding["sources"]): string {
  const [first] = sources;
  if (!first) return "nowhere";
  if (/^GHS0\d$/.test(first.text)) return "picture";
  if (first.text.includes("  ")) return "cells";
  return sources.length > 1 ? "lines" : "line";
}
