import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { ProcurementStatus } from "@/lib/holdings/documents/schema";

const colours = { Accept: "teal", Review: "yellow", Reject: "red" } as const;

/** What was decided for procurement. */
export function DecisionBadge({ decision }: { decision: z.output<typeof ProcurementStatus> }) {
  const t = useTranslations("decisions");
  return (
    <Badge variant="light" color={colours[decision]} miw="max-content">
      {t(decision)}
    </Badge>
  );
}
