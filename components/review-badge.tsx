import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";

const colours = { unreviewed: "gray", in_review: "blue", released: "teal" } as const;

/** Whether somebody has looked through what was read of a sheet. */
export function ReviewBadge({ state }: { state: keyof typeof colours }) {
  const t = useTranslations("reviewStates");
  return (
    <Badge variant="light" color={colours[state]}>
      {t(state)}
    </Badge>
  );
}
