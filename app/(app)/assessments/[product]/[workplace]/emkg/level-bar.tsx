import { Group, Paper, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { LevelBadge } from "@/components/assessments/level-badge";
import { moduleNames } from "@/lib/assessments/emkg/measures";
import type { ControlLevels } from "@/lib/assessments/emkg/schema";

/** On a phone the levels stay in sight at the lower edge while one answers. */
export function LevelBar({ levels }: { levels: ControlLevels }) {
  const t = useTranslations("assessments");
  return (
    <Paper
      withBorder
      shadow="md"
      p="xs"
      hiddenFrom="md"
      aria-hidden="true"
      style={{ position: "sticky", bottom: 8, zIndex: 2 }}
    >
      <Group gap="xs" justify="space-between" wrap="nowrap">
        {moduleNames.map((module) => (
          <div key={module}>
            <Text size="xs" c="dimmed" lineClamp={1}>
              {t(`module.${module}`)}
            </Text>
            <LevelBadge level={levels[module]} size="md" />
          </div>
        ))}
      </Group>
    </Paper>
  );
}
