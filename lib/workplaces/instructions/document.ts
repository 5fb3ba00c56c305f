import { dateIn } from "@/lib/printing/layout/document-words";
import type {
  RegisterCell,
  RegisterDocument,
  RegisterText,
} from "@/lib/printing/layout/register/register-document";
import type { RegisterPlace } from "@/lib/workplaces/register/document";
import type { RegisterLanguage } from "@/lib/workplaces/register/schema";
import { documentWords } from "@/lib/workplaces/register/words";
import { type InstructionLine, stateOf } from "./table";
import { instructionWords } from "./words";

/** The list of instructions of a workplace as a document to print: a row for each person and card, the last column to sign. */
export function instructionDocument(
  lines: readonly InstructionLine[],
  { team, workplace, today }: RegisterPlace,
  language: RegisterLanguage,
): RegisterDocument {
  const [words, pages] = [instructionWords[language], documentWords[language]];
  return {
    title: words.title,
    subtitle: `${team}, ${workplace ?? ""}`,
    note: words.note,
    language,
    footer: `${team} · ${pages.asOf.replace("{date}", dateIn(today, language))}`,
    pageWords: pages.page,
    continued: pages.continued,
    empty: words.empty,
    columns: [
      { title: words.card, share: 0.2 },
      { title: words.state, share: 0.2 },
      { title: words.worker, share: 0.25 },
      { title: words.instructedOn, share: 0.15 },
      { title: words.signature, share: 0.2 },
    ],
    groups: groupsOf(lines).map((rows) => ({
      name: rows[0]?.product ?? "",
      rows: rows.map((line) => rowOf(line, language)),
    })),
  };
}

function groupsOf(lines: readonly InstructionLine[]): InstructionLine[][] {
  const groups: InstructionLine[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.[0]?.product_id === line.product_id) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function rowOf(line: InstructionLine, language: RegisterLanguage): RegisterCell[] {
  const words = instructionWords[language];
  const date = (day: string | null) => (day ? dateIn(day, language) : "");
  const card = line.version === null ? [] : [`${words.version} ${line.version} (${line.language})`];
  const approved = line.approved_by ? [`${line.approved_by}, ${date(line.approved_on)}`] : [];
  const until = line.valid_until ? [`${words.validUntil} ${date(line.valid_until)}`] : [];
  return [
    { texts: [...card.map(plain), ...approved.map(small)] },
    {
      texts: [
        { text: stateOf(line, language), look: line.status === "approved" ? undefined : "bold" },
        ...until.map(small),
      ],
    },
    { texts: line.worker ? [plain(line.worker)] : [] },
    { texts: line.instructed_on ? [plain(date(line.instructed_on))] : [] },
    { texts: [] },
  ];
}

const plain = (text: string): RegisterText => ({ text });
const small = (text: string): RegisterText => ({ text, look: "small" });
