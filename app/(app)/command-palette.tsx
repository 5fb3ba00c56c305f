"use client";

import { useDebouncedValue } from "@mantine/hooks";
import { Spotlight } from "@mantine/spotlight";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { z } from "zod";
import { callApi } from "@/components/api";
import { useWorkplaces } from "@/components/use-workplaces";
import { Product } from "@/lib/products/schema";

const Found = z.object({ data: z.array(Product) });
const most = 8;

type Props = { places: readonly string[] };

/** Leads anywhere by a few letters: to screens, products and workplaces. Ctrl or ⌘ and K opens it. */
export function CommandPalette({ places }: Props) {
  const t = useTranslations("palette");
  const shell = useTranslations("shell");
  const router = useRouter();
  const [text, setText] = useState("");
  const [query] = useDebouncedValue(text.trim(), 200);
  const products = useProducts(query);
  const workplaces = useWorkplaces().data ?? [];
  const fits = (label: string) => label.toLowerCase().includes(query.toLowerCase());
  const screens = [{ href: "/", label: shell("home") }]
    .concat(places.map((place) => ({ href: `/${place}`, label: shell(place) })))
    .concat({ href: "/imports", label: t("import") })
    .filter(({ label }) => fits(label));
  const rooms = query ? workplaces.filter(({ name }) => fits(name)).slice(0, most) : [];
  const isNothing = !screens.length && !rooms.length && !products.length;
  return (
    <Spotlight.Root query={text} onQueryChange={setText} shortcut="mod + K" scrollable maxHeight={420}>
      <Spotlight.Search placeholder={t("search")} aria-label={t("search")} />
      <Spotlight.ActionsList>
        {products.length > 0 && (
          <Spotlight.ActionsGroup label={t("products")}>
            {products.map(({ id, display_name, sds }) => (
              <Spotlight.Action
                key={id}
                label={display_name ?? sds?.product_name ?? sds?.file_name}
                description={[sds?.manufacturer, sds?.cas_number].filter(Boolean).join(" · ")}
                onClick={() => router.push(`/products/${id}`)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {rooms.length > 0 && (
          <Spotlight.ActionsGroup label={shell("workplaces")}>
            {rooms.map(({ id, name }) => (
              <Spotlight.Action key={id} label={name} onClick={() => router.push(`/workplaces/${id}`)} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {screens.length > 0 && (
          <Spotlight.ActionsGroup label={t("screens")}>
            {screens.map(({ href, label }) => (
              <Spotlight.Action key={href} label={label} onClick={() => router.push(href)} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {isNothing && <Spotlight.Empty>{t("nothing")}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function useProducts(query: string): z.output<typeof Found>["data"] {
  const found = useQuery({
    queryKey: ["products", "palette", query],
    queryFn: ({ signal }) =>
      callApi(Found, "/v1/products", {
        method: "POST",
        body: { filters: [{ field: "query", op: "matches", value: query }], size: most, page: 1 },
        signal,
      }),
    enabled: query.length > 1,
  });
  return query.length > 1 ? (found.data?.data ?? []) : [];
}
