import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { signIn } from "./sign-in";

test("two revisions of a sheet are compared, a file is kept with it, and the history tells of both", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([
    { product: "acetone", language: "en", layout: "ruled", isUnclassified: true, revisionDate: "2021-03-04" },
    { product: "acetone", language: "en", layout: "ruled" },
  ]);
  const [{ product } = { product: "" }] = held.values();
  await team.workplace("Bench 7", [product]);
  await signIn(page, person, `/products/${product}?tab=sheets`);
  const comparison = page.getByRole("region", { name: "What changed" });
  await expect(comparison.getByText(/^This touches: .*labels at 1 workplace/)).toBeVisible();
  await expect(comparison.getByText(/H225/).first()).toBeVisible();
  await comparison.getByRole("switch", { name: "Compare the wording as well" }).check();
  await expect(comparison.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("tab", { name: "Overview" }).click();
  for (const part of [
    "Hazards",
    "First aid",
    "Protective equipment",
    "The sheet",
    "Where it is, and how much",
  ])
    await expect(page.getByRole("heading", { level: 2, name: part, exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bench 7", exact: true })).toBeVisible();

  await page.getByRole("tab", { name: "Attachments" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Storage notes");
  await page.locator("main input[type=file]").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Keep the cabinet shut."),
  });
  const file = page.getByRole("link", { name: "Storage notes" });
  await expect(file).toBeVisible();
  await expectAccessible(page);
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(await answer.text()).toBe("Keep the cabinet shut.");

  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByText("File attached")).toBeVisible();
  await expect(page.getByText("Kind: Other · Name: Storage notes")).toBeVisible();
  await expect(page.getByText("Sheet uploaded").first()).toBeVisible();
});

test("a place on the page lights its value, and a value brings its page into sight, on a phone as well", async ({
  page,
  person,
}) => {
  const held = await api(page.request, person).fill([
    { product: "acetone", language: "en", layout: "ruled" },
  ]);
  const [{ sheet } = { sheet: "" }] = held.values();
  await signIn(page, person, `/sheets/${sheet}`);
  const name = page.getByRole("button", { name: "Acetone", exact: true });
  await expect(name).toHaveAttribute("aria-pressed", "false");
  const place = page.locator('[data-path="section1.product_name"]').first();
  await place.click();
  await expect(name).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Sections" }).click();
  await page.getByRole("button", { name: "9. Physical and chemical properties" }).click();
  await expect(page.getByRole("region").getByText("Flash point").first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("tab", { name: "Summary" }).click();
  await expect(place).not.toBeInViewport();
  await name.click();
  await expect(place).toBeInViewport();
});

test("sheets are chosen in their list, labelled, downloaded, and archived with a way back", async ({
  page,
  person,
}) => {
  await api(page.request, person).fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "descaler", language: "de", layout: "open" },
  ]);
  await signIn(page, person);
  await page.getByRole("checkbox", { name: "Select the sheets of this page" }).check();
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar.getByText("2 selected")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("safety-data-sheets.zip");
  await expect(bar).toBeHidden();

  await page.getByRole("checkbox", { name: /^Select Acetone/ }).check();
  await bar.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("1 sheet archived")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Acetone/ })).toBeHidden();
  await page.getByRole("radiogroup", { name: "Show" }).getByText("Archived").click();
  await expect(page.getByRole("link", { name: /^Acetone/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: /^Acetone/ })).toBeHidden();

  await page.goto("/sheets");
  await page.getByRole("checkbox", { name: "Select the sheets of this page" }).check();
  await bar.getByRole("link", { name: "Labels" }).click();
  await expect(page.getByRole("textbox", { name: /^Copies of/ })).toHaveCount(2);
});
