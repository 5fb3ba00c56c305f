import { useTranslations } from "next-intl";

/** What is offered: as it is kept, whatever language it was chosen in, and its name in the messages. */
const offered = [
  ["natural", "natural"],
  ["mechanical", "mechanical"],
  ["local exhaust", "exhaust"],
  ["fume cupboard", "fumeCupboard"],
] as const;

/** How a workplace is aired: one of what is offered, shown in the reader's language, or words of one's own. */
export function useVentilations() {
  const t = useTranslations("workplaces.ventilations");
  const named = offered.map(([kept, name]) => ({ kept, shown: t(name) }));
  return {
    choices: named.map(({ shown }) => shown),
    shownOf: (ventilation: string | null) =>
      named.find(({ kept }) => kept === ventilation)?.shown ?? ventilation,
    keptOf: (words: string) => named.find(({ shown }) => shown === words)?.kept ?? words,
  };
}
