"use client";

import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight, spotlight } from "@mantine/spotlight";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useRights } from "@/components/rights";
import { useWorkplaces } from "@/components/use-workplaces";
import { settingsParts } from "./settings/parts";
import { mostHits, type PaletteHit, useProductHits, useSheetHits } from "./use-palette-hits";

type Props = {
  places: readonly string[];
  /** How often it was asked for; each time it opens. */
  asked: number;
};

/** Leads anywhere by a few letters: to products, sheets, workplaces and screens. Ctrl or ⌘ and K opens it. */
export function CommandPalette({ places, asked }: Props) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const [text, setText] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens each time it is asked for
  useEffect(() => spotlight.open(), [asked]);
  const [query] = useDebouncedValue(text.trim(), 200);
  const products = useProductHits(query);
  const sheets = useSheetHits(query);
  const isPending = products.isPending || sheets.isPending || text.trim() !== query;
  const groups = [
    { label: t("products"), hits: products.hits },
    { label: shell("sheets"), hits: sheets.hits },
    { label: shell("workplaces"), hits: useWorkplaceHits(query) },
    { label: t("screens"), hits: useScreenHits(places, query) },
  ].filter(({ hits }) => hits.length > 0);
  return (
    <Spotlight.Root query={text} onQueryChange={setText} shortcut={null} scrollable maxHeight={420}>
      <Spotlight.Search placeholder={t("search")} aria-label={t("search")} />
      <Spotlight.ActionsList>
        {groups.map(({ label, hits }) => (
          <HitGroup key={label} label={label} hits={hits} />
        ))}
        {!groups.length && <Spotlight.Empty>{isPending ? t("looking") : t("nothing")}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function HitGroup({ label, hits }: { label: string; hits: PaletteHit[] }) {
  const router = useRouter();
  return (
    <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
      {hits.map((hit) => (
        <Spotlight.Action
          key={hit.id}
          label={hit.label}
          description={hit.description}
          onClick={() => router.push(hit.href)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}

const fits = (label: string, query: string) => label.toLowerCase().includes(query.toLowerCase());

function useWorkplaceHits(query: string): PaletteHit[] {
  const workplaces = useWorkplaces().data ?? [];
  if (!query) return [];
  return workplaces
    .filter(({ name, tags }) => [name, ...tags].some((word) => fits(word, query)))
    .slice(0, mostHits)
    .map(({ id, name, tags }) => ({
      id,
      href: `/workplaces/${id}`,
      label: name,
      description: tags.join(" · "),
    }));
}

/** The screens at the side, the parts of the settings that one may open, and the documentation. */
function useScreenHits(places: readonly string[], query: string): PaletteHit[] {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const settings = useTranslations("settings");
  const { canAdminister } = useRights();
  const screens = [
    { href: "/", label: shell("home") },
    ...places.map((place) => ({ href: `/${place}`, label: shell(place) })),
    ...(query
      ? settingsParts(canAdminister).map((part) => ({
          href: `/settings/${part}`,
          label: `${shell("settings")}: ${settings(`parts.${part}`)}`,
        }))
      : []),
    { href: "/docs", label: t("documentation") },
  ];
  return screens
    .filter(({ label }) => fits(label, query))
    .map((screen) => ({ ...screen, id: screen.href, description: "" }));
}
