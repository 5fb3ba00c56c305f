import { expect, type Page } from "@playwright/test";
import { type Person, test } from "./person";
import { signIn } from "./sign-in";

async function fillForm(page: Page, person: Person): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a write after the session has ended says so, and leads through signing in back to the page", async ({
  page,
  person,
}) => {
  await signIn(page, person, "/settings/team?from=mail#name");
  const name = page.getByRole("textbox", { name: "Name of the team" });
  await name.fill("Another name");
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Save" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "You are signed out" });
  await expect(notice).toBeVisible();
  await expect(page.getByText("Send a valid API key")).toHaveCount(0);
  await expect(name).toHaveValue("Another name");
  const opened = page.waitForEvent("popup");
  await notice.getByRole("link", { name: "Sign in" }).click();
  const other = await opened;
  await fillForm(other, person);
  await expect(other).toHaveURL(/\/settings\/team\?from=mail#name$/);
  await expect(other.getByRole("textbox", { name: "Name of the team" })).toHaveValue(person.team);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Another name");
});

test("a page that is opened signed out is the one that signing in leads to", async ({ page, person }) => {
  await page.goto("/workplaces?type=lab&view=1");
  await expect(page).toHaveURL(/sign-in/);
  await fillForm(page, person);
  await expect(page).toHaveURL(/\/workplaces\?type=lab&view=1$/);
});

test("a cookie that was kept opens nothing after signing out", async ({ page, person }) => {
  await signIn(page, person);
  const kept = await page.context().cookies();
  await page.getByRole("button", { name: "Account and settings" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in/);
  await page.context().addCookies(kept);
  await page.goto("/sheets");
  await expect(page).toHaveURL(/sign-in/);
});

test("an address that cannot be read leads nowhere, and says so", async ({ page, person }) => {
  await signIn(page, person);
  const answer = await page.goto("/products/%E0%A4%A");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
});
