import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import type { Contents } from "./workplace-screen";

type Storing = Contents["storing"];
type Pair = Storing["pairs"][number];

/** How groups and pairs of storage classes are called, and why a pair is restricted. */
export function useStoringWords({ groups }: Storing) {
  const t = useTranslations("storing");
  const colon = useColon();
  const classesOf = (at: number) => groups[at]?.classes ?? [];
  const codes = (at: number) => classesOf(at).join(t("or"));
  const className = (name: string) => {
    const key = `classes.${name.replace(".", "_")}`;
    return t.has(key) ? t(key) : name;
  };
  /** "LGK 3 with LGK 5.2" */
  const pairName = ({ a, b }: Pair) =>
    a === b ? t("within", { a: codes(a) }) : t("pair", { a: codes(a), b: codes(b) });
  return {
    codes,
    pairName,
    namesOf: (at: number) => classesOf(at).map(className).join(t("or")),
    /** With what the classes are. */
    pairTitle: (pair: Pair) => {
      const names = [...new Set([pair.a, pair.b])].map((at) => classesOf(at).map(className).join(t("or")));
      return `${pairName(pair)}${colon} ${names.join(" ↔ ")}`;
    },
    reason: ({ say, rule, certainty }: Pair) => {
      const key = say === "separate" ? "separate" : rule ? `rule${rule}` : "unknown";
      const why = t(`why.${t.has(`why.${key}`) ? key : "unknown"}`);
      return certainty === "medium" ? `${why} (${t("unsure")})` : why;
    },
  };
}
