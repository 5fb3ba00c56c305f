import { useTranslations } from "next-intl";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { hazardOrder } from "./hazard-order";

/** Gives the codes of a sheet as one text, with the words for those that were not read. */
export function useHazardCodes(): (codes: readonly string[], hazards: HazardState | null) => string {
  const t = useTranslations("hazardStates");
  return (codes, hazards) =>
    [...hazardOrder(codes), ...(hazards === null || hazards === "known" ? [] : [t(hazards)])].join(", ");
}
