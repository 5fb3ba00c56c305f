import { expect, type Page } from "@playwright/test";
import type { Screen } from "./screens";

/** Chooses a table, as if it were dropped. */
export async function choose(page: Page, text: string): Promise<void> {
  await page.locator("main input[type=file]").setInputFiles({
    name: "stock.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(text, "latin1"),
  });
}

/** The list of past imports is asked for by the page's script: from then on it hears what one does. */
export async function openImports(page: Page, query = ""): Promise<void> {
  await page.goto(`/imports${query}`);
  const past = page.getByRole("region", { name: "Past imports" });
  await expect(past.getByText("No table was imported yet.").or(past.getByRole("list"))).toBeVisible();
}

/** Imports a table and begins with two others; answers with the screens that show them. */
export async function importScreens(page: Page): Promise<Screen[]> {
  const head = "SKU;Product name;Manufacturer;Workplace;Amount;Unit";
  await openImports(page, "?kind=products");
  await choose(page, "SKU;Product name;Manufacturer\nA1;Thinner;Acme\nA2;Glue;Acme\n");
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "stock.csv" })).toContainText("imported");
  const begin = async (name: string, table: string) => {
    await openImports(page, "?kind=quantities");
    await choose(page, table);
    await expect(page).toHaveURL(/[?&]id=/);
    const { pathname, search } = new URL(page.url());
    return { name, path: pathname + search, isMain: true };
  };
  return [
    await begin("import-fitting", `${head}\nA1;Thinner;Acme;Lösemittellager, Gebäude 12;5;kg\n`),
    await begin("import-faulty", `${head}\nA1;Thinner;Acme;Store;five;kg\n;;;Store;2.5;pieces\n`),
  ];
}
