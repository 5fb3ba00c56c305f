import { beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
let teamId: string;

beforeEach(async () => {
  team = await testTeam();
  teamId = team.id;
  editor = await signedIn(team, "editor");
});

async function upload(kind: string, table: string, client = editor) {
  const form = new FormData();
  form.append("kind", kind);
  form.append("file", new File([table], "table.csv", { type: "text/csv" }));
  const { status, body } = await client.call("POST", "/imports", undefined, { form });
  expect(status).toBe(201);
  return body.data;
}

/** Uploads a table and applies it as its headings are understood. */
async function importTable(kind: string, table: string, options: object = {}) {
  const { id, choices } = await upload(kind, table);
  const answer = await editor.post(`/imports/${id}/apply`, { ...choices, ...options });
  return { id, ...answer };
}

async function issuesOf(kind: string, table: string, options: object = {}) {
  const { id, choices } = await upload(kind, table);
  const { body } = await editor.post(`/imports/${id}/preview`, { ...choices, ...options });
  return body.data.issues.map((issue: { row: number; column: string; code: string; expected: string }) => [
    issue.row,
    issue.column,
    issue.code,
    issue.expected,
  ]);
}

const by = (name: string) => ({ name, address: null, phone: null, email: null });
const products = () => database().product.findMany({ where: { teamId }, orderBy: { displayName: "asc" } });
const lines = () => database().quantityLine.findMany({ where: { teamId }, orderBy: { amount: "asc" } });

describe("products", () => {
  const table = "Artikel-Nr.;Produktname;Hersteller;EAN\nA1;Aceton;Müller;0401\nA2;Leim;Müller;\n";

  test("are made from a German table, awaiting their sheets", async () => {
    const draft = await upload("products", table);
    expect(draft.choices.mapping).toEqual({ sku: 0, product_name: 1, manufacturer: 2, ean: 3 });
    const { body } = await editor.post(`/imports/${draft.id}/preview`, draft.choices);
    expect(body.data.counts.products).toEqual({ create: 2, update: 0, same: 0 });
    expect(await products()).toEqual([]);
    const applied = await editor.post(`/imports/${draft.id}/apply`, draft.choices);
    expect(applied.body.data).toMatchObject({ status: "applied", row_count: 2 });
    expect(await products()).toMatchObject([
      { displayName: "Aceton", sku: "A1", ean: "0401", awaitedManufacturer: "Müller" },
      { displayName: "Leim", sku: "A2", ean: null },
    ]);
  });

  test("a table that is looked at again is understood as it was the last time", async () => {
    const { id, choices } = await upload("products", table);
    const other = { ...choices, mapping: { display_name: 0 }, all_or_nothing: true };
    await editor.post(`/imports/${id}/preview`, other);
    expect((await editor.get(`/imports/${id}`)).body.data.choices).toEqual(other);
    await editor.post(`/imports/${id}/apply`, choices);
    await editor.post(`/imports/${id}/preview`, other);
    expect((await editor.get(`/imports/${id}`)).body.data.choices).toEqual(choices);
  });

  test("applying twice at once makes them once", async () => {
    const { id, choices } = await upload("products", table);
    const apply = () => editor.post(`/imports/${id}/apply`, choices);
    const answers = await Promise.all([apply(), apply()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await products()).toHaveLength(2);
  });

  test("are known again by article number and by the name on their sheets, and empty cells change nothing", async () => {
    await uploadRead(team.client, { product_name: "Thinner X", supplier: by("Acme GmbH") });
    await importTable("products", table);
    const again =
      "SKU,Product name,Manufacturer,Supplier\nA1,Aceton rein,,Trade\nT9,THINNER-X,acme gmbh,\n,Leim,MÜLLER,\n";
    const { body } = await importTable("products", again);
    expect(body.data.counts.products).toEqual({ create: 0, update: 2, same: 1 });
    expect(await products()).toMatchObject([
      { displayName: "Aceton rein", sku: "A1", supplier: "Trade", ean: "0401" },
      { displayName: "Leim", supplier: null },
      { displayName: null, sku: "T9" },
    ]);
  });

  test("a sheet that comes later is attached to the product that awaits it", async () => {
    await importTable("products", table);
    await uploadRead(team.client, { product_name: "Aceton", supplier: by("Müller") });
    const [aceton, ...others] = await products();
    expect(aceton?.primaryDocumentId).not.toBeNull();
    expect(others).toHaveLength(1);
  });

  test("the team's own fields take values of their kinds", async () => {
    const schema = {
      type: "object",
      properties: {
        shelf: { type: "string", title: "Regal" },
        checked: { type: "string", format: "date" },
        share: { type: "number", maximum: 100 },
        owner: { type: "string", enum: ["Lab", "Shop"] },
        open: { type: "boolean" },
      },
    };
    const { id } = await database().customFieldGroup.create({ data: { teamId, name: "Storage", schema } });
    await importTable("products", "Name;Regal;Checked;Share;Owner;Open\nAceton;R1;31.3.2026;12,5;lab;ja");
    expect((await products())[0]?.customFields).toEqual({
      [id]: { shelf: "R1", checked: "2026-03-31", share: 12.5, owner: "Lab", open: true },
    });
    expect(
      await issuesOf("products", "Name;Checked;Share;Owner;Open\nA;31.2.2026;1;Office;vielleicht\nB;;200;;"),
    ).toEqual([
      [2, "Checked", "not_a_date", expect.stringContaining("2026-03-31")],
      [2, "Owner", "not_a_choice", "Lab, Shop"],
      [2, "Open", "not_yes_or_no", null],
      [3, "Share", "does_not_fit", expect.stringContaining("100")],
    ]);
  });

  test("what does not fit is named by row and column, and all or nothing is imported where one asks so", async () => {
    await importTable("products", table);
    await database().product.updateMany({ where: { teamId, sku: "A2" }, data: { archived: true } });
    const faulty = [
      "SKU;Product name;Manufacturer;EAN",
      "B1;;;",
      "B2;Paint;Acme;4,00638E+12",
      "B3;Varnish;Acme;",
      "B3;Varnish matt;Acme;",
      "A2;Leim;;",
      "A9;Aceton;Müller;",
      `B4;${"x".repeat(301)};;`,
      "B5;Good;;",
    ].join("\n");
    const { status, body } = await importTable("products", faulty, { all_or_nothing: true });
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ field: "row 3, EAN", message: "shortened_number" });
    expect(await products()).toHaveLength(2);
    expect(await issuesOf("products", faulty)).toEqual([
      [2, "Product name", "missing", null],
      [3, "EAN", "shortened_number", null],
      [5, "SKU", "twice_in_file", "4"],
      [6, "SKU", "archived_product", null],
      [7, "SKU", "sku_differs", "A1"],
      [8, "Product name", "too_long", "300"],
    ]);
  });
});

describe("rows that do not fit", () => {
  const table = "SKU;Name;EAN\nA1;Aceton;1\nA2;Leim;4,00638E+12\n;;5\nA3;Farbe;3\n";

  test("are left out and kept with why, and the others are imported and taken back", async () => {
    const { id, choices } = await upload("products", table);
    const preview = (await editor.post(`/imports/${id}/preview`, choices)).body.data;
    expect(preview).toMatchObject({ faulty_rows: 2, may_apply: true, counts: { products: { create: 2 } } });
    const { status, body } = await editor.post(`/imports/${id}/apply`, choices);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ row_count: 4, faulty_rows: 2 });
    expect((await products()).map(({ sku }) => sku)).toEqual(["A1", "A3"]);
    const { headings, rows } = (await editor.get(`/imports/${id}/faults`)).body.data;
    expect(headings).toEqual(["SKU", "Name", "EAN"]);
    expect(rows).toMatchObject([
      { row: 3, cells: ["A2", "Leim", "4,00638E+12"], issues: [{ column: "EAN", code: "shortened_number" }] },
      { row: 4, cells: [null, null, "5"], issues: [{ code: "missing" }] },
    ]);
    expect((await editor.post(`/imports/${id}/undo`)).status).toBe(200);
    expect(await products()).toEqual([]);
  });

  test("leave nothing behind, and take the rows with them that rest on them", async () => {
    const stock = [
      "SKU;Product;Location;Amount;Unit",
      "A1;Aceton;Store;much;L",
      "A1;;Store;2;L",
      "A2;Leim;Store;3;kg",
    ].join("\n");
    const { body } = await importTable("quantities", stock, { create_missing: true });
    expect(body.data).toMatchObject({ faulty_rows: 2, counts: { lines: { create: 1 } } });
    expect((await products()).map(({ sku }) => sku)).toEqual(["A2"]);
    expect(await lines()).toHaveLength(1);
  });

  test("stop an import of which no row fits, and one in which stock gives way", async () => {
    expect((await importTable("products", "SKU;EAN\nA1;5\n")).status).toBe(422);
    await importTable("products", "SKU;Name\nA1;Aceton");
    const count = "SKU;Amount;Unit\nA1;5;kg\nA1;much;kg\n";
    expect((await importTable("quantities", count, { stock: "replace" })).status).toBe(422);
    expect(await lines()).toEqual([]);
  });
});

describe("a name alone", () => {
  test("is that of the only product that has it, its own or that on its sheet", async () => {
    await uploadRead(team.client, { product_name: "Thinner X", supplier: by("Acme") });
    await importTable("products", "SKU;Name\nA1;Aceton\n");
    const { body } = await importTable("products", "Name;Supplier\nTHINNER-X;Trade\naceton;Trade\n");
    expect(body.data.counts.products).toEqual({ create: 0, update: 2, same: 0 });
    await importTable("quantities", "Product;Amount;Unit\nThinner x;5;L\n");
    expect(await lines()).toHaveLength(1);
  });

  test("that two products have is a question", async () => {
    await importTable("products", "SKU;Name\nA1;Aceton\nA2;Aceton\n");
    expect(await issuesOf("quantities", "Product;Amount;Unit\nAceton;5;L\n")).toEqual([
      [2, "Product", "ambiguous_product", "2"],
    ]);
  });
});

test("workplaces are made and changed, and known by their names in any case", async () => {
  await team.client.post("/locations", { name: "Paint shop", type: "room", description: "old" });
  const table =
    "Lieu;Type;Description;Étiquettes\nPAINT SHOP;;new;\nArmoire 3;armoire;;inflammable, hall 2\n";
  const { body } = await importTable("workplaces", table);
  expect(body.data.counts.workplaces).toEqual({ create: 1, update: 1, same: 0 });
  const rows = await database().workplace.findMany({ where: { teamId }, orderBy: { name: "asc" } });
  expect(rows).toMatchObject([
    { name: "Armoire 3", type: "cabinet", tags: ["inflammable", "hall 2"] },
    { name: "Paint shop", type: "room", description: "new" },
  ]);
  expect(await issuesOf("workplaces", "Name;Type\nA;cupbord\nB;\nb;\n;room")).toEqual([
    [2, "Type", "unknown_type", expect.stringContaining("cabinet")],
    [4, "Name", "twice_in_file", "3"],
    [5, "Name", "missing", null],
  ]);
});

describe("quantities", () => {
  const table = [
    "Artikelnummer;Produkt;Hersteller;Lagerort;Menge;Einheit;Anzahl;Gebindeart",
    "A1;Aceton;Müller;Lager 1;2,5;L;4;Kunststoffkanister",
    "A1;;;Lager 1;500;ml;;",
    "A2;Leim;Müller;;1.000,5;kg;;",
  ].join("\n");

  test("come with the products and workplaces that they name", async () => {
    const { body } = await importTable("quantities", table, { create_missing: true });
    expect(body.data.counts).toEqual({
      products: { create: 2, update: 0, same: 0 },
      workplaces: { create: 1, update: 0, same: 0 },
      placements: 1,
      lines: { create: 3, remove: 0, same: 0 },
    });
    const stored = await lines();
    expect(stored.map(({ amount, unit, containerCount }) => [Number(amount), unit, containerCount])).toEqual([
      [0.5, "L", 1],
      [2.5, "L", 4],
      [1000.5, "kg", 1],
    ]);
    expect(stored[1]?.recipientId).toBeTruthy();
    expect(stored[2]?.workplaceId).toBeNull();
  });

  test("of products and workplaces that there are not are faults, with the likely name", async () => {
    await team.client.post("/locations", { name: "Lager 1" });
    await importTable("products", "SKU;Name\nA1;Aceton");
    const wrong =
      "SKU;Product;Location;Amount;Unit;Package\nA1;;Lagr 1;1;kg;\nA7;;;1;kg;\n;Leim;;1;kg;\nA1;;;1;Eimer;Eimr\n";
    expect(await issuesOf("quantities", wrong)).toEqual([
      [2, "Location", "unknown_workplace", "Lager 1"],
      [3, "SKU", "unknown_product", null],
      [4, "Product", "unrecognisable", null],
      [5, "Unit", "unknown_unit", expect.stringContaining("kg")],
      [5, "Package", "unknown_package", "Eimer"],
    ]);
  });

  test("are never guessed: a number that reads in two ways is a fault until the decimal sign is chosen", async () => {
    await importTable("products", "SKU;Name\nA1;Aceton");
    const odd = "SKU;Amount\nA1;1.234 kg\nA1;25 kg\n";
    expect(await issuesOf("quantities", odd)).toEqual([[2, "Amount", "ambiguous_number", "1234 / 1.234"]]);
    await importTable("quantities", odd, { decimal: "comma" });
    expect((await lines()).map(({ amount }) => Number(amount))).toEqual([25, 1234]);
    expect(
      await issuesOf("quantities", "SKU;Amount;Unit\nA1;-3;kg\nA1;0,0001;kg\nA1;viel;kg\nA1;;kg"),
    ).toEqual([
      [2, "Amount", "out_of_range", expect.any(String)],
      [3, "Amount", "too_many_decimals", "3 (kg)"],
      [4, "Amount", "not_a_number", "12.5"],
      [5, "Amount", "missing", null],
    ]);
  });

  test("stand beside what is there, or replace it where the table names its place", async () => {
    await importTable("quantities", table, { create_missing: true });
    const count = "SKU;Location;Amount;Unit;Count\nA1;Lager 1;500;ml;1\nA1;Lager 1;10;L;2\n";
    const { id, body } = await importTable("quantities", count, { stock: "replace" });
    expect(body.data.counts.lines).toEqual({ create: 1, remove: 1, same: 1 });
    expect((await lines()).map(({ amount }) => Number(amount))).toEqual([0.5, 10, 1000.5]);
    await editor.post(`/imports/${id}/undo`);
    expect((await lines()).map(({ amount }) => Number(amount))).toEqual([0.5, 2.5, 1000.5]);
    await importTable("quantities", count);
    expect(await lines()).toHaveLength(5);
  });
});

describe("undo", () => {
  const table =
    "SKU;Product;Manufacturer;Location;Amount;Unit\nA1;Aceton;Acme;Store;5;L\nA2;Leim;Acme;Store;1;kg\n";
  const undo = (id: string) => editor.post(`/imports/${id}/undo`);

  test("takes back all that was made, and a second undo changes nothing more", async () => {
    const { id } = await importTable("quantities", table, { create_missing: true });
    const { status, body } = await undo(id);
    expect([status, body.data.status]).toEqual([200, "undone"]);
    expect(await products()).toEqual([]);
    expect(await database().workplace.count({ where: { teamId } })).toBe(0);
    expect((await undo(id)).status).toBe(200);
    const { choices } = (await editor.get(`/imports/${id}`)).body.data;
    expect((await editor.post(`/imports/${id}/apply`, choices)).status).toBe(409);
  });

  test("gives changed products and workplaces their values back", async () => {
    await importTable("products", "SKU;Name;Supplier\nA1;Aceton;Trade\n");
    const before = await products();
    const { id } = await importTable("products", "SKU;Own name;Supplier;EAN\nA1;Cleaner;Other;123\n");
    expect(await products()).toMatchObject([{ displayName: "Cleaner", supplier: "Other", ean: "123" }]);
    expect((await undo(id)).status).toBe(200);
    const { lastUpdated: _, ...values } = before[0] ?? {};
    expect(await products()).toMatchObject([values]);
  });

  test("is refused as a whole, saying what was used or changed since", async () => {
    const { id } = await importTable("quantities", table, { create_missing: true });
    const [aceton, leim] = await products();
    const place = await database().workplace.findFirstOrThrow({ where: { teamId } });
    await editor.patch(`/products/${aceton?.id}`, { supplier: "Someone" });
    await editor.put(`/products/${leim?.id}/workplaces/${place.id}/recess`, {
      exposure: 1,
      probability: 1,
      effect: 1,
    });
    const [line] = await lines();
    await editor.patch(`/products/${leim?.id}/quantities/${line?.id}`, { amount: 7 });
    const { status, body } = await undo(id);
    expect(status).toBe(409);
    expect(body.prevented_by).toEqual([
      { kind: "product", id: aceton?.id, name: "Aceton", reason: "changed" },
      { kind: "line", id: line?.id, name: "Leim · Store", reason: "changed" },
      { kind: "product", id: leim?.id, name: "Leim · Store", reason: "assessed" },
    ]);
    expect(await products()).toHaveLength(2);
  });

  test("is refused when a sheet or other stock has come to what it made", async () => {
    const { id } = await importTable("quantities", table, { create_missing: true });
    await uploadRead(team.client, { product_name: "Aceton", supplier: by("Acme") });
    const other = (await team.client.post("/products/create", { display_name: "Other" })).body.data.id;
    const place = await database().workplace.findFirstOrThrow({ where: { teamId } });
    await team.client.post(`/workplaces/${place.id}/products`, { product_ids: [other] });
    const { body } = await undo(id);
    expect(
      body.prevented_by.map(({ kind, name, reason }: Record<string, string>) => [kind, name, reason]),
    ).toEqual([
      ["product", "Aceton", "has_sheet"],
      ["workplace", "Store", "has_stock"],
    ]);
  });
});

test("the list says who imported what, and another team finds none of it", async () => {
  const { id } = await importTable("products", "SKU;Name\nA1;Aceton");
  await upload("products", "SKU;Name\nnever applied;x");
  const reader = await signedIn(team, "reader");
  const { body } = await reader.get("/imports");
  expect(body.data).toMatchObject([{ id, file_name: "table.csv", row_count: 1, status: "applied" }]);
  expect(body.data[0].created_by).toContain("@example.com");
  expect((await reader.post(`/imports/${id}/undo`)).status).toBe(403);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.get("/imports")).body.data).toEqual([]);
  for (const [method, path, sent] of [
    ["GET", "", undefined],
    ["POST", "/preview", { mapping: {} }],
    ["POST", "/apply", { mapping: {} }],
    ["POST", "/undo", {}],
  ] as const)
    expect((await stranger.call(method, `/imports/${id}${path}`, sent)).status).toBe(404);
});

test("another team's products and workplaces are never matched", async () => {
  const stranger = await signedIn(await testTeam(), "owner");
  await importTable("products", "SKU;Name;Manufacturer\nA1;Aceton;Acme");
  const { id, choices } = await upload("products", "SKU;Name;Manufacturer\nA1;Aceton;Acme", stranger);
  const { body } = await stranger.post(`/imports/${id}/preview`, choices);
  expect(body.data.counts.products).toEqual({ create: 1, update: 0, same: 0 });
});

test("a mapping to a field or a column that there is not is refused", async () => {
  const { id } = await upload("products", "SKU;Name\nA1;Aceton");
  for (const mapping of [{ colour: 0 }, { sku: 2 }, { sku: 0, product_name: 0 }])
    expect((await editor.post(`/imports/${id}/preview`, { mapping })).status).toBe(422);
});

test("each template is understood without help", async () => {
  for (const kind of ["products", "workplaces", "quantities"])
    for (const language of ["en", "nl", "de", "fr"])
      for (const format of ["csv", "xlsx"]) {
        const query = `kind=${kind}&language=${language}&format=${format}`;
        const { body } = await editor.get(`/imports/template?${query}`);
        const form = new FormData();
        form.append("kind", kind);
        form.append("file", new File([body], `t.${format}`));
        const draft = (await editor.call("POST", "/imports", undefined, { form })).body.data;
        expect(Object.keys(draft.choices.mapping)).toHaveLength(draft.headings.length);
        const choices = { ...draft.choices, create_missing: true };
        const preview = (await editor.post(`/imports/${draft.id}/preview`, choices)).body.data;
        expect([query, preview.issues]).toEqual([query, []]);
      }
});

test("two thousand rows are imported and taken back in seconds", async () => {
  const rows = Array.from(
    { length: 2000 },
    (_, i) => `S${i};Product ${i};Maker ${i % 50};Room ${i % 40};${i},5;kg`,
  );
  const table = ["SKU;Product;Manufacturer;Room;Amount;Unit", ...rows].join("\n");
  const { id, status } = await importTable("quantities", table, { create_missing: true });
  expect(status).toBe(200);
  expect(await products()).toHaveLength(2000);
  expect((await editor.post(`/imports/${id}/undo`)).status).toBe(200);
  expect(await products()).toHaveLength(0);
}, 60_000);
