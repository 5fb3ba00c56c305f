import type { Hazard } from "@/lib/opinion/mixture/model";
import { hazardClassesOfCode } from "@/lib/regulation/hazard-classes";
import type { Classification } from "@/lib/sheet/values";

/**
 * The classes that a component's printed classification means: at least, and at worst. They differ where a code alone
 * is printed that stands for several categories, as H300 does for the first and the second.
 */
export function hazardsOf(classifications: readonly Classification[]): { least: Hazard[]; worst: Hazard[] } {
  const ends = classifications.flatMap(endsOf);
  return { least: ends.map(({ least }) => least), worst: ends.map(({ worst }) => worst) };
}

function endsOf({
  class_code,
  category_code,
  hazard_code,
}: Classification): { least: Hazard; worst: Hazard }[] {
  const codes: (string | null)[] = hazard_code ? hazard_code.split("+") : [null];
  return codes.flatMap((code) => {
    const category = categoryInClp(class_code, category_code);
    if (class_code && (category || !code || withoutCategory.has(class_code))) {
      const one = { classCode: class_code, category, code };
      return [{ least: one, worst: one }];
    }
    return code ? fromCode(code) : [];
  });
}

const withoutCategory = new Set(["Lact.", "PBT", "vPvB", "PMT", "vPvM", "Press. Gas"]);

/** "2A" of the UN system is category 2 of CLP. */
function categoryInClp(classCode: string | null, category: string | null): string | null {
  return classCode === "Eye Irrit." && category?.startsWith("2") ? "2" : category;
}

function fromCode(code: string): { least: Hazard; worst: Hazard }[] {
  const rows = hazardClassesOfCode(code.length > 4 && code.startsWith("H") ? code.slice(0, 4) : code).map(
    ({ classCode, category }) => ({ classCode, category: categoryInClp(classCode, category), code }),
  );
  const [first] = rows;
  if (!first || rows.some(({ classCode }) => classCode !== first.classCode)) return [];
  const categoryOf = ({ category }: Hazard) => category ?? "";
  const sorted = [...rows].sort(
    (a, b) => Number(categoryOf(a) > categoryOf(b)) - Number(categoryOf(a) < categoryOf(b)),
  );
  const [worst = first, last = first] = [sorted[0], sorted.at(-1)];
  // A sub-category that is not printed is none: H314 alone is Skin Corr. 1, H317 alone Skin Sens. 1.
  const plain = sorted.find(({ category }) => category === "1");
  if (plain && withSubCategories.has(first.classCode)) return [{ least: plain, worst: plain }];
  return [{ least: last, worst }];
}

const withSubCategories = new Set(["Skin Corr.", "Skin Sens.", "Resp. Sens."]);
