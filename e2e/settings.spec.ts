import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { signIn, signInByForm } from "./sign-in";

/** Chooses in a list that opens, as a person does. */
async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: list, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("an invited person joins by the link with the role that was chosen, and can be given another", async ({
  page,
  person,
  browser,
}) => {
  const guest = `${randomUUID()}@example.com`;
  await signIn(page, person, "/settings/people");
  const invite = page.getByRole("region", { name: "Invite someone" });
  await invite.getByRole("textbox", { name: "E-mail" }).fill(guest);
  await choose(page, "Role", "Reader");
  await invite.getByRole("button", { name: "Make a link" }).click();
  const link = await invite.getByText(/\/invite\//).textContent();
  await expectAccessible(page);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(new URL(link ?? "").pathname);
  await expect(theirs.getByText(`${guest} is invited to the team ${person.team}.`)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("textbox", { name: "Your name" }).fill("Ada Byron");
  await theirs.getByRole("textbox", { name: /^Password/ }).fill("a password for tests");
  await theirs.getByRole("button", { name: "Join" }).click();
  // Who joins may be asked to sign in with the new password first.
  await expect(theirs).not.toHaveURL(/invite/);
  await signIn(theirs, { email: guest, password: "a password for tests" });
  await expect(theirs.getByRole("button", { name: /Choose PDFs/ })).toBeHidden();

  await page.reload();
  await choose(page, "Role of Ada Byron", "Editor");
  await expect(page.getByRole("combobox", { name: "Role of Ada Byron" })).toHaveValue("Editor");
  await page.getByRole("button", { name: "Take Ada Byron out of the team" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Ada Byron")).toHaveCount(0);
  await theirs.goto("/products");
  await expect(theirs).toHaveURL(/sign-in/);
  await context.close();
});

test("a key is shown once, reads what it may, and is dead once it is revoked", async ({ page, person }) => {
  await signIn(page, person, "/settings/keys");
  const form = page.getByRole("region", { name: "New key" });
  await form.getByRole("textbox", { name: "Name" }).fill("Stock system");
  await form.getByRole("button", { name: "Create key" }).click();
  const key = await form.getByText(/^sds_/).textContent();
  const headers = { authorization: `Bearer ${key}` };
  expect((await page.request.get("/v1/sds", { headers })).status()).toBe(200);
  const write = await page.request.post("/v1/locations", { headers, data: { name: "Bench 7" } });
  expect(write.status()).toBe(403);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Stock system")).toBeVisible();
  await expect(page.getByText(key ?? "")).toBeHidden();
  await page.getByRole("button", { name: "Revoke the key Stock system" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText(/^revoked/)).toBeVisible();
  expect((await page.request.get("/v1/sds", { headers })).status()).toBe(401);
});

test("fields of one's own are built, filled in, shown in their order, and changed with a warning", async ({
  page,
  person,
}) => {
  const held = await api(page.request, person).fill([
    { product: "acetone", language: "en", layout: "ruled" },
  ]);
  const [{ product } = { product: "" }] = held.values();
  await signIn(page, person, "/settings/fields");
  await page.getByRole("button", { name: "New group of fields" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name of the group" }).fill("Storage");
  await dialog.getByRole("textbox", { name: "Label" }).fill("Zone of the store");
  await dialog.getByRole("button", { name: "Add a field" }).click();
  await dialog.getByRole("textbox", { name: "Label" }).last().fill("Area");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Zone of the store · Area")).toBeVisible();

  await page.goto(`/products/${product}?tab=fields`);
  await page.getByRole("textbox", { name: "Area" }).fill("North");
  const saved = page.waitForResponse(/custom-fields$/);
  await page.getByRole("button", { name: "Save" }).click();
  await saved;
  await page.goto(`/products/${product}?tab=history`);
  await expect(page.getByText("Area: North")).toBeVisible();

  await page.goto("/settings/fields");
  await page.getByRole("button", { name: "Edit group" }).click();
  await dialog.getByRole("button", { name: "Remove the field Area" }).click();
  await expect(dialog.getByText("What becomes of existing values")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Version 2")).toBeVisible();
});

test("the audit log names who did what, and is exported as it is narrowed", async ({ page, person }) => {
  await api(page.request, person).workplace("Bench 7", []);
  await signIn(page, person, "/settings/team");
  await page.getByRole("textbox", { name: "Name of the team" }).fill("Laboratory 2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.goto("/settings/audit");
  const log = page.getByRole("table");
  await expect(log.getByRole("row", { name: /Workplace created Bench 7/ })).toBeVisible();
  await choose(page, "Who", person.email);
  await expect(log.getByRole("row", { name: `${person.team} → Laboratory 2` })).toBeVisible();
  await expect(log.getByRole("row", { name: /Workplace created Bench 7/ })).toBeHidden();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain("changeTeam");
  expect(file).not.toContain("createLocation");
});

test("one's form of dates and password are changed in the profile", async ({ page, person }) => {
  await signIn(page, person, "/settings/keys");
  const expiry = async (written: string) => {
    await expect(page.getByText("No keys yet.")).toBeVisible();
    await page.getByLabel("Expires").fill("2027-08-05");
    await expect(page.getByText(written, { exact: true })).toBeVisible();
  };
  await expiry("5 August 2027");
  await page.goto("/settings/profile");
  await choose(page, "Dates", "January 31, 2026");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.goto("/settings/keys");
  await expiry("August 5, 2027");
  await page.goto("/settings/profile");
  const section = page.getByRole("region", { name: "Password" });
  await section.getByRole("textbox", { name: "Current password" }).fill(person.password);
  await section.getByRole("textbox", { name: "New password" }).fill("another password");
  await section.getByRole("button", { name: "Change password" }).click();
  // Every session has ended, this one too.
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await page.goto("/settings/team");
  await expect(page).toHaveURL(/sign-in/);
  await signInByForm(page, { email: person.email, password: "another password" });
});
