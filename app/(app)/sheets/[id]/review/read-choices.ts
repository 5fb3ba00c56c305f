import { hazardClasses } from "@/lib/regulation/hazard-classes";
import signalWords from "@/lib/regulation/signal-words.json";
import { statementText } from "@/lib/regulation/statement-text";
import { allStatements } from "@/lib/regulation/statements";
import type { Choices, ClassChoice } from "./choices";

/** What the editors offer, with the law's wordings in one language; English where it has none in that one. */
export function readChoices(language: string): Choices {
  const codes = allStatements.filter(({ kind }) => kind !== "P").map(({ code }) => code);
  return {
    statements: [...new Set(codes)].sort().map((code) => ({
      code,
      text: (statementText(code, language) ?? statementText(code, "en"))?.text ?? "",
    })),
    classes: classChoices(),
    signalWords: Object.fromEntries(printedSignalWords()),
  };
}

/** A row for each code that may stand for a class; those without a code have one row. */
function classChoices(): ClassChoice[] {
  const all = hazardClasses.flatMap(({ classCode, category, hazardCodes }) =>
    (hazardCodes.length ? hazardCodes : [null]).map((code) => ({
      class_code: classCode,
      category_code: category,
      hazard_code: code,
    })),
  );
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

function printedSignalWords(): [string, "Danger" | "Warning"][] {
  return Object.values(signalWords).flatMap(({ Danger, Warning }): [string, "Danger" | "Warning"][] => [
    [Danger.toLowerCase(), "Danger"],
    [Warning.toLowerCase(), "Warning"],
  ]);
}
