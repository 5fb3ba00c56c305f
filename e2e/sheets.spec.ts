import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { owner, teamId } from "./account";
import { admin } from "./server";
import { sheetFile } from "./sheet-file";
import { signIn } from "./sign-in";

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name }) });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("a wrong password is refused with a message, and the page behind stays closed", async ({ page }) => {
  await page.goto("/sheets");
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(owner.email);
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not right" })).toBeVisible();
});

test("sheets that are dropped are read, and a value shows its place on the page", async ({ page }) => {
  const files = [
    sheetFile({ product: "acetone", language: "en", layout: "ruled" }),
    sheetFile({ product: "descaler", language: "de", layout: "open" }),
  ];
  await signIn(page);
  await page.locator("input[type=file]").setInputFiles(files);
  await expect(page.getByText("2 of 2 sent")).toBeVisible();
  await expect(row(page, "Acetone").getByText("Read", { exact: true })).toBeVisible({ timeout: 40_000 });
  await page
    .getByRole("link", { name: /^Acetone/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Acetone/ })).toBeVisible();
  await expect(page.getByText("H225").first()).toBeVisible();
  const statement = page.getByRole("button", { name: /Highly flammable liquid/ });
  await statement.click();
  await expect(statement).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-lit=true]").first()).toBeVisible();
  await expectAccessible(page);
});

test("the list and the sheet are usable in dark, on a phone and by keyboard", async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page);
  await expect(page.getByRole("table")).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await context.close();
});

test("a person of two teams switches between them and sees each team's sheets alone", async ({ page }) => {
  const { team_id: other = "" } = admin(
    ...[
      "team",
      "create",
      "--name",
      "Second laboratory",
      "--email",
      owner.email,
      "--password",
      owner.password,
    ],
  );
  expect(other).not.toBe(teamId());
  await signIn(page);
  await page.getByRole("button", { name: /Switch team/ }).click();
  await page.getByRole("menuitem", { name: "Second laboratory" }).click();
  await expect(page.getByRole("button", { name: "Team: Second laboratory. Switch team" })).toBeVisible();
  await expect(page.getByText("No sheets yet")).toBeVisible();
});

test("the screens speak the language that is chosen", async ({ page }) => {
  await signIn(page);
  for (const [language, title] of [
    ["Nederlands", "Veiligheidsinformatiebladen"],
    ["Deutsch", "Sicherheitsdatenblätter"],
    ["Français", "Fiches de données de sécurité"],
  ] as const) {
    await page.getByRole("banner").getByRole("button").last().click();
    await page.getByRole("menuitem", { name: language }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});
