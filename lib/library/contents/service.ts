import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { countryOf } from "@/lib/access/settings/service";
import { assessedAt } from "@/lib/assessments/overview/service";
import { productColumns } from "@/lib/library/products/list-statement";
import { type ProductRow, toProduct } from "@/lib/library/products/serialiser";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { QuantityLine, Workplace } from "@/lib/platform/database/generated/client";
import { pool } from "@/lib/platform/database/pool";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { environment } from "@/lib/platform/environment";
import { AppError } from "@/lib/platform/errors";
import type { HazardState } from "@/lib/sheet/hazard-states";
import { toQuantityLine, totalsOf } from "@/lib/workplaces/quantities/serialiser";
import { type StoredProduct, storingNotes } from "@/lib/workplaces/storing-together/pairs";
import type { StoringNotes } from "@/lib/workplaces/storing-together/schema";
import { isSmallAmount, storedAmounts } from "@/lib/workplaces/storing-together/stored-amounts";
import { toLocation, toWorkplace } from "@/lib/workplaces/workplaces/serialiser";
import type { PlacedProduct, WorkplaceContents } from "./schema";

/** What stands at a workplace, how much of it, and what hazards come together there. */
export async function read(context: Context, id: string): Promise<z.input<typeof WorkplaceContents>> {
  const workplace = await requireWorkplace(database(), context, id);
  const where = { teamId: context.team.id, workplaceId: id };
  const [held, printed, lines, assessed, country] = await Promise.all([
    productsAt(context, id),
    printedClassesAt(context, id),
    database().quantityLine.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
    assessedAt(context, id),
    countryOf(context),
  ]);
  const products = held.map(({ product }) => product);
  const shown = new Set(products.map((product) => product.id));
  return {
    workplace: toWorkplace(workplace, products.length),
    products: held.map((each) => ({
      ...placed(each, lines),
      recess: assessed.get(each.product.id)?.recess?.status ?? "missing",
      emkg: assessed.get(each.product.id)?.emkg?.status ?? "missing",
    })),
    totals: totalsOf(lines.filter(({ productId }) => shown.has(productId))),
    hazards: {
      pictograms: countsOf(products.map(({ sds }) => sds?.pictograms ?? [])),
      signal_words: countsOf(products.map(({ sds }) => (sds?.signal_word ? [sds.signal_word] : []))),
      h_codes: countsOf(products.map(({ sds }) => sds?.h_codes ?? [])),
    },
    storing: {
      ...toStoring(held.map((each) => stored(each, printed.get(each.product.id) ?? null))),
      ...amountsNoted(lines, [...shown]),
      rule: country === "NL" ? "pgs_15" : "trgs_510",
    },
  };
}

function amountsNoted(lines: QuantityLine[], productIds: string[]) {
  const noted = lines.map(({ amount, ...line }) => ({ ...line, amount: amount && Number(amount) }));
  const amounts = storedAmounts(noted, productIds);
  return { amounts, small_amount: isSmallAmount(amounts) };
}

/** The storage classes that sheets at a workplace print, by product, whatever the team has switched on. */
async function printedClassesAt(context: Context, id: string): Promise<Map<string, string>> {
  const { rows } = await pool().query<{ id: string; printed: string }>({
    name: "printed storage classes of a workplace",
    text: `select p.id, d.details ->> 'storage_class' as printed from placements pl
      join products p on p.team_id = pl.team_id and p.id = pl.product_id and not p.archived
      join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      where pl.team_id = $1 and pl.workplace_id = $2 and d.details ->> 'storage_class' is not null`,
    values: [context.team.id, id],
  });
  return new Map(rows.map((row) => [row.id, row.printed]));
}

/** A product at a workplace; the hazards of one that awaits a sheet are null. */
type Held = { product: ReturnType<typeof toProduct>; hazards: HazardState | null };

function stored(
  { product: { id, display_name, sds }, hazards }: Held,
  printedClass: string | null,
): StoredProduct {
  const name = display_name ?? sds?.product_name ?? sds?.file_name ?? "–";
  if (!sds) return { id, name, sheet: null };
  return {
    id,
    name,
    sheet: {
      printedClass,
      hazardCodes: sds.h_codes,
      mayHaveMoreHazards: hazards !== "known",
      transportClass: sds.transport.adr?.class ?? null,
      unNumber: sds.un_number,
      physicalState: sds.physical_state,
      flashPoint: sds.flash_point?.value ?? null,
    },
  };
}

function toStoring(
  products: StoredProduct[],
): Omit<z.input<typeof StoringNotes>, "amounts" | "small_amount" | "rule"> {
  const { groups, pairs, unknown, withoutAcids } = storingNotes(products);
  return {
    groups: groups.map(({ classes, products: grouped }) => ({
      classes: [...classes],
      products: grouped.map(({ isDerived, ...product }) => ({ ...product, is_derived: isDerived })),
    })),
    pairs: pairs.map(({ a, b, say, rule, certainty }) => ({ a, b, say, rule, certainty })),
    unknown,
    without_acids: withoutAcids,
  };
}

/** The products at a workplace by name, with those that await a sheet, without the archived ones. */
async function productsAt(context: Context, id: string): Promise<Held[]> {
  const { rows } = await pool().query<ProductRow>({
    name: "products of a workplace",
    text: `select ${productColumns} from placements pl
      join products p on p.team_id = pl.team_id and p.id = pl.product_id and not p.archived
      left join documents d on d.team_id = p.team_id and d.id = p.primary_document_id
      where pl.team_id = $1 and pl.workplace_id = $2
      order by lower(coalesce(p.display_name, d.product_name, d.file_name)), p.id`,
    values: [context.team.id, id],
  });
  return rows.map((row) => ({
    product: toProduct(row, context.team.enrichments),
    hazards: row.document_id === null ? null : (row.hazards ?? "unknown"),
  }));
}

function placed(
  { product, hazards }: Held,
  lines: QuantityLine[],
): Omit<z.input<typeof PlacedProduct>, "recess" | "emkg"> {
  const own = lines.filter(({ productId }) => productId === product.id);
  return {
    product,
    hazards,
    lines: own.map(toQuantityLine),
    totals: totalsOf(own),
  };
}

function countsOf(sets: string[][]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of sets.flatMap((set) => [...new Set(set)]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => a.value.localeCompare(b.value));
}

/** Takes an empty workplace out of the lists, or brings it back. Errors: 409 while products stand there. */
export async function archive(context: Context, id: string, archived: boolean) {
  await requireWorkplace(database(), context, id);
  const where = { id, teamId: context.team.id };
  const held = await database().placement.count({ where: { teamId: where.teamId, workplaceId: id } });
  if (archived && held)
    throw new AppError("conflict", `${held} products are placed here. Move or remove them first.`);
  const [row] = await database().workplace.updateManyAndReturn({ where, data: { archived } });
  if (!row) throw new Error("the workplace was there a moment ago");
  return toLocation(row, 0);
}

/** The address for the QR code at the door; the first call makes it, for good. */
export async function doorLink(context: Context, id: string) {
  const { teamId, doorToken } = await requireWorkplace(database(), context, id);
  // 16 characters keep the code coarse enough to be scanned from afar; 96 bits cannot be guessed.
  const token = doorToken ?? randomBytes(12).toString("base64url");
  if (!doorToken)
    await database().workplace.updateMany({
      where: { id, teamId, doorToken: null },
      data: { doorToken: token },
    });
  const row = await requireWorkplace(database(), context, id);
  const team = await database().team.findUniqueOrThrow({ where: { id: teamId } });
  return { url: `${environment().BASE_URL}/w/${row.doorToken}`, is_open: team.openSheetLinks };
}

/** Whose door a scanned code is at, for anyone who scans it; null for an unknown code. */
export async function unsafeFindByDoorToken(token: string) {
  if (!/^[\w-]{16}$/.test(token)) return null;
  const workplace: (Workplace & { team: { id: string; openSheetLinks: boolean } }) | null =
    await database().workplace.findUnique({ where: { doorToken: token }, include: { team: true } });
  return workplace && { workplace, isOpen: workplace.team.openSheetLinks };
}

/** What anyone who stands at an open door may do in its team: read, as with a read-only key. */
export async function unsafeContextOfDoor(
  { id, teamId }: Pick<Workplace, "id" | "teamId">,
  requestId: string,
): Promise<Context> {
  const team = await database().team.findUniqueOrThrow({ where: { id: teamId } });
  const { name, shareCatalogue, enrichments } = team;
  return {
    team: { id: teamId, name, shareCatalogue, enrichments },
    actor: { kind: "key", id, readOnly: true },
    requestId,
  };
}
