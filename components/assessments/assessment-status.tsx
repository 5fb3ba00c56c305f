import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { AssessmentStatus } from "@/lib/assessments/attention";

const colours: Record<AssessmentStatus, string> = {
  missing: "gray",
  review: "orange",
  overdue: "red",
  draft: "blue",
  signed: "teal",
};

/** What an assessment, or a placement, asks for. */
export function AssessmentStatusBadge({ status }: { status: AssessmentStatus }) {
  const t = useTranslations("assessments.status");
  return (
    <Badge variant="light" tt="none" color={colours[status]} style={{ flexShrink: 0 }}>
      {t(status)}
    </Badge>
  );
}
