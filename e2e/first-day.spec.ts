import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessibleInBoth } from "./accessible";
import { api } from "./api";
import { test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn, signInByForm } from "./sign-in";

const Decided = z.array(z.object({ sds: z.object({ procurement_status: z.string() }) }));

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

/** Lets a file go over the screen, wherever it is. */
async function dropOn(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([file, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file, { type: "application/pdf" }));
      for (const type of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text] as const,
  );
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
  await expectAccessibleInBoth(page);
  await uploads.getByRole("button", { name: "The files" }).click();
  await dropOn(page, "broken.pdf", "%PDF-1.7 and no more");
  await expect(uploads.getByText("The file is damaged. Ask the supplier for a new copy.")).toBeVisible();
  await uploads.getByRole("link", { name: "broken.pdf" }).click();
  const failed = page.getByRole("alert").filter({ hasText: "The sheet could not be read" });
  for (const way of ["Replace by a better file", "Read it again"])
    await expect(failed.getByRole("button", { name: way })).toBeVisible();
  await expect(failed.getByRole("link", { name: "Enter what it says by hand" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Review", exact: true })).toBeHidden();

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

/** Pastes cells of a spreadsheet into the first amount. */
async function pasteAmounts(dialog: Locator, text: string): Promise<void> {
  const first = dialog.getByRole("textbox", { name: /: Amount$/ }).first();
  await first.evaluate((field, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", cells);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test("several products are placed with amounts from a spreadsheet, at the workplace and from the library, and decided together; each is undone", async ({
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
  await pasteAmounts(dialog, "5\tL\t2\n10\tkg\t1");
  await dialog.getByRole("button", { name: "Place here" }).click();
  await expect(dialog).toBeHidden();
  const totals = page.getByRole("region", { name: "Total amounts" });
  await expect(totals).toContainText("10 L");
  await expect(totals).toContainText("10 kg");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing stands here yet.")).toBeVisible();

  await page.goto("/products");
  const bar = page.getByRole("region", { name: "Selection" });
  const chooseBoth = async () => {
    // The filters are there once the page's script hears what one does.
    await expect(page.getByRole("checkbox", { name: "Flame", exact: true })).toBeVisible();
    for (const box of await page.getByRole("grid").getByRole("checkbox").all()) await box.check();
    await expect(bar.getByText("2 selected")).toBeVisible();
  };
  await chooseBoth();
  await bar.getByRole("button", { name: "Place" }).click();
  await dialog.getByRole("combobox", { name: "Workplace" }).click();
  await page.getByRole("option", { name: "Bench 7" }).click();
  await pasteAmounts(dialog, "3\tL\t1\n4\tL\t1");
  await dialog.getByRole("button", { name: "Place here" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "2 products placed" });
  await notice.getByRole("link", { name: "Open the workplace" }).click();
  await expect(totals).toContainText("7 L");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Nothing stands here yet.")).toBeVisible();

  await page.goto("/products");
  await chooseBoth();
  await bar.getByRole("button", { name: "Decide" }).click();
  await page.getByRole("menuitem", { name: "Rejected" }).click();
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText(/^Say why it is rejected/)).toBeVisible();
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("No longer bought");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await page
    .getByRole("alert")
    .filter({ hasText: "2 products decided" })
    .getByRole("button", { name: "Undo" })
    .click();
  const decisions = async () =>
    (await team.post(Decided, "/products", {})).map(({ sds }) => sds.procurement_status);
  await expect.poll(decisions).toEqual(["Review", "Review"]);
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
  const useOlder = page.getByRole("link", { name: "Use the older revision all the same" });
  await useOlder.click();
  await expect(page.getByRole("img", { name: "Page 1", exact: true })).toBeVisible();
  // Nor is a card.
  await page.goto(`/sheets/${older}/safety-card`);
  await expect(page.getByRole("button", { name: "Approve this card" })).toBeHidden();
  await useOlder.click();
  await expect(page.getByRole("button", { name: "Approve this card" })).toBeVisible();
  await page.goto(`/safety-cards/group?ids=${older}`);
  await expect(page.getByText("1 sheet is left out: without data, or superseded.")).toBeVisible();
  await page.getByRole("button", { name: "Find" }).click();
  await find(page).fill("aceton");
  const sheets = page.getByRole("group", { name: "Sheets", exact: true }).getByRole("option");
  await expect(sheets).toHaveCount(2);
  await expect(sheets.filter({ hasText: "Superseded" })).toHaveCount(1);
});
