import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { expectNoSidewaysScroll } from "./screens";
import { signIn } from "./sign-in";

test("a workplace names the storage classes that conflict, and its register is there as PDF", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "lubricant", language: "en", layout: "ruled" },
    { product: "detergent", language: "en", layout: "open" },
  ]);
  const products = [...held.values()].map(({ product }) => product);
  const workplace = await team.workplace("Mixed store", products);
  await signIn(page, person, `/workplaces/${workplace}`);
  const notes = page.getByRole("region", { name: "Storing together" });
  await expect(notes).toContainText("An aid");
  await expect(notes).toContainText("2 pairs are to be looked up in TRGS 510, table 12: LGK 2B with LGK 3");
  await notes.getByText("Classes, allowed pairs and exceptions").click();
  await expect(notes).toContainText("Acetone (from the classification, not printed on the sheet)");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, "storing together");

  await page.getByRole("button", { name: "Hazardous substances register" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "PDF (.pdf)" }).click();
  const register = await download;
  expect(register.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await register.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
});

test("an invitation without a mail server is a link, and a new link ends the first", async ({
  page,
  person,
}) => {
  await signIn(page, person, "/settings/people");
  await page.getByRole("textbox", { name: "E-mail" }).fill("guest@example.com");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = page.getByText(/\/invite\//);
  const first = (await link.textContent()) ?? "";
  await page.getByRole("button", { name: "Make a new link for guest@example.com" }).click();
  await expect(link).not.toHaveText(first);
  await expectAccessible(page);
  const second = (await link.textContent()) ?? "";
  await page.context().clearCookies();
  await page.goto(new URL(first).pathname);
  await expect(page.getByText("guest@example.com")).toBeHidden();
  await page.goto(new URL(second).pathname);
  await expect(page.getByText("guest@example.com")).toBeVisible();
});
