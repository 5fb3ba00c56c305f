import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";
import { riskClass } from "@/lib/assessments/recess";
import { classColours } from "./risk-score";

/** A RECESS score in the colour of its class. */
export function RiskClassBadge({ score }: { score: number }) {
  const t = useTranslations("assessments");
  const found = riskClass(score);
  return (
    <Badge
      size="md"
      radius="sm"
      tt="none"
      color={classColours[found]}
      autoContrast
      title={t(`class.${found}`)}
      style={{ flexShrink: 0 }}
    >
      R {score}
    </Badge>
  );
}
