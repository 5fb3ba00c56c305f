import type { Finding, Found, Reader, Section, SheetContext } from "@/lib/extraction/model";

/**
 * What a reader finds, with its section and rule. Names of rules: the reader, the field without places in lists, how
 * the value stands on the page, and how certain the reader is of such a one, which tells its branches apart, e.g.
 * "section-2/signal_word/line/0.98". A reader that names its rule itself is believed.
 */
export function withRuleIds(reader: string, read: Reader) {
  return (section: Section, context: SheetContext) => {
    const { findings, problems } = read(section, context);
    const named = findings.map(
      (one): Finding => ({ ...one, section: section.number, rule: one.rule ?? ruleOf(reader, one) }),
    );
    return { findings: named, problems };
  };
}

function ruleOf(reader: string, { path, confidence, sources, absent }: Found): string {
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
