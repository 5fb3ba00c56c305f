import { dateIn } from "@/lib/printing/layout/document-words";
import type {
  RegisterCell,
  RegisterDocument,
  RegisterText,
} from "@/lib/printing/layout/register/register-document";
import { statementText } from "@/lib/regulation/statement-text";
import { hazardRemark, type RegisterEntry } from "./rows";
import type { RegisterLanguage } from "./schema";
import { documentWords, registerWords, signalWords } from "./words";

export type RegisterPlace = { team: string; workplace: string | null; today: string };

/** The register as a document to print, from its entries in their order. */
export function registerDocument(
  entries: readonly RegisterEntry[],
  { team, workplace, today }: RegisterPlace,
  language: RegisterLanguage,
): RegisterDocument {
  const [words, columns] = [documentWords[language], registerWords[language]];
  return {
    title: words.title,
    subtitle: `${team}, ${workplace ?? words.all}`,
    note: words.note,
    language,
    footer: `${team} · ${words.asOf.replace("{date}", dateIn(today, language))}`,
    pageWords: words.page,
    continued: words.continued,
    empty: words.empty,
    columns: [
      { title: columns.product, share: 0.21 },
      { title: words.hazard, share: 0.11 },
      { title: columns.classification, share: 0.31 },
      { title: columns.amount, share: 0.09, isRight: true },
      { title: words.storage, share: 0.05 },
      { title: words.water, share: 0.05 },
      { title: words.un, share: 0.05 },
      { title: words.version, share: 0.13 },
    ],
    groups: groupsOf(entries).map(([name, products]) => ({
      name: name ?? words.nowhere,
      rows: products.map((lines) => rowOf(lines, language)),
    })),
  };
}

type Product = [RegisterEntry, ...RegisterEntry[]];

/** Products by area of work; the amounts of one product in several units are one row. */
function groupsOf(entries: readonly RegisterEntry[]): [string | null, Product[]][] {
  const groups: [string | null, Product[]][] = [];
  for (const entry of entries) {
    let group = groups.at(-1);
    if (!group || group[0] !== entry.workplace) {
      group = [entry.workplace, []];
      groups.push(group);
    }
    const product = group[1].at(-1);
    if (product && product[0].document_id === entry.document_id) product.push(entry);
    else group[1].push([entry]);
  }
  return groups;
}

function rowOf(lines: Product, language: RegisterLanguage): RegisterCell[] {
  const [entry] = lines;
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  return [
    { texts: [{ text: entry.product ?? entry.file_name, look: "bold" }, ...smaller(identityOf(entry))] },
    { texts: signalOf(entry, language), pictograms: entry.pictograms },
    {
      texts: [
        ...entry.h_codes.map((code) => statement(code, language)),
        ...hazardRemark(entry.hazards, language).map((text): RegisterText => ({ text, look: "bold" })),
      ],
    },
    {
      texts: lines.flatMap((line) =>
        line.amount === null ? [] : [{ text: `${amount.format(line.amount)} ${line.unit ?? ""}`.trim() }],
      ),
    },
    { texts: plain(entry.storage_class) },
    { texts: plain(entry.water_hazard_class) },
    { texts: plain(entry.un_number) },
    {
      texts: [
        ...plain(entry.revision_date && dateIn(entry.revision_date, language)),
        ...smaller([entry.file_name]),
      ],
    },
  ];
}

function identityOf({ manufacturer, cas_number, component_cas, reach }: RegisterEntry): string[] {
  const cas = [...new Set([cas_number ?? [], component_cas].flat())];
  return [
    ...(manufacturer ? [manufacturer] : []),
    ...(cas.length ? [`CAS ${cas.join(", ")}`] : []),
    ...(reach.length ? [`REACH ${reach.join(", ")}`] : []),
  ];
}

function signalOf({ signal_word }: RegisterEntry, language: RegisterLanguage): RegisterText[] {
  if (!signal_word) return [];
  return [{ text: signalWords[language][signal_word] ?? signal_word, look: "bold" }];
}

function statement(code: string, language: RegisterLanguage): RegisterText {
  const text = statementText(code, language)?.text;
  return { text: text ? `${code} ${text}` : code };
}

const plain = (text: string | null): RegisterText[] => (text ? [{ text }] : []);
const smaller = (texts: string[]): RegisterText[] => texts.map((text) => ({ text, look: "small" }));
