import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";

// Dark enough for white numbers, light enough for black ones: 4.5 to 1 each (WCAG 1.4.3).
const levelColours: Record<number, string> = { 1: "teal.9", 2: "yellow.4", 3: "orange.4", 4: "red.9" };

type Props = { level: number | null; size?: "md" | "lg" | "xl" };

/** A control level as a number in its colour, with its name for who hovers or listens; null: there is none. */
export function LevelBadge({ level, size = "lg" }: Props) {
  const t = useTranslations("assessments");
  const name = level === null ? t("notCovered.hazards_unknown") : t(`levelName.${level as 1}`);
  return (
    <Badge
      size={size}
      radius="sm"
      tt="none"
      color={levelColours[level ?? 0] ?? "gray.8"}
      autoContrast
      title={name}
      style={{ flexShrink: 0 }}
    >
      {level === null ? t("noLevel") : t("level", { level })}
    </Badge>
  );
}
