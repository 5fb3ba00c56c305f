import { createHash } from "node:crypto";
import list from "@/lib/regulation/recipient-types.json";

export type RecipientType = {
  id: string;
  code: string | null;
  name: { en: string; nl: string; de: string; fr: string };
};

/** Fixed for ever: ids made from it are stored with quantity lines. */
const namespace = "sixteen/recipient-types/";

/** The kinds of package a quantity line can name, in the order of the list. */
export const recipientTypes: readonly RecipientType[] = list.types.map(({ id, unCodes, en, nl, de, fr }) => ({
  id: stableId(id),
  code: unCodes[0] ?? null,
  name: { en, nl, de, fr },
}));

const ids = new Set(recipientTypes.map(({ id }) => id));

export function isRecipientType(id: string): boolean {
  return ids.has(id.toLowerCase());
}

/** A UUID made from a name (RFC 9562, version 8), so that it is the same in every installation. */
function stableId(name: string): string {
  const hex = createHash("sha256")
    .update(namespace + name)
    .digest("hex");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
