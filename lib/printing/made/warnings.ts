import type { FileWarning } from "@/lib/api/operation";
import type { MadeWarning } from "@/lib/printing/threads/make";

const messages: Record<MadeWarning["code"], (subject: string) => string> = {
  hazards_unknown: () =>
    "The hazards of the sheet were not read; what was made says so on itself. Look at section 2 of the sheet.",
  hazards_doubtful: () =>
    "The hazards that were read may not be all; what was made says so on itself. Look at section 2 of the sheet.",
  superseded: (date) =>
    `The sheet${date ? ` of ${date}` : ""} is superseded by a later revision; what was made says so on itself.`,
  no_wording: (code) => `${code} has no official wording in this language and is left out.`,
  incomplete_wording: (code) => `${code} has a gap that the sheet does not fill; it is left out.`,
  foreign_statements: (count) => `${count} statements without a code are in another language and left out.`,
  pictograms_added: (codes) => `${codes} follows from the hazards, but the sheet does not show it.`,
  pictograms_give_way: (codes) => `${codes} of the sheet gives way to another pictogram (CLP Art. 26).`,
  no_name: () => "The sheet names no product.",
  no_supplier: () => "The sheet names no supplier.",
  no_address: () => "The sheet has no supplier address.",
  no_phone: () => "The sheet has no supplier telephone.",
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
  const isGrave = ({ code }: FileWarning) => code.startsWith("hazards_") || code === "superseded";
  return [...all.filter(isGrave), ...all.filter((warning) => !isGrave(warning))];
}
