import { expect, test } from "vitest";
import type { Finding, Source } from "@/lib/extraction/model";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { withRuleIds } from "./rule-ids";

const source = (text: string): Source => ({ page: 1, rect: [0, 0, 1, 1], text });

function ruleOf(path: string, confidence: number, sources: Source[], over: Partial<Finding> = {}) {
  const finding: Finding = { section: 2, path, value: "", confidence, sources, ...over };
  const read = withRuleIds("section-2", () => ({ findings: [finding], problems: [] }));
  return read(sectionOf(2), euEnglish).findings[0]?.rule;
}

test("a rule is named by reader, field, layout and branch", () => {
  expect(ruleOf("signal_word", 0.98, [source("Signal word  Danger")])).toBe(
    "section-2/signal_word/cells/0.98",
  );
  expect(ruleOf("signal_word", 0.85, [source("Danger")])).toBe("section-2/signal_word/line/0.85");
  expect(ruleOf("pictograms[3]", 0.9123, [source("GHS07")])).toBe("section-2/pictograms/picture/0.91");
  expect(ruleOf("components[0].classifications[2]", 0.9, [source("a"), source("b")])).toBe(
    "section-2/components.classifications/lines/0.9",
  );
  expect(ruleOf("modes.adr.class", 0.95, [])).toBe("section-2/modes.class/nowhere/0.95");
});

test("a reader's own name for its rule stays, and what a sheet denies has one too", () => {
  expect(ruleOf("signal_word", 0.9, [], { rule: "own" })).toBe("own");
  expect(ruleOf("flash_point", 0.9, [source("none")], { absent: true })).toBe(
    "section-2/flash_point/absent/0.9",
  );
});
