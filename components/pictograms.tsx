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
        <PictogramSign key={code} code={code} name={t(code)} size={size} />
      ))}
    </Group>
  );
}

/** One sign; the name is left empty where it stands beside it in words. */
export function PictogramSign({ code, name, size }: { code: string; name: string; size: number }) {
  return (
    <Image
      src={`/pictograms/${code}.svg`}
      alt={name}
      title={name || undefined}
      w={size}
      h={size}
      flex="none"
      bg="white"
      style={{ clipPath: onItsPoint }}
    />
  );
}
