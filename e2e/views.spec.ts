import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn } from "./sign-in";

/** A library of two products. */
async function fill(page: Page): Promise<void> {
  const files = [
    await sheetFile({ product: "acetone", language: "en", layout: "ruled" }),
    await sheetFile({ product: "descaler", language: "de", layout: "open" }),
  ];
  await page.locator("main input[type=file]").setInputFiles(files);
  await expect(page.getByRole("table").getByText("Read", { exact: true })).toHaveCount(2, {
    timeout: 60_000,
  });
}

const headings = (page: Page) => page.getByRole("columnheader").allInnerTexts();

test("a view is saved, changed, opened first, deleted and brought back", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page);
  await page.goto("/products");
  await page.getByRole("checkbox", { name: "Flame", exact: true }).check();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save as a new view…" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Flammable");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("button", { name: "View: Flammable" });
  await expect(menu).toBeVisible();

  await page.getByRole("searchbox", { name: /^Search name/ }).fill("acet");
  await expect(menu).toContainText("changed");
  await menu.click();
  await page.getByRole("menuitem", { name: "Save the changes to “Flammable”" }).click();
  await expect(menu).not.toContainText("changed");
  await menu.click();
  await page.getByRole("menuitem", { name: "Open the products with this view" }).click();
  await expect(page.getByText("The products open with “Flammable” from now on.")).toBeVisible();

  await page.goto("/products");
  await expect(page).toHaveURL(/GHS02.*q=acet|q=acet.*GHS02/);
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await menu.click();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Standard view", exact: true }).click();
  await expect(page.getByText("2 products")).toBeVisible();

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: /^Flammable/ }).click();
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete “Flammable”" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(menu).toBeVisible();
});

test("a column is moved by the keyboard and by dragging, and the focus goes with it", async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await fill(page);
  await page.goto("/products");
  const heading = (name: string) => page.getByRole("columnheader", { name });
  await heading("Signal word").getByRole("button", { name: "Signal word", exact: true }).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(page.getByText("Signal word is column 2 of 9")).toBeAttached();
  await expect(
    heading("Signal word").getByRole("button", { name: "Signal word", exact: true }),
  ).toBeFocused();
  await expect.poll(() => headings(page)).toEqual(expect.arrayContaining(["Signal word"]));
  expect((await headings(page)).map((text) => text.trim()).slice(1, 4)).toEqual([
    "Product",
    "Signal word",
    "Pictograms",
  ]);
  await heading("Pictograms").dragTo(heading("Signal word"), { targetPosition: { x: 4, y: 12 } });
  await expect(page.getByText("Pictograms is column 2 of 9")).toBeAttached();
  await page.reload();
  await expect(heading("Pictograms")).toBeVisible();
  expect((await headings(page)).map((text) => text.trim()).slice(1, 4)).toEqual([
    "Product",
    "Pictograms",
    "Signal word",
  ]);
  await expectAccessible(page);
});

test("the edge of a heading is dragged, and the address keeps the width", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page);
  await page.goto("/products");
  const heading = page.getByRole("columnheader", { name: "Signal word" });
  await expect(page.getByRole("checkbox", { name: "Flame", exact: true })).toBeVisible();
  const before = await heading.boundingBox();
  if (!before) throw new Error("no heading");
  const edge = { x: before.x + before.width, y: before.y + before.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + 20, edge.y);
  await page.mouse.move(edge.x + 60, edge.y);
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`w=signal_word(:|%3A)${before.width + 60}`));
  await page.reload();
  await expect.poll(async () => (await heading.boundingBox())?.width).toBe(before.width + 60);
});

test("a plain table is sorted by the keyboard, and its heading says so", async ({ page, person }) => {
  await signIn(page, person);
  await fill(page);
  await page.goto("/sheets");
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(3);
  const heading = page.getByRole("columnheader", { name: "Product" });
  await heading.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  const ascending = await rows.getByRole("link").allInnerTexts();
  await page.keyboard.press("Enter");
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  expect(await rows.getByRole("link").allInnerTexts()).toEqual(ascending.toReversed());
  await expectAccessible(page);
});
