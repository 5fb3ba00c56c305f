import { useLocale, useTimeZone } from "next-intl";
import { type Dates, datesOf } from "./dates";

/** How dates are written on the screens: the only way they are. */
export function useDates(): Dates {
  return datesOf(useLocale(), useTimeZone());
}
