import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, openImports } from "./imports";
import { test } from "./person";
import { signIn } from "./sign-in";

const head = "Artikel-Nr.;Produktname;Hersteller;Lagerort;Menge;Einheit";

test("a German stock list is understood, imported as a whole and taken back", async ({ page, person }) => {
  await signIn(page, person);
  await openImports(page);
  await page.getByText("Stock", { exact: true }).click();
  await expectAccessible(page);
  await choose(
    page,
    `${head}\nA1;Verd\xfcnner;M\xfcller;Lager 1;1.000,5;kg\nA2;Leim;M\xfcller;Lager 1;2,5;L\n`,
  );
  await expect(page.getByText("2 rows do not fit")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Make products/ }).check();
  await expect(page.getByText("2 new products")).toBeVisible();
  await expect(page.getByRole("row", { name: /Verdünner · Lager 1/ })).toContainText("1 × 1000.5 kg");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "stock.csv" })).toContainText("imported");
  await page.goto("/workplaces");
  await expect(page.getByRole("link", { name: "Lager 1" })).toBeVisible();
  await page.goto("/products/awaiting");
  await expect(page.getByRole("row", { name: /Verdünner Müller/ })).toBeVisible();
  await openImports(page);
  await page.getByRole("button", { name: "Undo the import of stock.csv" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("taken back", { exact: true })).toBeVisible();
  await page.goto("/products/awaiting");
  await expect(page.getByText("Verdünner")).toHaveCount(0);
});

test("faults are named by row and column, and a column is given another meaning", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await openImports(page);
  await choose(page, "SKU;Text;Hersteller\nA1;Acetone;Acme\nA1;Glue;Acme\n");
  const faults = page.getByRole("table", { name: "What is wrong" });
  await expect(faults.getByRole("row", { name: /2 .*needed/ })).toBeVisible();
  await page.getByRole("combobox", { name: "Meaning of “Text”" }).click();
  await page.getByRole("option", { name: "Product name" }).click();
  await expect(faults.getByRole("row", { name: /3 SKU .*stands in row 2 already/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 1 row" })).toBeEnabled();
  await page.getByRole("checkbox", { name: "All rows or none" }).check();
  await expect(page.getByRole("button", { name: /^Import/ })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "All rows or none" }).uncheck();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "stock.csv" })).toContainText("imported");
  await expect(page.getByRole("button", { name: /row that was left out/ })).toBeVisible();

  // A name that only one product has says enough, and a row that does not fit keeps no other out.
  await openImports(page, "?kind=quantities");
  await choose(page, "Product name;Workplace;Amount;Unit\nAcetone;Store;2,5;kg\nNobody;Store;five;kg\n");
  await page.getByRole("checkbox", { name: /^Make products/ }).check();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  const done = page
    .getByRole("listitem")
    .filter({ hasText: "stock.csv" })
    .filter({ hasText: "1 new stock line" });
  await expect(done).toContainText("imported");
  await expect(done).not.toContainText("new product");
});

test("a file that is no table is refused with the reason", async ({ page, person }) => {
  await signIn(page, person);
  await openImports(page);
  await choose(page, "%PDF-1.7");
  await expect(page.getByText("The file is neither an Excel workbook (.xlsx) nor a CSV file.")).toBeVisible();
});

test("an import of which something was changed since says what stands against its undoing", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await openImports(page, "?kind=workplaces");
  await choose(page, "Name;Description\nPaint shop;Hall 2\n");
  await page.getByRole("button", { name: "Import 1 row" }).click();
  // The preview says "1 new workplace", too
  await expect(page.getByRole("listitem").filter({ hasText: "stock.csv" })).toContainText("imported");
  await page.goto("/workplaces");
  await page.getByRole("link", { name: "Paint shop" }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Description" }).fill("Hall 3");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Hall 3")).toBeVisible();
  await openImports(page);
  await page.getByRole("button", { name: "Undo the import of stock.csv" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("dialog")).toContainText("Paint shop was changed since");
});

test("the Excel template is understood as it is", async ({ page, person }) => {
  await signIn(page, person);
  await openImports(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Excel template" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("sixteen-products.xlsx");
  await page.locator("main input[type=file]").setInputFiles(await file.path());
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByRole("link", { name: "See the products that await their sheets" }).click();
  await expect(page.getByRole("row", { name: /Cleaning acetone/ })).toBeVisible();
});
