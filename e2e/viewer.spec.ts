import { expect, type Locator, type Page } from "@playwright/test";
import { api } from "./api";
import type { SheetFile } from "./made-sheets";
import { type Person, test } from "./person";
import { signIn } from "./sign-in";

declare global {
  interface Window {
    /** What was last made an address of. */
    made?: Blob;
  }
}

const sheet: SheetFile = { product: "acetone", language: "en", layout: "ruled" };
const firstPage = (page: Page) => page.getByRole("img", { name: "Page 1", exact: true });
/** One value's place: of all places the first is another one once those of the sections are there. */
const namePlace = (page: Page) => page.locator("[data-path='section1.product_name']").first();
const hits = (page: Page) => page.locator("[data-shown]");

async function openPages(page: Page, person: Person, file: SheetFile): Promise<string> {
  const held = await api(page.request, person).fill([file]);
  const [{ sheet } = { sheet: "" }] = held.values();
  await signIn(page, person, `/sheets/${sheet}/review`);
  await expect(firstPage(page)).toBeVisible();
  return sheet;
}

/**
 * Where something lies on its page, as parts of the page's width and height. Both are measured at once: the pages are
 * scrolled to what is looked at, which may be between two looks.
 */
function onPage(what: Locator): Promise<number[]> {
  return what.evaluate((place) => {
    const paper = document.querySelector("[role='img'][aria-label='Page 1']")?.getBoundingClientRect();
    if (!paper) throw new Error("it is not on the page");
    const box = place.getBoundingClientRect();
    return [
      (box.x + box.width / 2 - paper.x) / paper.width,
      (box.y + box.height / 2 - paper.y) / paper.height,
    ];
  });
}

/** Each at every size of the pages on the same words: within a two-hundredth of the page. */
async function expectInPlaceAtAllZooms(page: Page, what: () => Locator): Promise<void> {
  const zoom = page.getByRole("combobox", { name: "Size of the pages" });
  const before = await onPage(what());
  for (const size of ["50%", "75%", "100%", "150%", "200%", "400%", "Whole page", "Fit to width"]) {
    await zoom.selectOption({ label: size });
    await expect
      .poll(async () => {
        const now = await onPage(what());
        return Math.max(...now.map((part, axis) => Math.abs(part - (before[axis] ?? 0))));
      }, `at ${size}`)
      .toBeLessThan(0.005);
  }
}

async function search(page: Page, words: string): Promise<void> {
  if (!(await page.getByRole("textbox", { name: "Find in the sheet" }).isVisible()))
    await page.getByRole("button", { name: "Search in the text" }).click();
  await page.getByRole("textbox", { name: "Find in the sheet" }).fill(words);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ of \d+$/ })).toBeVisible();
}

test("the places of values and of what is looked for stay where they are at every size", async ({
  page,
  person,
}) => {
  await openPages(page, person, sheet);
  await expectInPlaceAtAllZooms(page, () => namePlace(page));
  await search(page, "acetone");
  await expectInPlaceAtAllZooms(page, () => hits(page).first());
});

test("what is printed is the file itself", async ({ page, person }) => {
  await page.addInitScript(() => {
    // A browser without a window ends when it is to print.
    Object.assign(window, { print: () => undefined });
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (file: Blob) => {
      window.made = file;
      return make(file);
    };
  });
  const id = await openPages(page, person, sheet);
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("iframe#printed-file")).toHaveAttribute("src", /^blob:/);
  const printed = await page.evaluate(async () => {
    const bytes = (await window.made?.arrayBuffer()) ?? new ArrayBuffer();
    return [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
  });
  const kept = await page.request.get(`/v1/sds/${id}/download`);
  expect(kept.ok()).toBe(true);
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(await kept.body()));
  expect(printed).toEqual([...new Uint8Array(hash)]);
});

test("the text of a scan is found, and its places stay where they are at every size", async ({
  page,
  person,
}) => {
  test.setTimeout(600_000);
  await openPages(page, person, { ...sheet, isScan: true });
  await search(page, "acetone");
  await expectInPlaceAtAllZooms(page, () => hits(page).first());
  await expectInPlaceAtAllZooms(page, () => namePlace(page));
});
