import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn } from "./sign-in";

const acetone = () => sheetFile({ product: "acetone", language: "en", layout: "ruled" });
const descaler = () => sheetFile({ product: "descaler", language: "de", layout: "open" });

/** Drops sheets and waits until the library has as many products. */
async function fill(page: Page, files: string[]): Promise<void> {
  await page.locator("main input[type=file]").setInputFiles(files);
  await expect(page.getByText(`${files.length} of ${files.length} sent`)).toBeVisible();
  await expect(page.getByRole("table").getByText("Read", { exact: true })).toHaveCount(files.length, {
    timeout: 40_000,
  });
}

/** The rows come with the page; the filters are there once the page's script hears what one does. */
async function listens(page: Page): Promise<void> {
  await expect(page.getByRole("checkbox", { name: "Flame", exact: true })).toBeVisible();
}

test("a library is narrowed by a facet, and what is chosen is in the address", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page, [await acetone(), await descaler()]);
  await page.goto("/products");
  await expect(page.getByText("2 products")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Flame", exact: true }).check();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/GHS02/);
  await page.reload();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await listens(page);
  await page.getByRole("button", { name: /^Drop filter/ }).click();
  await expect(page.getByText("2 products")).toBeVisible();
});

test("which products are CMR is one click; what is not classified and what is not known stand apart", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([
    { product: "paint", language: "en", layout: "ruled" },
    { product: "descaler", language: "en", layout: "ruled" },
    { product: "detergent", language: "en", layout: "ruled", isUnclassified: true },
    { product: "acetone", language: "en", layout: "ruled", isUnclassified: true },
  ]);
  const [paint = "", unclassified = "", doubtful = ""] = ["Duro", "Milda", "Acet"].map((first) =>
    [...held.keys()].find((name) => name.startsWith(first)),
  );
  await signIn(page, person);
  await page.goto("/products");
  await expect(page.getByText("4 products")).toBeVisible();
  const rows = page.getByRole("grid").getByRole("row");
  const quick = page.getByRole("group", { name: "Quick filters" });
  await quick.getByRole("button", { name: "CMR" }).click();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expect(rows.getByRole("link", { name: paint })).toBeVisible();
  await quick.getByRole("button", { name: "CMR" }).click();
  await expect(page.getByText("4 products")).toBeVisible();
  await page.getByRole("button", { name: "Classification", exact: true }).click();
  const classification = page.getByRole("group", { name: "Classification" });
  await classification.getByRole("checkbox", { name: "Not classified" }).check();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expect(rows.getByRole("link", { name: unclassified })).toBeVisible();
  await classification.getByRole("checkbox", { name: "Not classified" }).uncheck();
  await classification.getByRole("checkbox", { name: "Not known" }).check();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await expect(rows.getByRole("link", { name: doubtful })).toBeVisible();
  await classification.getByRole("checkbox", { name: "Not known" }).uncheck();

  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("button", { name: "H statements", exact: true }).click();
  const statements = page.getByRole("group", { name: "H statements" });
  await expect(statements.getByRole("checkbox", { name: "H226 Flammable liquid and vapour." })).toBeVisible();
  await page.getByRole("button", { name: /^H statements: Select all \d+$/ }).click();
  await expect(page.getByText("2 products")).toBeVisible();
  await page.getByRole("button", { name: "H statements: Select none of these" }).click();
  await expect(page.getByText("4 products")).toBeVisible();
  const names = () => rows.getByRole("link").allInnerTexts();
  await page.getByRole("columnheader", { name: "Product" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/sort=product_name/);
  await expect.poll(async () => (await names())[0]).toBe(doubtful);
});

test("the keyboard walks, selects and opens, and archiving is undone", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page, [await acetone(), await descaler()]);
  await page.goto("/products");
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("row").nth(2).getByRole("link")).toBeVisible();
  await listens(page);
  await grid.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("2 products")).toBeVisible();
  await grid.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { level: 2, name: "Hazards" })).toBeVisible();
  await expectAccessible(page);
});

test("the first rows come with the page, as its address asks for them", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page, [await acetone(), await descaler()]);
  const rowsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return html.match(/<a href="\/products\/[0-9a-f-]{36}"/g)?.length ?? 0;
  };
  expect(await rowsOf("/products")).toBe(2);
  expect(await rowsOf("/products?q=aceton")).toBe(1);
  expect(await rowsOf("/products?f=nonsense")).toBe(2);
});

test("a menu is walked by the keyboard and gives the focus back", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page, [await acetone(), await descaler()]);
  await page.goto("/products");
  await listens(page);
  const heading = page.getByRole("button", { name: "Column menu: Manufacturer" });
  await heading.focus();
  await page.keyboard.press("Enter");
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await expect(item("Sort ascending")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowUp");
  await expect(item("Hide column")).toBeFocused();
  await page.keyboard.press("w");
  await expect(item("Wider")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(heading).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=manufacturer/);
  await expect(heading).toBeFocused();
});

test("stock noted at a workplace counts in its totals, and its door leads to first aid", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await fill(page, [await acetone()]);
  await page.getByRole("link", { name: "Workplaces" }).click();
  await page.getByRole("button", { name: "New workplace" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Solvent store");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Solvent store" })).toBeVisible();
  const workplace = page.url();
  await page.goto("/products");
  await page.getByRole("grid").getByRole("link").first().click();
  await page.getByRole("tab", { name: /Stock/ }).click();
  await page.getByRole("button", { name: "Place at a workplace" }).click();
  await expect(page.getByRole("combobox", { name: "Workplace" })).toBeFocused();
  await page.keyboard.type("Solvent");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Place here" }).press("Enter");
  // Who closes a dialog goes on where they opened it.
  await expect(page.getByRole("button", { name: "Place at a workplace" })).toBeFocused();
  const store = page.getByRole("region", { name: "Solvent store" });
  await store.getByRole("button", { name: "Add a line" }).click();
  const line = store.getByRole("form", { name: "New line" });
  await expect(line.getByRole("textbox", { name: "Amount" })).toBeFocused();
  const total = page.getByRole("region", { name: "Total stock" });
  await expect(total.getByText("Nothing in stock")).toBeVisible();
  await page.keyboard.type("4");
  await page.keyboard.press("Enter");
  await expect(line.getByText("Choose a unit")).toBeVisible();
  await expect(line.getByText("Say how many")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toBeHidden();
  await page.reload();
  await expect(total.getByText("Nothing in stock")).toBeVisible();
  await store.getByRole("button", { name: "Add a line" }).press("Enter");
  await page.keyboard.type("5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("kg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(total.getByText("15 kg")).toBeVisible();
  await store.getByRole("button", { name: "Remove this line" }).click();
  await expect(total.getByText("Nothing in stock")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(total.getByText("15 kg")).toBeVisible();
  await store.getByRole("button", { name: "Remove from Solvent store" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Removed from Solvent store")).toBeVisible();
  await expect(total.getByText("Nothing in stock")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(total.getByText("15 kg")).toBeVisible();
  await page.goto(workplace);
  await expect(page.getByRole("region", { name: "Total amounts" }).getByText("15 kg")).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${workplace}/door`);
  await expect(page.getByRole("img", { name: "QR code to first aid" })).toBeVisible();
});
