import type { Language } from "@/lib/extraction/model";
import signNames from "@/lib/regulation/pictograms/index.json";

const names = new Map<string, Partial<Record<Language, string>>>(
  [...signNames.ghs, ...signNames.iso7010].map((sign) => [sign.code, sign]),
);

/** A pictogram's or sign's name in a language, for those who cannot see it; else its code. */
export const signName = (code: string, language: Language): string => names.get(code)?.[language] ?? code;
