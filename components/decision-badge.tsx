import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { useColon } from "@/i18n/use-colon";
import type { ProcurementStatus } from "@/lib/holdings/documents/schema";

const colours = { Accept: "teal", Review: "yellow", Reject: "red" } as const;

type Props = { decision: z.output<typeof ProcurementStatus>; isNamed?: boolean };

/** What was decided for procurement; named where nothing else around it says what it is about. */
export function DecisionBadge({ decision, isNamed }: Props) {
  const t = useTranslations("decisions");
  const shell = useTranslations("shell");
  const colon = useColon();
  return (
    <Badge variant="light" color={colours[decision]} miw="max-content">
      {isNamed ? `${shell("procurement")}${colon} ${t(decision)}` : t(decision)}
    </Badge>
  );
}
