import { expect } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { api } from "./api";
import { admin } from "./ask-operator";
import { createPerson, test } from "./person";
import { signIn } from "./sign-in";

test("a product is rejected with a reason, and both stand in its history", async ({ page, person }) => {
  await api(page.request, person).fill([
    { product: "acetone", language: "en", layout: "ruled" },
    { product: "paint", language: "en", layout: "ruled" },
  ]);
  await signIn(page, person, "/procurement");
  const queue = page.getByRole("list", { name: "Products to decide on" });
  await expect(queue.getByRole("button")).toHaveCount(2);
  // What the lists say of CMR agrees with the product's own codes.
  await queue.getByRole("button", { name: /^Duro/ }).click();
  const paint = page.getByRole("region", { name: /^Duro/ });
  await expect(paint.getByText(/^H361d /)).toBeVisible();
  await expect(paint.getByText(/^CMR: toluene \(CAS 108-88-3\): Repr\. 2/)).toBeVisible();
  await queue.getByRole("button", { name: /^Acetone/ }).click();
  const file = page.getByRole("region", { name: /^Acetone/ });
  await expect(file.getByText("H225 Highly flammable liquid and vapour.")).toBeVisible();
  await expect(file.getByText(/no CMR by Annex VI/)).toBeVisible();
  await file.getByRole("textbox", { name: /^Reason/ }).fill("Too flammable for hall 2");
  await file.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("Decided: Rejected")).toBeVisible();
  await expect(queue.getByRole("button")).toHaveCount(1);

  await page.getByRole("radiogroup", { name: "Decision" }).getByText("Rejected").click();
  await expect(file.getByText("Reason: Too flammable for hall 2")).toBeVisible();
  await expectAccessible(page);
  await file.getByRole("link", { name: "Open product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Acetone/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Procurement: Rejected" })).toBeVisible();
});

test("on a phone the queue leads to one decision and back", async ({ browser, person }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await api(page.request, person).fill([{ product: "acetone", language: "en", layout: "ruled" }]);
  await signIn(page, person, "/procurement");
  await page.getByRole("button", { name: /^Acetone/ }).click();
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Back to the queue" }).click();
  await expect(page.getByRole("button", { name: "Accept", exact: true })).toBeHidden();
  await context.close();
});

test("a sheet that another team shares is found in the catalogue, added, and held from then on", async ({
  page,
  person,
}) => {
  const other = await createPerson("A team that shares");
  await admin("team", "set", "--team", other.teamId, "--share-catalogue", "on");
  await api(page.request, other).fill([{ product: "lubricant", language: "en", layout: "ruled" }]);
  await signIn(page, person, "/catalogue");
  await page.getByRole("searchbox", { name: /^Search name/ }).fill("Glij");
  const hit = page.getByRole("listitem").filter({ hasText: "Glij Spray 400" }).first();
  await expectAccessible(page);
  await hit.getByRole("button", { name: "Add to the library" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glij Spray 400" })).toBeVisible();
  await page.goto("/catalogue?q=Glij");
  await expect(hit.getByText("Held")).toBeVisible();
  await hit.getByRole("link", { name: "Open product" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Hazards" })).toBeVisible();
});
