"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { LinkAnchor } from "@/components/link-anchor";

/** How many products were placed, with the way to the workplace from any other screen. */
export function PlacedMessage({ count, workplaceId }: { count: number; workplaceId: string }) {
  const t = useTranslations("products");
  const path = `/workplaces/${workplaceId}`;
  const isThere = usePathname() === path;
  return (
    <>
      {t("placedNotice", { count })} {!isThere && <LinkAnchor href={path}>{t("toWorkplace")}</LinkAnchor>}
    </>
  );
}
