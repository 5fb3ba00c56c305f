import type { z } from "zod";
import { AppError, type FieldError } from "@/lib/platform/errors";
import { type CriticalPath, criticalPaths } from "@/lib/sheet/critical-paths";
import { isSameValue } from "@/lib/sheet/words";
import { checkedValue } from "./critical-forms";
import type { ReviewValue, ReviewWord } from "./schema";

/** A value as the review shows it now. */
export type Shown = Pick<z.input<typeof ReviewValue>, "path" | "value" | "read_value" | "state">;

/** A checked word; null takes back what was said. */
export type CheckedWord = {
  path: CriticalPath;
  word: { state: "confirmed" | "corrected" | "absent"; value: unknown } | null;
  note: string | null;
};

type Wish = z.infer<typeof ReviewWord>;

/** Checks all words against what is shown. Errors: 422 naming every one that is wrong, and what would be right. */
export function checkedWords(wishes: readonly Wish[], shown: readonly Shown[]): CheckedWord[] {
  const errors: FieldError[] = [];
  const checked = wishes.flatMap((wish, index): CheckedWord[] => {
    const current = shown.find(({ path }) => path === wish.path);
    const said = current ? check(wish, current) : unknownPath(wish.path);
    const isTwice = wishes.findIndex(({ path }) => path === wish.path) < index;
    if (isTwice) errors.push({ field: `values[${index}].path`, message: `${wish.path} is named twice` });
    if ("refusal" in said) errors.push({ field: `values[${index}].${said.member}`, message: said.refusal });
    else return [said];
    return [];
  });
  if (errors.length === 0) return checked;
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join("; ");
  throw new AppError("validation-error", detail, { errors });
}

type Refusal = { member: "path" | "value" | "state"; refusal: string };

const unknownPath = (path: string): Refusal => ({
  member: "path",
  refusal: `"${path}" is no critical value; they are ${criticalPaths.join(", ")}`,
});

function check({ path: _, value = null, state, note = null }: Wish, shown: Shown): CheckedWord | Refusal {
  const { path } = shown;
  if (state === "corrected") {
    if (value === null)
      return {
        member: "value",
        refusal: `${path} needs the corrected value; absent says that there is none`,
      };
    const checked = checkedValue(path, value);
    if (checked.refusal !== null) return { member: "value", refusal: `${path}: ${checked.refusal}` };
    return { path, word: { state, value: checked.value }, note };
  }
  const isNone = value === null || (Array.isArray(value) && value.length === 0);
  if (!isNone && !isSameValue(value, shown.value))
    return {
      member: "value",
      refusal: `${path} is shown as ${JSON.stringify(shown.value)}; with ${state} the value is null or the one that is shown`,
    };
  if (state === "read") return { path, word: null, note };
  if (state === "absent") return { path, word: { state, value: null }, note };
  if (shown.state === "missing")
    return {
      member: "state",
      refusal: `${path} has no value to confirm; give it with corrected, or say absent`,
    };
  return { path, word: { state, value: shown.value }, note };
}
