import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible, expectAccessibleInBoth } from "./accessible";
import { admin } from "./ask-operator";
import { test } from "./person";
import { sendSignIn, signIn, signInByForm } from "./sign-in";

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
  await expectAccessibleInBoth(theirs);
  await theirs.goto(new URL(link ?? "").pathname);
  const password = theirs.getByRole("textbox", { name: "New password" });
  await password.fill("123456789012");
  await password.press("Enter");
  await expect(theirs.getByRole("alert").getByText("guessed first")).toBeVisible();
  await expectAccessibleInBoth(theirs);
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

test("a team that asks for a second factor shows its people nothing else before they have one", async ({
  page,
  person,
  browser,
}) => {
  const member = { email: `${randomUUID()}@example.com`, password: "a password for tests" };
  const invited = ["--email", member.email, "--password", member.password, "--role", "reader"];
  await admin("user", "add", "--team", person.teamId, ...invited);
  await signIn(page, person, "/settings/team");
  await page.getByRole("switch", { name: "Ask everybody for a second factor" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/second-factor$/);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await sendSignIn(theirs, member);
  await expect(theirs.getByRole("heading", { name: "Second factor" })).toBeVisible();
  await theirs.goto("/products");
  await expect(theirs).toHaveURL(/\/second-factor$/);
  await expectAccessibleInBoth(theirs);
  const password = theirs.getByRole("textbox", { name: "Current password" });
  await password.fill("not the password");
  await password.press("Enter");
  await expect(theirs.getByText("The current password is not right.")).toBeVisible();
  await password.fill(member.password);
  await password.press("Enter");
  const secret = await theirs.locator("code").textContent();
  await expectAccessibleInBoth(theirs);
  const code = new TOTP({ secret: Secret.fromBase32(secret ?? "") }).generate();
  await theirs.getByRole("textbox", { name: "Code" }).fill(code);
  await theirs.getByRole("textbox", { name: "Code" }).press("Enter");
  await theirs.getByRole("link", { name: "Go on to the team" }).click();
  await expect(theirs.getByRole("navigation").first()).toBeVisible();
  await expect(theirs).toHaveURL(/\/$/);
  await context.close();
});
