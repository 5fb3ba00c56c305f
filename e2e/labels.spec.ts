import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectAccessibleInBoth } from "./accessible";
import { type Person, test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn } from "./sign-in";

/** Signs in, has sheets read, and opens the first one's page. */
async function openSheet(page: Page, person: Person, products: ("acetone" | "descaler")[]): Promise<void> {
  await signIn(page, person);
  const files = await Promise.all(
    products.map((product) => sheetFile({ product, language: "en", layout: "ruled" })),
  );
  await page.locator("main input[type=file]").setInputFiles(files);
  const rows = page.getByRole("row").filter({ has: page.getByText("Read", { exact: true }) });
  await expect(rows).toHaveCount(products.length, { timeout: 40_000 });
  await page.getByRole("link", { name: /^Acetone/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Acetone/ })).toBeVisible();
}

const printed = (page: Page, number: number) =>
  page.getByRole("img", { name: `Page ${number}`, exact: true });
const size = (page: Page, name: string) =>
  page.getByRole("radiogroup", { name: "Size" }).getByText(name, { exact: true });

/** Chooses in a list that opens, as a person does. */
async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: list, exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("a label is designed, printed and downloaded, and the choices are there the next time", async ({
  page,
  person,
}) => {
  // A browser without a window ends when it is to print.
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await openSheet(page, person, ["acetone"]);
  await page.getByRole("link", { name: "Label", exact: true }).click();
  await expect(printed(page, 1)).toBeVisible();
  await size(page, "A7").click();
  await choose(page, "Language", "German");
  await page.getByRole("textbox", { name: "Nominal quantity" }).fill("5 L");
  await page.getByRole("textbox", { name: "Copies", exact: true }).fill("3");
  await expect(printed(page, 3)).toBeVisible();
  await expect(page.getByText(/pictograms 2[3-9]/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.getByTitle("Print", { exact: true })).toHaveAttribute("src", /^blob:/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(/^label.*\.pdf$/);

  const kept = page.waitForResponse((response) => response.url().endsWith("/v1/choices/labels"));
  await page.getByRole("checkbox", { name: "Precautionary statements" }).uncheck();
  expect((await kept).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("radio", { name: "A7" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Language", exact: true })).toHaveValue("German");
  await expect(page.getByRole("checkbox", { name: "Precautionary statements" })).not.toBeChecked();
});

test("what does not fit is named, with a size that it fits on", async ({ page, person }) => {
  await openSheet(page, person, ["acetone"]);
  await page.getByRole("link", { name: "Label", exact: true }).click();
  await expect(printed(page, 1)).toBeVisible();
  await size(page, "Own size").click();
  await page.getByRole("textbox", { name: "Width (mm)" }).fill("30");
  await page.getByRole("textbox", { name: "Height (mm)" }).fill("20");
  const alert = page.getByRole("alert").filter({ hasText: "Does not fit on 30 × 20 mm" });
  await expect(alert).toContainText("pictograms");
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeDisabled();
  await alert.getByRole("button", { name: "Take A7" }).click();
  await expect(printed(page, 1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
});

test("labels of several sheets are printed together", async ({ page, person }) => {
  await openSheet(page, person, ["acetone", "descaler"]);
  await page.goto("/labels");
  await expect(page.getByText("No sheet is chosen yet")).toBeVisible();
  for (const name of ["Acetone", "Kalko Descaler 15"]) {
    await page.getByRole("combobox", { name: "Add a sheet" }).fill(name.slice(0, 5));
    await page.getByRole("option", { name }).click();
  }
  await page.getByRole("textbox", { name: "Copies of Acetone" }).fill("2");
  await expect(printed(page, 3)).toBeVisible();
  await page.getByRole("button", { name: "Remove Acetone" }).click();
  await expect(printed(page, 2)).toBeHidden();
  await expectAccessible(page);
});

test("a safety card is filled in and downloaded as Word and PDF", async ({ page, person }) => {
  await openSheet(page, person, ["acetone"]);
  await page.getByRole("link", { name: "Safety card" }).click();
  await expect(printed(page, 1)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Profile" })).toHaveValue("Standard");
  const kept = page.waitForResponse((response) => response.url().includes("/v1/choices/safety-card."));
  await page.getByRole("textbox", { name: "Storage place" }).fill("Solvent cabinet");
  expect((await kept).status()).toBe(200);
  await expectAccessible(page);
  for (const [button, ending] of [
    ["Download Word", /\.docx$/],
    ["Download PDF", /\.pdf$/],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
  }
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Storage place" })).toHaveValue("Solvent cabinet");
});

test("a profile is changed beside its preview and saved", async ({ page, person }) => {
  await signIn(page, person, "/settings/safety-cards");
  await expect(printed(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "New profile" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Profile 2");
  await page.getByRole("textbox", { name: "Name" }).fill("Hall 2");
  await page.getByRole("textbox", { name: "Company" }).fill("Waterhoven Chemie");
  await page.getByRole("switch", { name: "Own blocks and order" }).check();
  await page.getByRole("button", { name: "Move Storage up" }).press("Enter");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Not saved yet")).toBeHidden();
  await page.getByRole("button", { name: "Make it the default" }).click();
  await expect(page.getByRole("button", { name: /Hall 2.*Default/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Waterhoven Chemie");
});

test("a printed code leads a stranger to the sheet only where the team says so, and nowhere once it is ended", async ({
  page,
  person,
  browser,
}) => {
  await openSheet(page, person, ["acetone"]);
  await page.getByRole("link", { name: "Label", exact: true }).click();
  await expect(printed(page, 1)).toBeVisible();
  await page.getByRole("checkbox", { name: "QR code to the sheet" }).check();
  const link = page.getByRole("link", { name: /\/q\// });
  const address = new URL((await link.getAttribute("href")) ?? "").pathname;

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/sign-in/);

  await page.goto("/settings/labels");
  await page.getByRole("switch", { name: "QR codes open for everyone" }).check();
  await expect(page.getByText("Saved")).toBeVisible();
  await stranger.goto(address);
  await expect(stranger.getByRole("heading", { level: 1, name: /Acetone/ })).toBeVisible();
  await expectAccessibleInBoth(stranger);
  const sheet = await stranger.request.get(`${address}/sheet.pdf`);
  expect(sheet.headers()["content-type"]).toBe("application/pdf");

  await page.goBack();
  await page.getByRole("button", { name: "End printed codes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End printed codes" }).click();
  await expect(page.locator(`a[href$="${address}"]`)).toHaveCount(0);
  const ended = await stranger.goto(address);
  expect(ended?.status()).toBe(404);
  await expect(stranger.getByRole("heading", { name: "This code leads nowhere" })).toBeVisible();
  await stranger.context().close();
});
