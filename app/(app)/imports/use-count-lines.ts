"use client";

import { useTranslations } from "next-intl";
import type { Counts } from "@/lib/library/imports/schema";

/** What an import does or did, in sentences; what it does not is left out. */
export function useCountLines(): (counts: Counts) => string[] {
  const t = useTranslations("imports.counts");
  return ({ products, workplaces, placements, lines }) => {
    const numbers = [
      ["productsCreate", products.create],
      ["productsUpdate", products.update],
      ["workplacesCreate", workplaces.create],
      ["workplacesUpdate", workplaces.update],
      ["placements", placements],
      ["linesCreate", lines.create],
      ["linesRemove", lines.remove],
      ["same", products.same + workplaces.same + lines.same],
    ] as const;
    return numbers.flatMap(([name, count]) => (count ? [t(name, { count })] : []));
  };
}
