import { useLocale } from "next-intl";
import { colonOf } from "./colon";

export function useColon(): string {
  return colonOf(useLocale());
}
