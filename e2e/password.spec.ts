import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { admin } from "./ask-operator";
import { test } from "./person";
import { signIn, signInByForm } from "./sign-in";

test("who forgot their password names a new one with the link that an owner makes", async ({
  page,
  person,
  browser,
}) => {
  const email = `${randomUUID()}@example.com`;
  const old = "a password for tests";
  await admin(
    "user",
    "add",
    "--team",
    person.teamId,
    "--email",
    email,
    "--password",
    old,
    "--role",
    "reader",
  );
  await signIn(page, person, "/settings/people");
  await page.getByRole("button", { name: `Password link for ${email}` }).click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  const link = await dialog.getByText(/\/password\//).textContent();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto("/forgot-password");
  await expect(theirs.getByText("Ask an owner or admin of your team")).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto(new URL(link ?? "").pathname);
  const password = theirs.getByRole("textbox", { name: "New password" });
  await password.fill("123456789012");
  await password.press("Enter");
  await expect(theirs.getByRole("alert").getByText("guessed first")).toBeVisible();
  await expectAccessible(theirs);
  await password.fill("several words of mine");
  await password.press("Enter");
  await expect(theirs.getByText("Your password is changed.")).toBeVisible();
  await signInByForm(theirs, { email, password: "several words of mine" });
  await theirs.goto(new URL(link ?? "").pathname);
  await expect(theirs.getByText("This link has ended.")).toBeVisible();
  await context.close();
});

test("one sees where one is signed in, and signs out everywhere", async ({ page, person, browser }) => {
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await signIn(elsewhere, person);
  await signIn(page, person, "/settings/profile");
  const sessions = page.getByRole("region", { name: "Signed in" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("(here)")).toHaveCount(1);
  await expectAccessible(page);
  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in/);
  await elsewhere.goto("/settings/profile");
  await expect(elsewhere).toHaveURL(/sign-in/);
  await context.close();
});
