import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { signIn } from "./sign-in";
import { slowDown } from "./slow-machine";

test("a few letters lead to a product, its sheet, a workplace and a part of the settings", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([{ product: "acetone", language: "en", layout: "ruled" }]);
  const products = [...held.values()].map(({ product }) => product);
  await team.workplace("Solvent store", products);
  await signIn(page, person);
  const search = page.getByRole("combobox", { name: /^Find a product/ });
  for (const [letters, group, entry, heading] of [
    ["67-64-1", "Products", /^Acetone/, /^Acetone/],
    ["aceton", "Sheets", /^Acetone/, /^Acetone/],
    ["solvent", "Workplaces", "Solvent store", "Solvent store"],
    ["audit", "Screens", "Settings: Audit log", "Audit log"],
  ] as const) {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "What needs attention" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    await search.fill(letters);
    await page.getByRole("group", { name: group, exact: true }).getByRole("option", { name: entry }).click();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  }
});

test("the keys find, explain and close", async ({ page, person }) => {
  await signIn(page, person);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: /^Search name/ })).toBeFocused();
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("combobox", { name: /^Find a product/ }).fill("nothing of the kind");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.keyboard.press("Escape");
  // It opens empty, and no letter is lost of who types at once, however slow the machine.
  await slowDown(page, 8);
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("audit");
  await expect(page.getByRole("combobox", { name: /^Find a product/ })).toHaveValue("audit");
});
