import type { Cell } from "@/lib/extraction/model";
import type { Statement } from "./statements";

/** Names go on in the next line, "UN" with its number and a class with its subsidiary hazard. */
export function goesOn({ field, text }: Statement, { text: next }: Cell): boolean {
  if (field === "class") return /^\d/.test(text) && /^\(\d/.test(next);
  return field === "proper_shipping_name" || field === null || (field === "un_number" && /^UN$/i.test(text));
}

/** The statement that stands right above a cell. */
export function openAbove(open: Statement[], cell: Cell): Statement | undefined {
  return open.find((one) => {
    const rect = one.sources[0]?.rect;
    return rect && cell.rect[0] < rect[2] && cell.rect[2] > rect[0];
  });
}
