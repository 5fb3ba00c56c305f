import type { CardContent } from "@/lib/printing/layout/safety-card/content";
import type { Sections } from "@/lib/sheet/schema";
import type { SheetSummary } from "@/lib/sheet/summary";
import type { Verdict } from "./tally";

type Source = { document: SheetSummary; sections: Sections };
type Rule = (source: Source, card: CardContent, language: string) => Verdict;

const squeezed = (text: string | undefined) =>
  (text ?? "").replace(/_{3,}/g, " ").replace(/\s+/g, " ").trim();
const textOf = (card: CardContent) =>
  card.blocks
    .flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ text }) => text ?? "")))
    .join("\n");
const signsOf = (card: CardContent) =>
  card.blocks.flatMap(({ parts }) => parts.flatMap(({ signs }) => signs));
const printedPrecautions = ({ sections }: Source) =>
  (sections.section2?.precautionary_statements ?? []).flatMap(({ code }) => code?.split("+") ?? []);
/** A text whose every sentence names another section, or that there are no data: nothing for who has only the card. */
const sentencesIn = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
const leadsElsewhere = (text: string) =>
  sentencesIn(text).every((sentence) =>
    /sections?\b|abschnitt|kapitel|rubri(?:que|ek)|sectie|no (?:data|information)|keine? (?:\p{L}+ )*(?:daten|informationen)|n\.g\./iu.test(
      sentence,
    ),
  );
/** The card has labels of its own: "Symptoms : Nausea." */
const withoutLabel = (text: string) => text.replace(/^[\p{L} ]{3,20} ?: /u, "");
/** A heading before an instruction may be set apart from it: the last words of what stands there are the instruction's. */
const withoutHeading = (sentence: string) => sentence.trim().split(/\s+/).slice(-4).join(" ");
const hazards = ({ document }: Source) => document.hazard_statements.flatMap((code) => code.split("+"));

export const cardRules: Record<string, Rule> = {
  "card: first aid of the sheet is whole": ({ document, sections }, card, language) => {
    if (document.language !== language) return null;
    const said = squeezed(textOf(card));
    const { general, inhalation, skin_contact, eye_contact, ingestion } = sections.section4 ?? {};
    const lost = [general, inhalation, skin_contact, eye_contact, ingestion]
      .map(squeezed)
      .map(withoutLabel)
      .filter((text) => text !== "" && !said.includes(text));
    return lost.length === 0 || (lost[0] ?? "").slice(0, 60);
  },
  "card: what 6.1 says of people is whole": ({ document, sections }, card, language) => {
    const text = squeezed(sections.section6?.personal);
    if (document.language !== language || text === "" || leadsElsewhere(text)) return null;
    const said = squeezed(textOf(card));
    const lost = sentencesIn(text.replace(/\b6\.1\.\d\.?/g, "")).filter(
      (one) => !said.includes(withoutHeading(one)),
    );
    return lost.length === 0 || (lost[0] ?? "").slice(0, 60);
  },
  "card: dangerous reactions have a place": ({ document, sections }, card, language) => {
    const text = squeezed(sections.section10?.hazardous_reactions);
    if (document.language !== language || text === "" || leadsElsewhere(text)) return null;
    return squeezed(textOf(card)).includes(text.slice(0, 20));
  },
  "card: symptoms have a place": ({ document, sections }, card, language) => {
    const text = withoutLabel(squeezed(sections.section4?.symptoms));
    if (document.language !== language || text === "" || leadsElsewhere(text)) return null;
    const [first = ""] = sentencesIn(text).filter((sentence) => !leadsElsewhere(sentence));
    return squeezed(textOf(card)).includes(first.slice(0, 20));
  },
  "card: a sheet in another language is told in first aid": ({ document }, card, language) =>
    document.language === language
      ? null
      : card.blocks
          .filter(({ kind }) => kind === "first_aid")
          .every(({ parts }) =>
            parts.some(({ entries }) => entries.some(({ strong, text }) => strong && text)),
          ),
  "card: no line is blank in another language without a word": ({ document, sections }, card, language) => {
    if (document.language === language) return null;
    const wanted: [string | undefined, string][] = [
      [sections.section5?.suitable_media, "5"],
      [sections.section6?.personal, "6"],
      [sections.section4?.ingestion, "4"],
      [sections.section8?.respiratory, "8"],
    ];
    const lines = card.blocks.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries));
    const lost = wanted.filter(
      ([text, section]) =>
        squeezed(text) !== "" &&
        !lines.some(
          ({ text, isUnavailable }) =>
            (isUnavailable && text?.includes(section)) || (section === "4" && /\(P3/.test(text ?? "")),
        ),
    );
    return lost.length === 0 || lost.map(([, section]) => section).join(" ");
  },
  "card: no vomiting where it kills": (source, card) =>
    hazards(source).some((code) => /^H3(?:04|14)$/.test(code))
      ? /P331|vomi|erbrechen|braken/i.test(textOf(card))
      : null,
  "card: gloves where P280 names them": (source, card) => {
    const statement = source.sections.section2?.precautionary_statements?.find(({ code }) =>
      code?.includes("P280"),
    );
    if (!/glove|handschuh|handschoen|gant/i.test(statement?.text ?? "")) return null;
    return signsOf(card).includes("M009");
  },
  "card: eyes where P280 names them": (source, card) => {
    const statement = source.sections.section2?.precautionary_statements?.find(({ code }) =>
      code?.includes("P280"),
    );
    if (!/\beye|augen|oog|yeux/i.test(statement?.text ?? "")) return null;
    return signsOf(card).some((sign) => ["M004", "M013"].includes(sign));
  },
  "card: face where P280 names it": (source, card) => {
    const statement = source.sections.section2?.precautionary_statements?.find(({ code }) =>
      code?.includes("P280"),
    );
    if (!/\bface|gesicht|gelaat|visage/i.test(statement?.text ?? "")) return null;
    return signsOf(card).includes("M013");
  },
  "card: breathing where P284 or P285 asks": (source, card) =>
    printedPrecautions(source).some((code) => code === "P284" || code === "P285")
      ? signsOf(card).some((sign) => ["M016", "M017", "M047"].includes(sign))
      : null,
  "card: no breathing sign where the sheet says none is needed": (source, card) => {
    const text = squeezed(source.sections.section8?.respiratory);
    const isNone =
      /^(?:not required|none required|nicht erforderlich|niet (?:nodig|vereist)|non requise?)\.?$/i;
    if (!isNone.test(text) || printedPrecautions(source).some((code) => /^P28[45]$/.test(code))) return null;
    return !signsOf(card).some((sign) => ["M016", "M017"].includes(sign));
  },
  "card: limits of other countries are called foreign": (source, card, language) => {
    const lists = (source.sections.section8?.exposure_limits ?? []).map(({ list }) => list ?? "");
    if (language !== "de" || lists.length === 0 || !lists.every((list) => /OSHA|ACGIH|NIOSH/.test(list)))
      return null;
    return card.blocks.every(
      ({ kind, parts }) =>
        kind !== "limits" ||
        parts.some(({ entries }) => entries.some(({ text }) => text?.includes("anderen"))),
    );
  },
  "card: toxic gases: leave the area": (source, card) =>
    hazards(source).some((code) => /^H33[01]$/.test(code)) && source.document.ghs_pictograms.includes("GHS04")
      ? /evacu|räumen|verlassen|ontruim|verlaat|évacu|quitter/i.test(textOf(card))
      : null,
  "card: toxic gases: breathing apparatus": (source, card) =>
    hazards(source).some((code) => /^H33[01]$/.test(code)) && source.document.ghs_pictograms.includes("GHS04")
      ? signsOf(card).includes("M047")
      : null,
  "card: limits of employment where the hazards ask": (source, card, language) =>
    language === "de" &&
    hazards(source).some((code) => /^H3(?:0[01]|1[01]|3[01]|40|50|60|61|62|70)/.test(code))
      ? /MuSchG/.test(textOf(card)) && /JArbSchG/.test(textOf(card))
      : null,
  "card: what 10.5 names has a place": ({ document, sections }, card, language) => {
    const text = squeezed(sections.section10?.incompatible_materials);
    if (
      document.language !== language ||
      !/acid|säure|zuur|acide|oxid|oxyd/i.test(text) ||
      leadsElsewhere(text)
    )
      return null;
    return /acid|säure|zuur|acide|oxid|oxyd/i.test(textOf(card));
  },
  "card: deadly to breathe: a sign, unless the sheet says none is needed": (source, card) => {
    if (!hazards(source).includes("H330")) return null;
    const text = squeezed(source.sections.section8?.respiratory);
    if (/not required|nicht erforderlich|niet (?:nodig|vereist)|non requis/i.test(text)) return null;
    return signsOf(card).some((sign) => ["M016", "M017", "M047"].includes(sign));
  },
  "card: cold burns: gloves and eyes": (source, card) =>
    hazards(source).includes("H281") ? ["M004", "M009"].every((sign) => signsOf(card).includes(sign)) : null,
  "card: fire and smoking forbidden where P210 stands": (source, card) =>
    printedPrecautions(source).includes("P210")
      ? signsOf(card).includes("P003") || hazards(source).join(" ")
      : null,
  "card: nobody is sent to a label for treatment": (_source, card) => !/\(P32[0-2]\)/.test(textOf(card)),
  "card: no milder advice beside the call for a poison centre at once": (_source, card) =>
    /\(P310\)/.test(textOf(card)) ? !/\(P31[2-5]\)/.test(textOf(card)) : null,
  "card: no rule of underscores": (_source, card) => !/_{3,}/.test(textOf(card)),
};
