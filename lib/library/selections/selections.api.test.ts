import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
let reader: ApiClient;
const ids: string[] = [];

beforeAll(async () => {
  team = await testTeam();
  [editor, reader] = [await signedIn(team, "editor"), await signedIn(team, "reader")];
  for (const product_name of ["Acetone", "=Formula, risky", "Ethanol"])
    await uploadRead(team.client, { product_name });
  const { body } = await team.client.post("/products", { sort: "product_name" });
  ids.push(...body.data.map(({ id }: { id: string }) => id));
});

const all = [{ field: "product_name", op: "contains", value: "" }];

test("products that are named are archived together and come back", async () => {
  const archived = await editor.post("/products/archive", { product_ids: ids.slice(0, 2), archived: true });
  expect(archived.body.data.count).toBe(2);
  expect((await team.client.post("/products")).body.data).toHaveLength(1);
  const again = await editor.post("/products/archive", { product_ids: ids.slice(0, 2), archived: true });
  expect(again.body.data.count).toBe(0);
  await editor.post("/products/archive", { product_ids: archived.body.data.product_ids, archived: false });
  expect((await team.client.post("/products")).body.data).toHaveLength(3);
});

test("a decision reaches every product that fits a filter", async () => {
  const answer = await editor.post("/products/decide", { filters: all, status: "Accept" });
  expect(answer.body.data.count).toBe(3);
  const { body } = await team.client.post("/products");
  expect(
    body.data.map((product: { sds: { procurement_status: string } }) => product.sds.procurement_status),
  ).toEqual(["Accept", "Accept", "Accept"]);
});

test("a decision keeps its reason, and says what was decided before", async () => {
  await editor.post("/products/decide", { product_ids: ids.slice(0, 1), status: "Review" });
  const answer = await editor.post("/products/decide", {
    filters: all,
    status: "Reject",
    comment: "Too strong",
  });
  expect(answer.body.data.before).toEqual([
    { status: "Accept", product_ids: expect.arrayContaining(ids.slice(1)) },
    { status: "Review", product_ids: ids.slice(0, 1) },
    { status: "Reject", product_ids: [] },
  ]);
  const owner = await signedIn(team, "owner");
  const [event] = (await owner.get("/audit-events?action=decideProducts")).body.data;
  expect(event.details).toMatchObject({ status: "Reject", comment: "Too strong" });
});

test("that products were placed is taken back where nothing was noted since", async () => {
  const { id } = (await team.client.post("/locations", { name: "Hall" })).body.data;
  await editor.post("/products/place", { product_ids: ids, workplace_id: id });
  await team.client.post(`/products/${ids[0]}/quantities`, { workplace_id: id, amount: 1, unit: "L" });
  const back = await editor.post("/products/place", { product_ids: ids, workplace_id: id, placed: false });
  expect(back.body.data.product_ids.toSorted()).toEqual(ids.slice(1).toSorted());
  const { body } = await editor.get(`/workplaces/${id}`);
  expect(body.data.products.map(({ product }: { product: { id: string } }) => product.id)).toEqual([ids[0]]);
});

test("products are placed once, however often they are placed", async () => {
  const { id } = (await team.client.post("/locations", { name: "Store" })).body.data;
  const place = () => editor.post("/products/place", { filters: all, workplace_id: id });
  expect((await place()).body.data.count).toBe(3);
  expect((await place()).body.data.count).toBe(0);
});

test("another team's products and workplaces are not found", async () => {
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.post("/products/archive", { product_ids: ids, archived: true })).status).toBe(404);
  const { id } = (await team.client.post("/locations", { name: "Theirs" })).body.data;
  expect((await stranger.post("/products/place", { filters: [], workplace_id: id })).status).toBe(404);
});

test("a selection without products and filters is refused", async () => {
  expect((await editor.post("/products/archive", { archived: true })).status).toBe(422);
});

test("a reader exports and changes nothing", async () => {
  expect((await reader.post("/products/archive", { product_ids: ids, archived: true })).status).toBe(403);
  const request = { format: "csv", columns: [{ name: "name", label: "Name" }] };
  expect((await reader.post("/products/export", request)).status).toBe(200);
});

const columns = [
  { name: "name", label: "Name" },
  { name: "h_codes", label: "Hazards" },
];

test("CSV has the columns in their order and no formula that would run", async () => {
  const { body } = await editor.post("/products/export", { format: "csv", columns, sort: "product_name" });
  const lines = new TextDecoder().decode(body).split("\r\n");
  expect(lines[0]).toBe("Name,Hazards");
  expect(lines.some((line) => line.startsWith(`"'=Formula, risky"`))).toBe(true);
  expect(lines).toHaveLength(5);
});

test("Excel has the rows of the filter in a workbook", async () => {
  const filters = [{ field: "product_name", op: "eq", value: "Ethanol" }];
  const { body } = await editor.post("/products/export", { format: "xlsx", columns, filters });
  const files = unzipSync(new Uint8Array(body));
  const sheet = new TextDecoder().decode(files["xl/worksheets/sheet1.xml"]);
  expect(sheet).toContain("Ethanol");
  expect(sheet.match(/<row /g)).toHaveLength(2);
});

test("an export of a product that is not there, or by a filter that does not fit, is refused as a whole", async () => {
  const unknown = { format: "csv", columns, product_ids: [...ids, crypto.randomUUID()] };
  const answer = await editor.post("/products/export", unknown);
  expect(answer.status).toBe(404);
  expect(answer.body.title).toBe("Not Found");
  const filters = [{ field: "constructor", op: "eq", value: "x" }];
  expect((await editor.post("/products/export", { format: "csv", columns, filters })).status).toBe(422);
});

test("a column that there is not is refused", async () => {
  const request = { format: "csv", columns: [{ name: "constructor", label: "X" }] };
  expect((await editor.post("/products/export", request)).status).toBe(422);
});
