import type { Opinion } from "@/lib/holdings/opinion/schema";
import type { Report, ReportBlock, ReportTone } from "@/lib/printing/layout/report/report";

type Finding = Opinion["findings"][number];
type Severity = Finding["severity"];
type Say = (key: string, values?: Record<string, string | number>) => string;

/** The sheet that a report is about; texts as they are to be printed. */
export type ReportedSheet = {
  name: string;
  supplier: string | null;
  /** Null where the sheet has none. */
  revision: string | null;
  fileName: string;
};

export type Wording = { say: Say; language: string; today: string };

const severities = ["error", "warning", "note"] as const;
/** A note may be that a substance is on the candidate list: nothing here is shown as harmless. */
const tones: Record<Severity, ReportTone> = { error: 5, warning: 4, note: 3 };

/** The second opinion on a sheet as a report for the file: certain, doubtful, what to ask, what was computed and what not. */
export function opinionReport(
  opinion: Opinion,
  sheet: ReportedSheet,
  { say, language, today }: Wording,
): Report {
  const { findings, computed, law_date: date } = opinion;
  return {
    title: say("reportTitle"),
    subtitle: sheet.name,
    language,
    footer: say("reportFoot", { date: today }),
    pageWord: say("pageWord"),
    blocks: [
      { kind: "facts", rows: factsOf(opinion, sheet, say) },
      { kind: "paragraph", text: say("lead", { date }) },
      ...severities.flatMap((severity) => findingBlocks(findings, severity, say)),
      ...questionBlocks(findings, say),
      ...computedBlocks(computed, say),
      { kind: "signature", fields: [say("nameField"), say("dateField"), say("signature")] },
    ],
  };
}

function factsOf({ law_date, findings }: Opinion, sheet: ReportedSheet, say: Say): [string, string][] {
  const counted = severities.map(
    (severity) =>
      `${say(`short.${severity}`)}: ${findings.filter((one) => one.severity === severity).length}`,
  );
  return [
    [say("product"), sheet.name],
    [say("supplier"), sheet.supplier ?? "–"],
    [say("revision"), sheet.revision ?? say("undated")],
    [say("file"), sheet.fileName],
    [say("lawDate"), law_date],
    [say("result"), counted.join(" · ")],
  ];
}

function findingBlocks(findings: readonly Finding[], severity: Severity, say: Say): ReportBlock[] {
  const chosen = findings.filter((one) => one.severity === severity);
  const heading: ReportBlock = { kind: "heading", text: say(`severity.${severity}`) };
  if (chosen.length === 0) return [heading, { kind: "paragraph", text: say("noneOfThese") }];
  return [
    heading,
    { kind: "paragraph", text: say(`hint.${severity}`), small: true },
    ...chosen.map(
      (finding): ReportBlock => ({
        kind: "rating",
        name: finding.message,
        box: placeOf(finding, say) || say("wholeSheet"),
        tone: tones[severity],
        text: evidenceOf(finding, say),
      }),
    ),
  ];
}

function placeOf({ sections, page }: Finding, say: Say): string {
  return [
    ...(sections.length > 0 ? [say("sections", { numbers: sections.join(", ") })] : []),
    ...(page === null ? [] : [say("page", { page })]),
  ].join(", ");
}

function evidenceOf({ found, expected, article }: Finding, say: Say): string {
  return [
    ...(found === null ? [] : [`${say("found")}: ${found}`]),
    ...(expected === null ? [] : [`${say("expected")}: ${expected}`]),
    article,
  ].join(" · ");
}

/** Errors and warnings alone: of a note one may ask, but need not. */
function questionBlocks(findings: readonly Finding[], say: Say): ReportBlock[] {
  const asked = findings.filter(({ severity, question }) => question !== null && severity !== "note");
  const points = asked.map((finding, at): ReportBlock => {
    const place = placeOf(finding, say);
    return { kind: "paragraph", text: `${at + 1}. ${place ? `${place}: ` : ""}${finding.question}` };
  });
  return [
    { kind: "heading", text: say("toAsk") },
    ...(points.length > 0 ? points : [{ kind: "paragraph" as const, text: say("noneOfThese") }]),
  ];
}

function computedBlocks({ classifications, not_computable }: Opinion["computed"], say: Say): ReportBlock[] {
  const rows = classifications.map((one) => [
    { text: classText(one) },
    { text: say(one.certainty) },
    { text: one.because.join(", ") },
    { text: one.rule },
  ]);
  const columns = [say("class"), say("certainty"), say("because"), say("rule")];
  return [
    { kind: "heading", text: say("computed") },
    rows.length > 0 ? { kind: "table", columns, rows } : { kind: "paragraph", text: say("noneOfThese") },
    { kind: "heading", text: say("notComputable") },
    ...not_computable.map((text): ReportBlock => ({ kind: "paragraph", text })),
  ];
}

function classText(one: Opinion["computed"]["classifications"][number]): string {
  const name = [one.class_code, one.category_code].filter(Boolean).join(" ");
  return [name, one.hazard_code].filter(Boolean).join("; ");
}
