import { Group, Image } from "@mantine/core";
import { useTranslations } from "next-intl";

export function isPictogram(code: string): boolean {
  return /^GHS0[1-9]$/.test(code);
}

/** White reaches as far as the red frame, so that no square shows on a dark page. */
const onItsPoint = "polygon(50% 0, 100% 50%, 50% 100%, 0 50%)";

/** GHS pictograms, drawn, each with its name. */
export function Pictograms({ codes, size = 32 }: { codes: string[]; size?: number }) {
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
          style={{ clipPath: onItsPoint }}
        />
      ))}
    </Group>
  );
}
