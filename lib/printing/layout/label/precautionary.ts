import { labelOfCode } from "@/lib/regulation/hazard-classes";
import {
  type Audience,
  type Demand,
  demandedPrecautions,
  hasParts,
  recommendation,
  saidBy,
} from "@/lib/regulation/precautions";
import { wholePrecautions } from "./whole-precautions";

/** CLP Art. 28(3): not more than six, unless the nature and severity of the hazards need more. */
const PRECAUTIONARY_LIMIT = 6;

/** A statement of the sheet that the label does not bear, and why. */
export type LeftOutPrecaution = {
  code: string;
  /** `said`: another one says it; `less_severe`: six are enough; `no_wording`: it has a gap that nobody has filled. */
  reason: "said" | "less_severe" | "no_wording";
  /** The statement that says it. */
  by: string | null;
};

export type ChosenPrecautions = {
  codes: string[];
  /** Those of `codes` that the hazards demand and the sheet does not print. */
  added: string[];
  leftOut: LeftOutPrecaution[];
};

/** What a label can print: the statements of the sheet, and those of the law. */
export type Choice = {
  /** The sheet's codes as printed. */
  printed: readonly string[];
  hazards: readonly string[];
  generalPublic: boolean;
  canPrint: (code: string) => boolean;
};

/**
 * The statements of a label after CLP Art. 22 and 28: first what its hazards never go without, whether the sheet prints
 * it or not; then those that the law's tables recommend most for the gravest hazards, up to six. None is a fragment
 * and no two say the same. Always the same choice, in the order of their numbers.
 */
export function chosenPrecautions({ printed, hazards, generalPublic, canPrint }: Choice): ChosenPrecautions {
  const audience: Audience = generalPublic ? "public" : "work";
  const whole = wholePrecautions(printed, hazards);
  const printable = whole.filter(canPrint);
  const demanded = demandedCodes(demandedPrecautions(hazards, audience), printable, canPrint);
  const chosen = new Set(
    demanded.filter(
      (code) => isCall(code) || !demanded.some((other) => other !== code && hasParts(other, code)),
    ),
  );
  for (const code of byImportance(printable, hazards, audience)) {
    if (chosen.size >= PRECAUTIONARY_LIMIT) break;
    if (saidBy(code, [...chosen]) === null) chosen.add(code);
  }
  const kept = withoutSaid([...chosen], demanded).sort();
  return {
    codes: kept,
    added: kept.filter((code) => !printable.some((other) => hasParts(other, code))),
    leftOut: whole
      .filter((code) => !kept.includes(code))
      .sort()
      .map((code) => leftOutFor(code, kept, canPrint)),
  };
}

/** What meets the demands; one that leaves a choice is also met by what another demand has brought. */
function demandedCodes(
  demands: readonly Demand[],
  printable: readonly string[],
  canPrint: Choice["canPrint"],
): string[] {
  const isStrict = ({ oneOf }: Demand) => oneOf.length === 1;
  const strict = demands.filter(isStrict).flatMap((demand) => meeting(demand, printable, canPrint));
  const free = demands
    .filter((demand) => !isStrict(demand))
    .flatMap((demand) =>
      meeting(demand, [...printable, ...strict], canPrint).map((code) => ({ demand, code })),
    );
  const all = [...strict, ...free.map(({ code }) => code)];
  const isMetOtherwise = ({ demand, code }: (typeof free)[number]) =>
    all.some(
      (other) => saidBy(code, [other]) !== null && demand.oneOf.some((wanted) => hasParts(other, wanted)),
    );
  return [...strict, ...free.filter((one) => !isMetOtherwise(one)).map(({ code }) => code)];
}

/** The sheet's statement that meets a demand, the plainest of several; else the law's. */
function meeting({ oneOf }: Demand, printable: readonly string[], canPrint: Choice["canPrint"]): string[] {
  for (const wanted of oneOf) {
    const [plainest] = printable
      .filter((code) => hasParts(code, wanted) && !(isCall(wanted) && code.startsWith("P301")))
      .sort()
      .sort((a, b) => a.length - b.length);
    if (plainest) return [plainest];
  }
  return oneOf.filter(canPrint).slice(0, 1);
}

/** "IF SWALLOWED: call" does not say to call for the eyes. */
const isCall = (code: string) => /^P31[0-5]$/.test(code);

/** A statement chosen early goes when one chosen later says more; what is demanded stays. */
function withoutSaid(chosen: readonly string[], demanded: readonly string[]): string[] {
  return chosen.filter((code) => demanded.includes(code) || saidBy(code, chosen) === null);
}

function leftOutFor(
  code: string,
  chosen: readonly string[],
  canPrint: Choice["canPrint"],
): LeftOutPrecaution {
  const by = saidBy(code, chosen);
  if (by !== null) return { code, reason: "said", by };
  return { code, reason: canPrint(code) ? "less_severe" : "no_wording", by: null };
}

/** By how far they are recommended, then by the gravity of the hazard that they are recommended for. */
function byImportance(codes: readonly string[], hazards: readonly string[], audience: Audience): string[] {
  const keyOf = (code: string) => {
    const [rank = "in no table"] = hazards
      .flatMap((hazard) => {
        const level = recommendation(code, hazard, audience);
        return level === null ? [] : `${level}${gravityOf(hazard)}`;
      })
      .sort();
    return `${rank} ${GROUP_ORDER.indexOf(code.charAt(1))}`;
  };
  return codes
    .map((code) => [keyOf(code), code] as const)
    .sort()
    .map(([, code]) => code);
}

/** 0 for what a danger to health demands, 1 for other dangers, 2 for warnings, 3 without a signal word. */
function gravityOf(hazard: string): number {
  const [first = hazard] = hazard.split("+");
  const signal = labelOfCode(first)?.signal ?? null;
  if (signal === "Danger") return /^(?:H3|EUH3)/.test(first) ? 0 : 1;
  return signal === "Warning" ? 2 : 3;
}

// Response, prevention, storage, disposal; the general ones are for consumers alone.
const GROUP_ORDER = "32451";
