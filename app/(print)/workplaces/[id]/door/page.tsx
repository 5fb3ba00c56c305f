import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import QRCode from "qrcode";
import { pageContext } from "@/app/(app)/page-context";
import { hazardOrder } from "@/components/hazard-order";
import { datesOf } from "@/i18n/dates";
import { Id } from "@/lib/api/values";
import { doorLink, read } from "@/lib/library/contents/service";
import { AppError } from "@/lib/platform/errors";
import classes from "./door.module.css";
import { PrintButton } from "./print-button";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("door"))("title") };
}

/** An A4 sheet for the door: what is dangerous inside, and the code that leads a phone to first aid. */
export default async function DoorPage({ params }: Props) {
  const { id } = await params;
  const { contents, url, isOpen } = await forDoor(id);
  const t = await getTranslations("door");
  const signs = await getTranslations("pictograms");
  const states = await getTranslations("hazardStates");
  const dates = datesOf(await getLocale());
  const { workplace, hazards, products } = contents;
  return (
    <main className={classes.page}>
      <div className={classes.screenOnly}>
        <PrintButton label={t("print")} />
        <p>{isOpen ? t("open") : t("closed")}</p>
      </div>
      <header className={classes.head}>
        <div>
          <h1>{workplace.name}</h1>
          {workplace.description && <p>{workplace.description}</p>}
        </div>
        <figure className={classes.code}>
          <QrCode text={url} label={t("code")} />
          <figcaption>{t("scan")}</figcaption>
        </figure>
      </header>
      <section className={classes.signs} aria-label={t("hazards")}>
        {hazards.pictograms
          .filter(({ value }) => signs.has(value))
          .map(({ value, count }) => (
            <figure key={value}>
              {/* biome-ignore lint/performance/noImgElement: a drawing of our own, printed at its size */}
              <img src={`/pictograms/${value}.svg`} alt={signs(value)} width={110} height={110} />
              <figcaption>
                {signs(value)} ({count})
              </figcaption>
            </figure>
          ))}
      </section>
      {products.some(({ hazards: read }) => read === "unknown" || read === "doubtful") && (
        <p className={classes.warning} role="alert">
          <strong>{states("doorTitle")}</strong> {states("doorLead")}
        </p>
      )}
      {products.length > 0 ? <Products contents={contents} /> : <p>{t("nothing")}</p>}
      <footer className={classes.foot}>
        {t("emergency")} <strong>112</strong> · {t("asOf", { date: dates.longDay(new Date()) })}
      </footer>
    </main>
  );
}

async function Products({ contents: { products, totals } }: { contents: Awaited<ReturnType<typeof read>> }) {
  const t = await getTranslations("door");
  const states = await getTranslations("hazardStates");
  const format = await getFormatter();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t("product")}</th>
          <th>{t("statements")}</th>
          <th>{t("amount")}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ product, hazards: read, totals: own }) => (
          <tr key={product.id}>
            <td>{product.display_name ?? product.sds?.product_name ?? product.sds?.file_name}</td>
            <td>
              {hazardOrder(product.sds?.h_codes ?? []).join(", ")}{" "}
              {read !== "known" && <strong>{states(read ?? "noSheet")}</strong>}
            </td>
            <td>{own.map(({ unit, amount }) => `${format.number(amount)} ${unit}`).join(", ")}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th colSpan={2}>{t("total")}</th>
          <td>{totals.map(({ unit, amount }) => `${format.number(amount)} ${unit}`).join(", ")}</td>
        </tr>
      </tfoot>
    </table>
  );
}

async function forDoor(id: string) {
  const { context } = await pageContext();
  if (!Id.safeParse(id).success) notFound();
  try {
    const link = await doorLink(context, id);
    return { contents: await read(context, id), url: link.url, isOpen: link.is_open };
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") notFound();
    throw error;
  }
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const dots = Array.from(modules.data).flatMap((isDark, i) =>
    isDark ? [`M${i % modules.size} ${Math.floor(i / modules.size)}h1v1h-1z`] : [],
  );
  return (
    <svg viewBox={`-4 -4 ${modules.size + 8} ${modules.size + 8}`} role="img" aria-label={label}>
      <rect x={-4} y={-4} width={modules.size + 8} height={modules.size + 8} fill="white" />
      <path d={dots.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
