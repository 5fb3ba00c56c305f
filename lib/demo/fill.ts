import { z } from "zod";
import { letter } from "@/lib/fixtures/broken-files";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products as otherProducts } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { assess } from "./assess";
import type { DemoPerson } from "./client";
import { type LibraryProduct, productsOf, untilRead, uploadFile, uploadSheets } from "./library";
import { awaited, cardProfile, decisions, fieldGroup, fieldValues } from "./plan/settings";
import { type DemoWorkplace, workplaces as plannedWorkplaces, stock } from "./plan/stock";
import { type DemoSheet, demoFile, demoSheetNames, laterRevisions } from "./sheets";

const Anything = z.unknown();
const Listed = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) });
const Made = z.object({ data: z.object({ id: z.string() }) });
const Lines = z.object({ data: z.array(z.object({ workplace_id: z.string().nullable() })) });

export type Filling = {
  owner: DemoPerson;
  /** Someone of another team, which shares its sheets. */
  neighbour: DemoPerson;
  say: (message: string) => void;
  told: AbortSignal;
  /** Only these sheets and what is planned for them; all when left out. */
  sheets?: readonly DemoSheet[];
};

type Placed = Map<DemoSheet, LibraryProduct>;

/**
 * Fills a team through the operations that people use: sheets are uploaded, read by the worker and filed. What is
 * there already stays, so that an interrupted filling can be taken up again.
 */
export async function fill({ owner, neighbour, say, told, sheets = demoSheetNames }: Filling): Promise<void> {
  const [early, late] = [sheets.filter(isEarly), sheets.filter((sheet) => !isEarly(sheet))];
  await describeTeam(owner);
  say(`Uploading ${sheets.length} safety data sheets …`);
  await uploadSheets(owner, early);
  await uploadFile(owner, { fileName: "Delivery note 4711.pdf", bytes: await letter() });
  await shareSheets(neighbour);
  await untilRead(owner, say, told);
  const products = await productsOf(owner, sheets);
  say("Placing products, counting stock, deciding, assessing …");
  const workplaces = await makeWorkplaces(owner);
  await countStock(owner, products, workplaces);
  await decide(owner, products);
  await fillFields(owner, products);
  await assess(owner, products, workplaces);
  await uploadSheets(owner, late);
  // The same bytes under another name: the team holds them once.
  const [again] = early;
  if (again) await uploadFile(owner, { ...(await demoFile(again)), fileName: "Scan of the folder.pdf" });
  await untilRead(owner, say, told);
}

const isEarly = (sheet: DemoSheet) => !laterRevisions.includes(sheet);

async function describeTeam(owner: DemoPerson): Promise<void> {
  await owner.send(Anything, "PATCH", "/profile", { name: "Alex Demo" });
  await owner.send(Anything, "PATCH", "/team", {
    share_catalogue: true,
    enrichments: [
      "harmonised_classification",
      "cmr",
      "candidate_list",
      "water_hazard_class",
      "storage_class",
    ],
  });
  const { data: profiles } = await owner.read(Listed, "/safety-card-profiles");
  if (!profiles.some(({ name }) => name === cardProfile.name))
    await owner.send(Made, "POST", "/safety-card-profiles", cardProfile);
  for (const product of awaited)
    await owner.send(Made, "POST", "/products/create", product, {
      "idempotency-key": `demo-${product.sku}`,
    });
}

/** Another team's sheets, of which the demo team holds none: something to find in the catalogue. */
async function shareSheets(neighbour: DemoPerson): Promise<void> {
  await neighbour.send(Anything, "PATCH", "/team", { share_catalogue: true });
  for (const data of Object.values(otherProducts)) {
    const bytes = await makeSheet(data, { ...layouts.open, language: "en" });
    await uploadFile(neighbour, { fileName: `${data.name}.pdf`, bytes });
  }
}

async function makeWorkplaces(owner: DemoPerson): Promise<Map<DemoWorkplace, string>> {
  const { data } = await owner.read(Listed, "/workplaces");
  const ids = new Map<DemoWorkplace, string>();
  for (const [key, fields] of entriesOf(plannedWorkplaces)) {
    const there = data.find(({ name }) => name === fields.name);
    ids.set(key, there?.id ?? (await owner.send(Made, "POST", "/locations", fields)).data.id);
  }
  return ids;
}

async function countStock(
  owner: DemoPerson,
  products: Placed,
  workplaces: Map<DemoWorkplace, string>,
): Promise<void> {
  for (const [workplace, lines] of entriesOf(stock))
    for (const [sheet, amount, unit, container_count] of lines) {
      const product = products.get(sheet);
      if (!product) continue;
      const workplace_id = workplaces.get(workplace);
      const { data } = await owner.read(Lines, `/products/${product.id}/quantities`);
      if (data.some((line) => line.workplace_id === workplace_id)) continue;
      const line = { workplace_id, amount, unit, container_count };
      await owner.send(Made, "POST", `/products/${product.id}/quantities`, line);
    }
}

async function decide(owner: DemoPerson, products: Placed): Promise<void> {
  for (const [sheet, { documentId, decision }] of products) {
    const made = decisions[sheet];
    if (made && decision === "Review")
      await owner.send(Anything, "POST", `/sds/${documentId}/decisions`, made);
  }
}

async function fillFields(owner: DemoPerson, products: Placed): Promise<void> {
  const { data } = await owner.read(Listed, "/custom-field-groups");
  const there = data.find(({ name }) => name === fieldGroup.name);
  const group = there?.id ?? (await owner.send(Made, "POST", "/custom-field-groups", fieldGroup)).data.id;
  for (const [sheet, { id }] of products) {
    const values = fieldValues[sheet];
    if (values) await owner.send(Anything, "PATCH", `/products/${id}/custom-fields`, { [group]: values });
  }
}

function entriesOf<Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
