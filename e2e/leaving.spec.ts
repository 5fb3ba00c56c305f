import { expect } from "@playwright/test";
import { api } from "./api";
import { test } from "./person";
import { signIn } from "./sign-in";

test("what is entered and not saved is asked about: by a link, by going back, and not once it is saved", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  await team.fill([{ product: "acetone", language: "en", layout: "ruled" }]);
  await signIn(page, person);
  await page.goto("/products");
  await page.getByRole("link", { name: /^Acetone/ }).click();
  const number = page.getByRole("textbox", { name: "Article number" });
  await number.fill("A-17");
  const question = page.getByRole("dialog", { name: "Discard what you entered?" });
  await page.getByRole("link", { name: "Workplaces" }).click();
  await question.getByRole("button", { name: "Keep editing" }).last().click();
  await expect(question).toBeHidden();
  await page.getByRole("tab", { name: /^Stock/ }).click();
  await question.getByRole("button", { name: "Keep editing" }).last().click();
  await expect(number).toHaveValue("A-17");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByRole("button", { name: "Save" }).first()).toBeDisabled();
  await page.getByRole("link", { name: "Workplaces" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Workplaces" })).toBeVisible();
  await page.goBack();
  await number.fill("A-18");
  await page.goBack();
  await question.getByRole("button", { name: "Keep editing" }).last().click();
  await expect(number).toHaveValue("A-18");
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(number).toBeHidden();
});

test("the steps of an EMKG assessment stand in the address, and what was entered outlives a reload", async ({
  page,
  person,
}) => {
  const team = api(page.request, person);
  const held = await team.fill([{ product: "acetone", language: "en", layout: "ruled" }]);
  const [{ product } = { product: "" }] = [...held.values()];
  const workplace = await team.workplace("Paint shop", [product]);
  await signIn(page, person);
  await page.goto(`/assessments/${product}/${workplace}/emkg`);
  const kept = page.waitForResponse((answer) => answer.url().includes("/v1/choices/emkg."));
  await page.getByRole("textbox", { name: "Task" }).fill("Cleaning brushes");
  await kept;
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/step=skin/);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/step=result/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: /^Step 2/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Step 2/ })).toBeVisible();
  await expect(page.getByText("What you entered before and did not save is shown here.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Task" })).toHaveValue("Cleaning brushes");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByRole("textbox", { name: "Task" })).toHaveValue("");
});
