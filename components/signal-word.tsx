import { Badge } from "@mantine/core";
import { useTranslations } from "next-intl";

/** The signal word in the language of the screen (CLP Annex I, section 1.2). */
export function SignalWord({ word }: { word: "Danger" | "Warning" | null }) {
  const t = useTranslations("signalWords");
  if (!word) return null;
  return (
    <Badge color={word === "Danger" ? "red.9" : "yellow.4"} autoContrast radius="sm">
      {t(word)}
    </Badge>
  );
}
