import { Alert } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { HazardState } from "@/lib/sheet/hazard-states";

/** That a sheet's hazards are not known, or may not be all; nothing where they are known or there is no sheet. */
export function HazardsWarning({ hazards }: { hazards: HazardState | null }) {
  const t = useTranslations("hazardStates");
  if (hazards === null || hazards === "known") return null;
  return (
    <Alert color="red" role="alert" title={t(hazards)}>
      {t(`${hazards}Lead`)}
    </Alert>
  );
}
