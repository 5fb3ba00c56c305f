import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { createTeam, test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn, signInByForm } from "./sign-in";

const acetone = () => sheetFile({ product: "acetone", language: "en", layout: "ruled" });
const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name }) });

/** Drops sheets on the list and waits until the first product is read. */
async function drop(page: Page, files: string[], product: string): Promise<void> {
  await page.locator("main input[type=file]").setInputFiles(files);
  await expect(page.getByText(`${files.length} of ${files.length} sent`)).toBeVisible();
  await expect(row(page, product).getByText("Read", { exact: true })).toBeVisible({ timeout: 40_000 });
}

test("a wrong password is refused with a message, and the page behind stays closed", async ({
  page,
  person,
}) => {
  await page.goto("/sheets");
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "not right" })).toBeVisible();
});

test("sheets that are dropped are read, and a value shows its place on the page", async ({
  page,
  person,
}) => {
  await signInByForm(page, person);
  await drop(
    page,
    [await acetone(), await sheetFile({ product: "descaler", language: "de", layout: "open" })],
    "Acetone",
  );
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

test("a sheet that names no hazards but flashes below 0 °C says that its hazards are in doubt", async ({
  page,
  person,
}) => {
  const silent = await sheetFile({
    product: "acetone",
    language: "en",
    layout: "ruled",
    isUnclassified: true,
  });
  await signIn(page, person);
  await page.locator("main input[type=file]").setInputFiles(silent);
  // Its line of the upload and its row of the list both lead there.
  await page
    .getByRole("link", { name: /^acetone/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Acetone", exact: true })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Hazards in doubt" })).toBeVisible();
  await expectAccessible(page);
  await page.route("**/sections?*", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("tab", { name: "Composition" })).toHaveCount(0);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute("**/sections?*");
  await again.click();
  await expect(page.getByRole("tab", { name: "Composition" })).toBeVisible();
});

test("the list is usable in dark, on a phone and by keyboard", async ({ browser, person }) => {
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, person);
  await drop(page, [await acetone()], "Acetone");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.reload();
  await expect(row(page, "Acetone")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await context.close();
});

test("a person of two teams switches between them and sees each team's sheets alone", async ({
  page,
  person,
}) => {
  await createTeam("Works in the north", person);
  await signIn(page, person);
  await drop(page, [await acetone()], "Acetone");
  await page.getByRole("button", { name: `Team: ${person.team}. Switch team` }).click();
  await page.getByRole("menuitem", { name: "Works in the north" }).click();
  await expect(page.getByRole("button", { name: "Team: Works in the north. Switch team" })).toBeVisible();
  await page.goto("/sheets");
  await expect(page.getByText("No sheets yet")).toBeVisible();
});

test("the screens speak the language that is chosen", async ({ page, person }) => {
  await signIn(page, person);
  for (const [language, title] of [
    ["Nederlands", "Veiligheidsinformatiebladen"],
    ["Deutsch", "Sicherheitsdatenblätter"],
    ["Français", "Fiches de données de sécurité"],
  ] as const) {
    await expect(async () => {
      await page.getByRole("banner").getByRole("button").last().click();
      await page.getByRole("menuitem", { name: language }).click({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});
