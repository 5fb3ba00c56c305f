"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { hazardOrder } from "@/components/hazard-order";
import { isPictogram } from "@/components/pictograms";
import { useLanguageName } from "@/components/use-language-name";
import classes from "./cell.module.css";
import { isTransportMode } from "./transport-mode";
import type { ProductRow } from "./use-product-rows";

type Props = { column: string; row: ProductRow; workplaces: ReadonlyMap<string, string> };

/** What a column shows of a product. */
export function Cell({ column, row, workplaces }: Props) {
  const { sds } = row;
  switch (column) {
    case "name":
      return <Name row={row} />;
    case "pictograms":
      return <Signs codes={sds?.pictograms ?? []} />;
    case "signal_word":
      return sds?.signal_word && <Signal word={sds.signal_word} />;
    case "h_codes":
      return <Plain>{hazardOrder(sds?.h_codes ?? []).join(", ")}</Plain>;
    case "p_codes":
      return <Plain>{sds?.p_codes.join(", ")}</Plain>;
    case "procurement_status":
      return sds && <Decision value={sds.procurement_status} />;
    case "workplaces":
      return <Plain>{row.workplace_ids.map((id) => workplaces.get(id) ?? "…").join(", ")}</Plain>;
    case "language":
      return <LanguageName code={sds?.language ?? null} />;
    case "physical_state":
      return <PhysicalState value={sds?.physical_state ?? null} />;
    case "quality_score":
      return <Share value={sds?.quality_score ?? null} />;
    case "revision_date":
      return <Day value={sds?.revision_date ?? null} />;
    case "last_updated":
      return <Day value={row.last_updated} />;
    case "created_at":
      return <Day value={row.created_at} />;
    default:
      return <Plain>{textOf(column, row)}</Plain>;
  }
}

function Name({ row }: { row: ProductRow }) {
  return (
    <Link href={`/products/${row.id}`} prefetch={false} tabIndex={-1} className={classes.name}>
      {row.display_name ?? row.sds?.product_name ?? row.sds?.file_name}
    </Link>
  );
}

/** On a phone one cell tells what a row of columns tells elsewhere. */
export function PhoneCell({ row }: { row: ProductRow }) {
  return (
    <>
      <div className={classes.phoneText}>
        <Name row={row} />
        <div className={classes.dimmed}>{row.sds?.manufacturer}</div>
      </div>
      <Signs codes={row.sds?.pictograms.slice(0, 4) ?? []} />
    </>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return (
    <div className={classes.text} title={typeof children === "string" ? children : undefined}>
      {children}
    </div>
  );
}

/** Many rows scroll by in a moment, so that signs and marks here are bare elements. */
function Signs({ codes }: { codes: string[] }) {
  const t = useTranslations("pictograms");
  return codes.filter(isPictogram).map((code) => (
    // biome-ignore lint/performance/noImgElement: a small file of our own that needs no resizing
    <img
      key={code}
      src={`/pictograms/${code}.svg`}
      alt={t(code)}
      title={t(code)}
      width={24}
      height={24}
      className={classes.sign}
    />
  ));
}

function Mark({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <span className={classes.mark} data-kind={kind}>
      {children}
    </span>
  );
}

function Decision({ value }: { value: "Accept" | "Review" | "Reject" }) {
  const t = useTranslations("decisions");
  return <Mark kind={value}>{t(value)}</Mark>;
}

function Signal({ word }: { word: "Danger" | "Warning" }) {
  const t = useTranslations("signalWords");
  return <Mark kind={word}>{t(word)}</Mark>;
}

function Day({ value }: { value: string | null }) {
  const format = useFormatter();
  return <Plain>{value && format.dateTime(new Date(value), { dateStyle: "medium" })}</Plain>;
}

function Share({ value }: { value: number | null }) {
  const format = useFormatter();
  if (value === null) return null;
  return <Mark kind={value < 0.7 ? "Review" : "Accept"}>{format.number(value, { style: "percent" })}</Mark>;
}

function LanguageName({ code }: { code: string | null }) {
  const nameOf = useLanguageName();
  return <Plain>{code && nameOf(code)}</Plain>;
}

function PhysicalState({ value }: { value: string | null }) {
  const t = useTranslations("physicalStates");
  return <Plain>{value && (t.has(value) ? t(value) : value)}</Plain>;
}

function textOf(column: string, row: ProductRow): string {
  if (column.startsWith("custom.")) return customText(column, row);
  const { sds } = row;
  if (isTransportMode(column)) return sds?.transport[column]?.class ?? "";
  const texts: Record<string, string | null | undefined> = {
    manufacturer: sds?.manufacturer,
    supplier: row.supplier,
    sku: row.sku,
    ean: row.ean,
    cas_number: sds?.cas_number,
    ec_number: sds?.ec_number,
    un_number: sds?.un_number,
    flash_point: sds?.flash_point?.text,
    file_name: sds?.file_name,
    water_hazard_class: sds?.enrichments.water_hazard_class?.value,
    storage_class: sds?.enrichments.storage_class?.value,
    emkg_hazard_group: sds?.enrichments.emkg_hazard_group?.group,
    cmr: sds?.enrichments.cmr?.flatMap(({ categories }) => categories).join(", "),
    candidate_list: sds?.enrichments.candidate_list?.hits.map(({ name }) => name).join(", "),
    harmonised_classification: sds?.enrichments.harmonised_classification
      ?.flatMap(({ h_codes }) => h_codes)
      .join(", "),
  };
  return texts[column] ?? "";
}

function customText(column: string, { custom_fields }: ProductRow): string {
  const [, groupId = "", field = ""] = column.split(".");
  const value = custom_fields[groupId]?.[field];
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(", ") : String(value);
}
