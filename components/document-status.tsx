import { Badge, Loader } from "@mantine/core";
import { useTranslations } from "next-intl";

const colours = { processing: "blue", completed: "teal", failed: "red" } as const;

export function DocumentStatusBadge({ status }: { status: keyof typeof colours }) {
  const t = useTranslations("status");
  return (
    <Badge
      variant="light"
      color={colours[status]}
      leftSection={status === "processing" ? <Loader size={10} color="blue" /> : undefined}
    >
      {t(status)}
    </Badge>
  );
}
