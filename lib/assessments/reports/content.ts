import type { z } from "zod";
import type { Report, ReportBlock, ReportCell, ReportTone } from "@/lib/printing/layout/report/report";
import { answerWords } from "../answer-words";
import { lowering, type ModuleName, moduleNames } from "../emkg/measures";
import { hazardsIn } from "../hazards-in";
import { guidanceOf, levelWords, type Say } from "../level-words";
import { riskClass } from "../recess";
import type { EmkgView, PlacementView, RecessView } from "../views/schema";

type View = z.output<typeof PlacementView>;
type Emkg = z.output<typeof EmkgView>;
type Recess = z.output<typeof RecessView>;

/** The words and forms of one language. */
export type Wording = {
  say: Say;
  language: string;
  toText: (value: number) => string;
  toDay: (date: string) => string;
  /** ISO 8601 */
  today: string;
};

const levelTones: Record<number, ReportTone> = { 1: 1, 2: 3, 3: 4, 4: 5 };
/** What is not known is shown as gravely as the worst. */
const UNKNOWN_TONE: ReportTone = 5;

/** The report of one product at one workplace: both assessments with their reasons, and a line to sign on. */
export function placementReport(view: View, wording: Wording): Report {
  const { say } = wording;
  return {
    ...frame(wording, say("reportTitle")),
    subtitle: say("at", { product: view.product.name, workplace: view.workplace.name }),
    blocks: [
      ...sheetBlocks(view, wording),
      { kind: "heading", text: say("emkg") },
      ...(view.emkg ? emkgBlocks(view.emkg, view, wording) : [missing(say)]),
      { kind: "heading", text: say("recess") },
      ...(view.recess ? recessBlocks(view.recess, wording) : [missing(say)]),
      { kind: "signature", fields: [say("nameField"), say("dateField"), say("signature")] },
    ],
  };
}

/** The report of one workplace: every product there with its levels and what it asks for. */
export function workplaceReport(name: string, views: readonly View[], wording: Wording): Report {
  const { say } = wording;
  const columns = [
    say("product"),
    ...moduleNames.map((module) => say(`module.${module}`)),
    say("recess"),
    say("filterStatus"),
  ];
  return {
    ...frame(wording, say("reportWorkplace")),
    subtitle: name,
    blocks: [
      { kind: "table", columns, rows: views.map((view) => workplaceRow(view, say)) },
      { kind: "paragraph", text: `${say("methodNote")} ${say("fireProposal")}`, small: true },
      { kind: "signature", fields: [say("nameField"), say("dateField"), say("signature")] },
    ],
  };
}

function frame({ say, language, today, toDay }: Wording, title: string) {
  return { title, language, footer: say("reportDate", { date: toDay(today) }), pageWord: say("page") };
}

function missing(say: Say): ReportBlock {
  return { kind: "paragraph", text: say("status.missing") };
}

function sheetBlocks({ sheet, stock }: View, { say, toText, toDay }: Wording): ReportBlock[] {
  if (!sheet) return [{ kind: "paragraph", text: say("noSheet") }];
  const rows: [string, string][] = [
    [say("hazardCodes"), hazardsText(sheet, say)],
    [say("fromSheet"), sheet.revision_date ? say("revision", { date: toDay(sheet.revision_date) }) : "–"],
  ];
  if (stock.amount > 0) rows.push([say("stock"), say("inStock", { amount: toText(stock.amount) })]);
  return [{ kind: "facts", rows }];
}

function hazardsText({ h_codes, hazards_unknown }: NonNullable<View["sheet"]>, say: Say): string {
  const codes = h_codes.join(", ");
  if (!hazards_unknown) return codes || say("nothing");
  return [codes, say("notCovered.hazards_unknown")].filter(Boolean).join(". ");
}

function emkgBlocks(emkg: Emkg, { sheet }: View, wording: Wording): ReportBlock[] {
  const { say, toText } = wording;
  const { control_levels: levels, assessment_answers: answers } = emkg;
  const words = levelWords(say, levels, answers);
  const lower = sheet ? lowering(hazardsIn(sheet), answers) : [];
  return [
    ...changeBlocks(emkg, say),
    { kind: "facts", rows: answerWords(say, answers, toText) },
    ...moduleNames.map(
      (module): ReportBlock => ({
        kind: "rating",
        name: say(`module.${module}`),
        ...levelBox(levels[module], say),
        text: guided(words[module], module, levels[module], say),
      }),
    ),
    {
      kind: "rating",
      name: say("module.overall"),
      ...levelBox(levels.overall, say),
      text: levels.overall === null ? say("notCovered.hazards_unknown") : say(`levelName.${levels.overall}`),
    },
    ...(lower.length
      ? [
          {
            kind: "paragraph" as const,
            text: `${say("wouldLower")}: ${lower.map(({ measure }) => say(`measure.${measure}`)).join("; ")}.`,
          },
        ]
      : []),
    ...signedBlocks(emkg, wording),
    { kind: "paragraph", text: `${say("methodNote")} ${say("fireProposal")}`, small: true },
  ];
}

function levelBox(level: number | null, say: Say) {
  return level === null
    ? { box: say("noLevel"), tone: UNKNOWN_TONE }
    : { box: say("level", { level }), tone: levelTones[level] ?? UNKNOWN_TONE };
}

function guided(words: string, module: ModuleName, level: number | null, say: Say): string {
  if (level === null) return say("notCovered.hazards_unknown");
  return `${words} ${say("guidanceHeading")}: ${guidanceOf(say, module, level)}.`;
}

function recessBlocks(recess: Recess, wording: Wording): ReportBlock[] {
  const { say } = wording;
  const found = riskClass(recess.risk_score);
  const { exposure, probability, effect, risk_score: score } = recess;
  return [
    ...changeBlocks(recess, say),
    {
      kind: "facts",
      rows: [
        [say("exposure"), `${exposure} · ${say(`exposures.${exposure}`)}`],
        [say("probability"), `${probability} · ${say(`probabilities.${probability}`)}`],
        [say("effect"), `${effect} · ${say(`effects.${effect}`)}`],
      ],
    },
    {
      kind: "rating",
      name: say("scoreIs", { exposure, probability, effect, score }),
      box: say(`class.${found}`),
      tone: found,
      text: say(`action.${found}`),
    },
    ...signedBlocks(recess, wording),
  ];
}

function changeBlocks({ changes }: Emkg | Recess, say: Say): ReportBlock[] {
  if (!changes.length) return [];
  const text = changes
    .map(
      ({ input, from, to }) =>
        `${say(`change.${input}`)}: ${from.join(", ") || say("nothing")} → ${to.join(", ") || say("nothing")}`,
    )
    .join("; ");
  return [{ kind: "paragraph", text: `${say("status.review")}. ${say("changedTitle")}: ${text}.` }];
}

function signedBlocks(assessed: Emkg | Recess, { say, toDay }: Wording): ReportBlock[] {
  const { state, note, review_due } = assessed;
  const by =
    state === "signed"
      ? say("signedBy", {
          name: assessed.signed_by_name ?? say("somebody"),
          date: toDay(assessed.signed_at ?? assessed.updated_at),
        })
      : say("draftBy", {
          name: assessed.assessed_by_name ?? say("somebody"),
          date: toDay(assessed.updated_at),
        });
  const due = review_due ? ` ${say("dueOn", { date: toDay(review_due) })}.` : "";
  const noted: ReportBlock[] = note ? [{ kind: "paragraph", text: `${say("note")}: ${note}` }] : [];
  return [...noted, { kind: "paragraph", text: `${by}.${due}` }];
}

function levelCell(level: number | null, say: Say): ReportCell {
  return level === null
    ? { text: say("noLevel"), tone: UNKNOWN_TONE }
    : { text: String(level), tone: levelTones[level] };
}

function workplaceRow({ product, emkg, recess, status }: View, say: Say): ReportCell[] {
  return [
    { text: product.name },
    ...moduleNames.map(
      (module): ReportCell => (emkg ? levelCell(emkg.control_levels[module], say) : { text: "–" }),
    ),
    recess ? { text: String(recess.risk_score), tone: riskClass(recess.risk_score) } : { text: "–" },
    { text: say(`status.${status}`) },
  ];
}
