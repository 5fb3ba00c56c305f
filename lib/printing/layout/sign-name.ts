import type { Language } from "@/lib/extraction/model";
import signNames from "@/lib/regulation/pictograms/index.json";

/** A pictogram's or sign's name in a language, for those who cannot see it. */
export function signName(code: string, language: Language): string {
  const signs = [...signNames.ghs, ...signNames.iso7010];
  return signs.find((sign) => sign.code === code)?.[language] ?? code;
}
