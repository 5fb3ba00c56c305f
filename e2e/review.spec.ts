import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { Hands } from "./hands";
import { test } from "./person";
import { signIn } from "./sign-in";

const Detail = z.object({
  product_name: z.string(),
  signal_word: z.string(),
  hazard_statements: z.array(z.string()),
  ghs_pictograms: z.array(z.string()),
  review_state: z.string(),
  supplier: z.object({ name: z.string() }),
  emergency_contacts: z.array(z.object({ phone: z.string() })),
});

const values = (page: Page) => page.getByRole("region", { name: "Values" });
const current = (page: Page) => values(page).locator("[aria-current=step]");

/** Goes to a value by the arrow keys alone. */
async function goTo(page: Page, name: string): Promise<void> {
  await expect(current(page)).toBeFocused();
  for (let step = 0; step < 40; step += 1) {
    const label = (await current(page).getAttribute("aria-label")) ?? "";
    if (label.startsWith(`${name}:`)) return;
    const key = step < 17 ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(key);
    await page.waitForTimeout(50);
  }
  throw new Error(`${name} was not reached`);
}

/** Corrects a value: E, what is typed, and the key that saves. */
async function correct(page: Page, name: string, type: () => Promise<void>, save = "Enter"): Promise<void> {
  await goTo(page, name);
  await page.keyboard.press("e");
  await expect(current(page).getByRole("button", { name: /^Save/ })).toBeVisible();
  await type();
  await page.keyboard.press(save);
  await expect(values(page).getByRole("listitem", { name: `${name}: Corrected` })).toBeVisible();
}

async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

test("ten wrong values are put right by keyboard, a number is drawn on the page, and the sheet is released", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([{ product: "acetone", language: "en", layout: "ruled" }]);
  const [{ sheet } = { sheet: "" }] = held.values();
  await signIn(page, person, `/sheets/${sheet}`);
  await expect(page.getByText("Not reviewed")).toBeVisible();
  await page.getByRole("link", { name: "Review", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Review:/ })).toBeVisible();
  await expectAccessible(page);

  await correct(page, "Product name", () => typeOver(page, "Acetone, pure"));
  await correct(page, "Supplier", () => typeOver(page, "Another maker"));
  await correct(page, "Signal word", () => page.keyboard.press("ArrowDown"));
  await correct(
    page,
    "Hazard statements",
    async () => {
      await page.keyboard.type("Harmful if swallowed");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    },
    "ControlOrMeta+Enter",
  );
  await correct(page, "Pictograms", () => page.keyboard.press("8"), "ControlOrMeta+Enter");
  for (const route of ["inhalation", "skin contact", "eye contact"])
    await correct(page, `First aid: ${route}`, () => typeOver(page, "Call a doctor."), "ControlOrMeta+Enter");
  await correct(page, "UN number", () => typeOver(page, "1993"));
  await correct(page, "Packing group", () => page.keyboard.press("ArrowDown"));

  await goTo(page, "Emergency telephone");
  const printed = page.locator('[data-path^="section1.emergency_contacts"]').first();
  await expect(printed).toBeVisible();
  await page.keyboard.press("e");
  const field = current(page).getByRole("textbox", { name: "Telephone" });
  const number = await field.inputValue();
  await field.fill("");
  const place = await printed.boundingBox();
  if (!place) throw new Error("the number has no place on the page");
  await page.mouse.move(place.x - 3, place.y - 2);
  await page.mouse.down();
  await page.mouse.move(place.x + place.width + 3, place.y + place.height + 2, { steps: 5 });
  await page.mouse.up();
  await expect(field).toHaveValue(number);
  await field.press("Enter");
  await expect(values(page).getByRole("listitem", { name: "Emergency telephone: Corrected" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await expect(current(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Enter");
  const dialog = page.getByRole("dialog");
  const released = page.getByText(/^Released by/);
  await expect(dialog.or(released).first()).toBeVisible();
  if (await dialog.isVisible()) {
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The rest is not needed here");
    await dialog.getByRole("button", { name: "Release with these open" }).click();
  }
  await expect(released).toBeVisible();
  expect(await team.get(Detail, `/sds/${sheet}`)).toMatchObject({
    product_name: "Acetone, pure",
    supplier: { name: "Another maker" },
    signal_word: "Warning",
    hazard_statements: expect.arrayContaining(["EUH066", "H225", "H302"]),
    ghs_pictograms: expect.arrayContaining(["GHS08"]),
    emergency_contacts: [{ phone: number }],
    review_state: "released",
  });
});

/** Seconds by the keystroke-level model, without what the page takes: 0.28 a key, 1.35 a decision (bench/keystrokes.ts). */
const secondsOf = ({ strokes }: Hands) => strokes.keys * 0.28 + strokes.acts * 1.35;

const nameOf = async (page: Page) =>
  ((await current(page).getAttribute("aria-label")) ?? "").split(":").slice(0, -1).join(":");
const itemOf = (page: Page, name: string, states: string) =>
  values(page).getByRole("listitem", { name: new RegExp(`^${name}: (?:${states})$`) });

/** What is right is confirmed; what is not on the sheet is said so, or passed where the reading says so already. */
async function keyFor(page: Page, name: string): Promise<string> {
  if (await itemOf(page, name, "Not on this sheet").isVisible()) return "ArrowDown";
  return (await itemOf(page, name, "Not found").isVisible()) ? "x" : "Enter";
}

/** Goes through every value as a person does who trusts none: Enter where it is right, else `wrong` puts it right. */
async function throughAll(
  page: Page,
  hands: Hands,
  wrong: ReadonlyMap<string, () => Promise<void>>,
): Promise<void> {
  await expect(current(page)).toBeFocused();
  await hands.watch();
  const all = await values(page).locator("li[data-path]").count();
  for (let looked = 1; looked <= all; looked += 1) {
    const name = await nameOf(page);
    const right = wrong.get(name);
    hands.decide();
    if (right) {
      hands.decide();
      await hands.press("e");
      await expect(current(page).getByRole("button", { name: /^Save/ })).toBeVisible();
      await right();
    } else await hands.press(await keyFor(page, name));
    await expect(itemOf(page, name, "Confirmed|Corrected|Not on this sheet")).toBeVisible();
    if (looked < all) await expect.poll(() => nameOf(page)).not.toBe(name);
    await expect(current(page)).toBeFocused();
  }
  hands.decide();
  await hands.press("Control+Enter");
  await expect(page.getByText(/^Released by/)).toBeVisible();
}

async function openReview(page: Page, person: Parameters<typeof api>[1]): Promise<void> {
  const held = await api(page.request, person).fill([
    { product: "acetone", language: "en", layout: "ruled" },
  ]);
  const [{ sheet } = { sheet: "" }] = held.values();
  await signIn(page, person, `/sheets/${sheet}/review`);
}

test("a sheet without doubts is gone through by keyboard alone in under a minute", async ({
  page,
  person,
}) => {
  await openReview(page, person);
  const hands = new Hands(page);
  await throughAll(page, hands, new Map());
  await hands.keep("without-doubts");
  expect(secondsOf(hands)).toBeLessThan(60);
});

test("ten wrong values are put right by keyboard alone in under three minutes", async ({ page, person }) => {
  await openReview(page, person);
  const hands = new Hands(page);
  const over = (text: string, save: string) => async () => {
    await hands.press("Control+a");
    await hands.type(text);
    await hands.press(save);
  };
  const advice = over("Call a doctor.", "Control+Enter");
  const addStatement = async () => {
    await hands.type("swallowed");
    await hands.press("ArrowDown", "Enter", "Control+Enter");
  };
  await throughAll(
    page,
    hands,
    new Map([
      ["Product name", over("Acetone, pure", "Enter")],
      ["Supplier", over("Another maker", "Enter")],
      ["Signal word", () => hands.press("ArrowDown", "Enter")],
      ["Hazard statements", addStatement],
      ["Pictograms", () => hands.press("8", "Control+Enter")],
      ["First aid: inhalation", advice],
      ["First aid: skin contact", advice],
      ["First aid: eye contact", advice],
      ["UN number", over("1993", "Enter")],
      ["Packing group", () => hands.press("ArrowDown", "Enter")],
    ]),
  );
  await hands.keep("ten-wrong-values");
  expect(
    await values(page)
      .getByRole("listitem", { name: /: Corrected$/ })
      .count(),
  ).toBe(10);
  expect(secondsOf(hands)).toBeLessThan(180);
});

test("on a phone the values and the page take turns", async ({ browser, person }) => {
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const held = await api(page.request, person).fill([{ product: "acetone", language: "de", layout: "open" }]);
  const [{ sheet } = { sheet: "" }] = held.values();
  await signIn(page, person, `/sheets/${sheet}/review`);
  await expect(values(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Page", { exact: true }).click();
  await expect(page.getByRole("img", { name: "Page 1", exact: true })).toBeVisible();
  await expect(values(page)).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});
