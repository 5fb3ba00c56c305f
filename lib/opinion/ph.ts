import rules from "@/lib/regulation/mixture-rules.json";
import type { Measured } from "@/lib/sheet/values";

/** Whether a mixture of this pH is corrosive without proof of the contrary: at most 2, at least 11.5 (CLP Annex I 3.2.3.1.2). */
export function isExtreme(ph: Measured | undefined): boolean {
  const least = ph?.value ?? ph?.min;
  const most = ph?.value ?? ph?.max;
  const { acid, base } = rules.extremePh;
  const isAcid = most !== undefined && most <= acid && (least ?? 0) >= 0 && !ph?.comparator?.startsWith(">");
  const isBase =
    least !== undefined && least >= base && (most ?? 14) <= 14 && !ph?.comparator?.startsWith("<");
  return isAcid || isBase;
}
