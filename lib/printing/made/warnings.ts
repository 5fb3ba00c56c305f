import type { FileWarning } from "@/lib/api/operation";
import type { MadeWarning } from "@/lib/printing/processes/make";

const messages: Record<MadeWarning["code"], (subject: string) => string> = {
  hazards_unknown: () =>
    "The hazards of the sheet were not read; what was made says so on itself. Look at section 2 of the sheet.",
  hazards_doubtful: () =>
    "The hazards that were read may not be all; what was made says so on itself. Look at section 2 of the sheet.",
  superseded: (date) =>
    `The sheet${date ? ` of ${date}` : ""} is superseded by a later revision; what was made says so on itself.`,
  older_than_limit: (years) => `The sheet is older than the ${years} years that the team allows.`,
  class_without_statement: (name) =>
    `Section 2.1 classifies as ${name}, and section 2.2 prints no statement for it; the label follows 2.2.`,
  signal_word_too_weak: () =>
    'The sheet prints "Warning", but its hazard statements call for "Danger" (CLP Art. 20).',
  other_classification: (signs) => `The classification is not that of CLP: ${signs}.`,
  supplier_outside_union: (name) =>
    `${name || "The supplier"} is not in the Union; a label for the Union names a supplier who is (CLP Art. 17).`,
  precautions_added: (codes) =>
    `${codes}: the hazards demand it and the sheet does not print it; it is added (CLP Art. 22).`,
  no_component_named: () =>
    "The hazards ask for names of ingredients (CLP Art. 18), and section 3 gives none that has them.",
  foreign_names: (names) => `In another language than the label: ${names}.`,
  no_concentration: (name) =>
    `${name} is sold in solutions; its label states the percentage (CLP Annex VI note B), which the sheet does not.`,
  no_restriction_text: (entry) =>
    `REACH Annex XVII entry ${entry} wants a text on the package whose wording in this language is not held here.`,
  no_wording: (code) => `${code} has no official wording in this language and is left out.`,
  incomplete_wording: (code) => `${code} has a gap that the sheet does not fill; it is left out.`,
  foreign_statements: (count) => `${count} statements without a code are in another language and left out.`,
  pictograms_added: (codes) => `${codes} follows from the hazards, but the sheet does not show it.`,
  pictograms_give_way: (codes) => `${codes} of the sheet gives way to another pictogram (CLP Art. 26).`,
  no_name: () => "The sheet names no product.",
  no_supplier: () => "The sheet names no supplier.",
  no_address: () => "The sheet has no supplier address.",
  no_phone: () => "The sheet has no supplier telephone.",
  group_differs: (name) =>
    `${name} has other pictograms than the first product: does one card hold for both?`,
  transliterated: (texts) => `Written in Latin letters, because the typeface has no others: ${texts}`,
  unprintable: (characters) => `The typeface has no sign for: ${characters}`,
};

/** The warnings of what was made for the caller, those about hazards first; each names its sheet where there are ids. */
export function warningsOf(made: readonly MadeWarning[][], ids: readonly string[]): FileWarning[] {
  const all = made.flatMap((warnings, index) =>
    warnings.map(({ code, subject }) => ({
      code,
      message: messages[code](subject ?? ""),
      subject,
      ...(ids[index] ? { sds_id: ids[index] } : {}),
    })),
  );
  const isGrave = ({ code }: FileWarning) => code.startsWith("hazards_") || GRAVE.includes(code);
  return [...all.filter(isGrave), ...all.filter((warning) => !isGrave(warning))];
}

const GRAVE = ["superseded", "signal_word_too_weak", "class_without_statement"];
