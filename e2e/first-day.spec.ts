import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { api } from "./api";
import { test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn, signInByForm } from "./sign-in";

const find = (page: Page) => page.getByRole("combobox", { name: /^Find a product/ });

/** Finds in the palette and opens the first hit. */
async function findAndOpen(page: Page, letters: string): Promise<void> {
  await page.getByRole("button", { name: "Find" }).click();
  await find(page).fill(letters);
  await expect(
    page.getByRole("group", { name: "Products", exact: true }).getByRole("option").first(),
  ).toBeVisible();
  await find(page).press("Enter");
}

test("on the first day a sheet is uploaded, found by its numbers, rejected and taken back", async ({
  page,
  person,
}) => {
  await signInByForm(page, person);
  const file = await sheetFile({ product: "acetone", language: "en", layout: "ruled" });
  const sheet = { name: "acetone.pdf", mimeType: "application/pdf", buffer: readFileSync(file) };
  const note = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Not a sheet") };
  await page.goto("/workplaces");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload sheets" }).click();
  await (await chooser).setFiles([sheet, note]);
  const uploads = page.getByRole("region", { name: "Uploads" });
  await expect(uploads.getByText("1 of 2 sent")).toBeVisible();
  await expect(uploads.getByText("The file is not a PDF.")).toBeVisible();
  await expect(uploads.getByText(/^Read: Acetone/)).toBeVisible();
  // Another page of the application tells the same, and so does a page that is loaded anew.
  await page.getByRole("link", { name: "Labels" }).click();
  await page.reload();
  await expect(uploads.getByText(/^Read: Acetone/)).toBeVisible();
  await expect(uploads.getByText("The file is not a PDF.")).toBeVisible();
  await uploads.getByRole("button", { name: "The files" }).click();
  await expect(uploads.getByText("1 of 2 sent")).toBeVisible();
  await expect(uploads.getByText(/^Read: Acetone/)).toBeHidden();

  for (const letters of ["67-64-1", "h225", "UN 1090"]) {
    await findAndOpen(page, letters);
    await expect(page.getByRole("heading", { level: 1, name: /^Acetone/ }), letters).toBeVisible();
    await page.goto("/");
  }

  await page.goto("/procurement");
  const asked = page.getByRole("region", { name: /^Acetone/ });
  await page.getByRole("button", { name: /^Acetone/ }).click();
  await asked.getByRole("button", { name: "Reject" }).click();
  await expect(asked.getByText(/^Say why it is rejected/)).toBeVisible();
  await asked.getByRole("textbox", { name: /^Reason/ }).fill("Too flammable for hall 2");
  await asked.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Decided: Rejected")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Decided: To review")).toBeVisible();

  await page.getByRole("button", { name: "Account and settings" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/sign-in/);
  await page.goto("/products?q=aceton");
  await expect(page).toHaveURL(/sign-in/);
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/products\?q=aceton$/);
  await expect(page.getByRole("grid").getByRole("link", { name: /^Acetone/ })).toBeVisible();
});

test("products are placed at a workplace with amounts from a spreadsheet, and that is undone", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  await team.fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "descaler", language: "en", layout: "open" },
  ]);
  const workplace = await team.workplace("Bench 7", []);
  await signIn(page, person, `/workplaces/${workplace}`);
  await page.getByRole("button", { name: "Place products" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Product" }).click();
  for (const name of [/^Acetone/, /^Kalko/]) await page.getByRole("option", { name }).click();
  await page.keyboard.press("Escape");
  const first = dialog.getByRole("textbox", { name: /: Amount$/ }).first();
  await first.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "5\tL\t2\n10\tkg\t1");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await dialog.getByRole("button", { name: "Place here" }).click();
  await expect(dialog).toBeHidden();
  const totals = page.getByRole("region", { name: "Total amounts" });
  await expect(totals).toContainText("10 L");
  await expect(totals).toContainText("10 kg");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing stands here yet.")).toBeVisible();
});

test("a sheet that a later one supersedes is marked, and no label is made of it without a word", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([
    { product: "acetone", language: "en", layout: "ruled", revisionDate: "2021-03-04" },
    { product: "acetone", language: "en", layout: "ruled" },
  ]);
  expect(held.size).toBe(1);
  await signIn(page, person);
  await page
    .getByRole("row")
    .filter({ hasText: "Superseded" })
    .getByRole("link", { name: /^Acetone/ })
    .click();
  await expect(page.getByText("There is a later revision of this sheet.")).toBeVisible();
  const older = new URL(page.url()).pathname.split("/").at(-1);
  await page.getByRole("link", { name: "Use the later one" }).click();
  await expect(page.getByText("There is a later revision of this sheet.")).toBeHidden();
  await page.goto(`/labels?ids=${older}`);
  await expect(page.getByText("One sheet is superseded by a later revision and left out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeDisabled();
  // Who looks for a sheet to label is offered the later one alone.
  await page.getByRole("combobox", { name: "Add a sheet" }).fill("acetone");
  await expect(page.getByRole("option", { name: /^Acetone/ })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Use the older revision all the same" }).click();
  await expect(page.getByRole("img", { name: "Page 1", exact: true })).toBeVisible();
});
