import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import type { AssessmentStatus } from "@/lib/assessments/assessment-statuses";

// What asks for work is filled: orange and red text on its own light shade lacks contrast (WCAG 1.4.3).
const looks: Record<AssessmentStatus, { color: string; variant: "light" | "filled" }> = {
  missing: { color: "gray", variant: "light" },
  review: { color: "orange.4", variant: "filled" },
  overdue: { color: "red.9", variant: "filled" },
  draft: { color: "blue", variant: "light" },
  signed: { color: "teal", variant: "light" },
};

type Props = { status: AssessmentStatus; method?: string };

/** What an assessment, or a placement, asks for; with its method where several stand side by side. */
export function AssessmentStatusBadge({ status, method }: Props) {
  const t = useTranslations("assessments.status");
  const colon = useColon();
  return (
    <Badge {...looks[status]} autoContrast tt="none" style={{ flexShrink: 0 }}>
      {method && `${method}${colon} `}
      {t(status)}
    </Badge>
  );
}
