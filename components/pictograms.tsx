import { Group, Image } from "@mantine/core";
import { useTranslations } from "next-intl";

export function isPictogram(code: string): boolean {
  return /^GHS0[1-9]$/.test(code);
}

/** GHS pictograms, drawn, each with its name. */
export function Pictograms({ codes, size = 28 }: { codes: string[]; size?: number }) {
  const t = useTranslations("pictograms");
  const known = codes.filter(isPictogram);
  return (
    <Group gap={4} wrap="nowrap">
      {known.map((code) => (
        <Image
          key={code}
          src={`/pictograms/${code}.svg`}
          alt={t(code)}
          title={t(code)}
          w={size}
          h={size}
          bg="white"
          radius="xs"
        />
      ))}
    </Group>
  );
}
