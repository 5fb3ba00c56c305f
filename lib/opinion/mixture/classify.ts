import { acuteToxicity, routeOf } from "./acute-toxicity";
import { isCorrosive, type Mixture, type Verdict } from "./model";
import { sensitisation, singleComponents } from "./single-components";
import { eye, skin } from "./skin-and-eye";
import { aquatic, aspiration, transientEffects } from "./sums";

/** The health and environmental classes of a mixture at one point, the worst of each family (CLP Annex I, 3 to 5). */
export function classify(mixture: Mixture): Verdict[] {
  const all = [
    ...acuteToxicity(mixture),
    ...skinAndEye(mixture),
    ...sensitisation(mixture),
    ...singleComponents(mixture),
    ...transientEffects(mixture),
    ...[aspiration(mixture)].flatMap((verdict) => verdict ?? []),
    ...aquatic(mixture),
  ];
  return worstOfEach(all);
}

/** What burns the skin damages the eyes: Eye Dam. 1 stands beside Skin Corr. 1. */
function skinAndEye(mixture: Mixture): Verdict[] {
  const found = [skin(mixture), eye(mixture)].flatMap((verdict) => verdict ?? []);
  const corrosive = found.find(
    ({ classCode, category }) => classCode !== null && isCorrosive({ classCode, category }),
  );
  if (!corrosive || found.some(({ classCode }) => classCode === "Eye Dam.")) return found;
  const kept = found.filter(({ classCode }) => classCode !== "Eye Irrit.");
  return [...kept, { ...corrosive, classCode: "Eye Dam.", category: "1", code: "H318" }];
}

function worstOfEach(verdicts: readonly Verdict[]): Verdict[] {
  const worst = new Map<string, Verdict>();
  for (const verdict of verdicts) {
    const family = familyOf(verdict);
    const known = worst.get(family);
    if (!known || severityOf(verdict) > severityOf(known)) worst.set(family, verdict);
    else if (severityOf(verdict) === severityOf(known))
      worst.set(family, { ...known, because: [...new Set([...known.because, ...verdict.because])] });
  }
  return [...worst.values()];
}

type Classified = Pick<Verdict, "classCode" | "category" | "code">;

/** Classes of one family differ by severity only: "Skin Irrit. 2" and "Skin Corr. 1A" are of one, oral and dermal are not. */
export function familyOf({ classCode, category, code }: Classified): string {
  switch (classCode) {
    case null:
      return code ?? "";
    case "Acute Tox.":
      return routeOf(code) ?? classCode;
    case "Skin Corr.":
    case "Skin Irrit.":
      return "skin";
    case "Eye Dam.":
    case "Eye Irrit.":
      return "eye";
    case "STOT SE":
      return category === "3" ? (code ?? classCode) : classCode;
    default:
      return classCode;
  }
}

/** Greater is worse, within one family; sub-categories of skin corrosion differ by less than one. */
export function severityOf({ classCode, category }: Classified): number {
  if (classCode === "Skin Corr.")
    return 10 + Math.max(0, ["1", "1C", "1B", "1A"].indexOf(category ?? "")) / 10;
  if (classCode === "Eye Dam.") return 10;
  const number = Number(category?.match(/\d/)?.[0] ?? 1);
  return 10 - number + (category?.endsWith("A") ? 0.2 : 0);
}
