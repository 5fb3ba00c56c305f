import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";

/** Marks a sheet of which a later revision is on file. */
export function SupersededBadge() {
  const t = useTranslations("superseded");
  return (
    <Badge variant="light" color="orange">
      {t("badge")}
    </Badge>
  );
}
