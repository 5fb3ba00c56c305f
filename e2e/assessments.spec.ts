import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { expectAccessible } from "./accessible";
import { type Api, api, Made } from "./api";
import { test } from "./person";
import { sheetFile } from "./sheet-file";
import { signIn } from "./sign-in";

const level = (page: Page) => page.getByRole("region", { name: "Control levels" });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const Products = z.array(z.object({ id: z.string(), sds: z.object({ h_codes: z.array(z.string()) }) }));
const Assessed = z.array(z.object({ workplace: Made, emkg: z.unknown() }));

/** Has the sheet of acetone read; answers with its product's id. */
async function acetone(team: Api): Promise<string> {
  await team.upload(await sheetFile({ product: "acetone", language: "en", layout: "ruled" }));
  let id = "";
  await expect(async () => {
    const [product] = await team.post(Products, "/products", {});
    expect(product?.sds.h_codes).toContain("H225");
    id = product?.id ?? "";
  }).toPass({ timeout: 40_000 });
  return id;
}

/** The same at a workplace; answers with both ids. */
async function placedAcetone(team: Api) {
  const product = await acetone(team);
  const { id: workplace } = await team.post(Made, "/locations", { name: "Bench 7" });
  await team.post(z.array(z.unknown()), `/workplaces/${workplace}/products`, { product_ids: [product] });
  return { product, workplace };
}

test("an EMKG is made from the product's page in under two minutes, and is to review when the stock grows", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const product = await acetone(team);
  await signIn(page, person, `/products/${product}?tab=assessments`);
  await page.getByRole("textbox", { name: "Workplace" }).fill("Bench 7");
  await page.getByRole("button", { name: "Place here" }).click();
  await part(page, "Bench 7").getByRole("link", { name: "Make EMKG" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^EMKG: .* at Bench 7$/ })).toBeVisible();
  await expect(level(page)).toContainText("Hazard group A");

  await page.getByRole("textbox", { name: "Task" }).fill("Wiping parts");
  await page.getByRole("textbox", { name: "Amount a batch or working day" }).fill("2");
  await page.getByRole("radio", { name: "General" }).check();
  await expect(page.getByRole("cell", { name: "(this work)" }).first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Sprayed, or makes mist" }).check();
  await expect(level(page)).toContainText("release high");
  await page.getByRole("checkbox", { name: "Sprayed, or makes mist" }).uncheck();
  await expect(level(page)).toContainText("release medium");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("radio", { name: "A hand or more" }).check();
  await page.getByRole("radio", { name: "15 minutes or more" }).check();
  await expect(level(page)).toContainText("Group HA from EUH066");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: /^Splashes only/ }).check();
  const skin = page.getByRole("table", { name: "Before / After" }).getByRole("row", { name: /^Skin/ });
  await expect(skin).toContainText(/Level 2.*Level 1/);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Measures and remarks" }).fill("Lids stay closed");
  await page.getByRole("button", { name: "Save and sign" }).click();
  await expect(part(page, "EMKG").getByText(/^Signed by .* Due again on/)).toBeVisible();
  await expect(page.getByText("Lids stay closed")).toBeVisible();
  await expectAccessible(page);

  const [made] = await team.get(Assessed, `/products/${product}/risk-assessments`);
  expect(made?.emkg).toMatchObject({
    state: "signed",
    control_levels: { inhalation: 1, skin: 2 },
    assessment_answers: { task: "Wiping parts", amount_value: 2, boiling_point_c: 56 },
  });

  const stock = { workplace_id: made?.workplace.id, amount: 1200, unit: "L" };
  await team.post(Made, `/products/${product}/quantities`, stock);
  await page.goto("/assessments?status=review");
  await expectAccessible(page);
  await page.getByRole("link", { name: /Bench 7: To review, EMKG Level 2/ }).click();
  await expect(part(page, "EMKG").getByText("0 → 1200")).toBeVisible();
  await page.goto(`/workplaces/${stock.workplace_id}`);
  await expect(page.getByText("EMKG: To review")).toBeVisible();
  await expect(page.getByText("RECESS: Missing")).toBeVisible();
  await page.goBack();
  const report = page.getByRole("link", { name: "Report (PDF)" });
  const answer = await page.request.get((await report.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("application/pdf");
});

test("a RECESS suggests the effect, the score and its class follow, and it is signed later", async ({
  page,
  person,
}) => {
  const { product } = await placedAcetone(api(page.request, person));
  await signIn(page, person, `/products/${product}?tab=assessments`);
  await part(page, "Bench 7").getByRole("link", { name: "Make RECESS" }).click();
  await expect(page.getByText(/The sheet suggests 15 because of H225/)).toBeVisible();
  await page.getByRole("button", { name: "Confirm 15" }).click();
  await page.getByRole("radio", { name: /^6 · Regularly/ }).check();
  await page.getByRole("radio", { name: /^1 · Unlikely/ }).check();
  await expect(page.getByText("6 × 1 × 15 = 90")).toBeVisible();
  await expect(page.getByText("Measures needed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(part(page, "RECESS").getByText(/^Draft by/)).toBeVisible();
  await part(page, "RECESS").getByRole("button", { name: "Sign" }).click();
  await expect(part(page, "RECESS").getByText(/^Signed by/)).toBeVisible();
});

test("the wizard fits a phone in the dark and answers to the keyboard", async ({ browser, person }) => {
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const { product, workplace } = await placedAcetone(api(page.request, person));
  await signIn(page, person, "/assessments");
  await expect(page.getByRole("link", { name: /Bench 7: Missing/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/assessments/${product}/${workplace}/emkg`);
  await page.getByRole("radio", { name: "Liquid" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Solid" })).toBeChecked();
  await expect(page.getByRole("radiogroup", { name: "Dust" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await context.close();
});
