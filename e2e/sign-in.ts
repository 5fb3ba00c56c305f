import { expect, type Page } from "@playwright/test";
import { owner } from "./account";

/** Signs in by the form, as a person does. */
export async function signIn(page: Page, person: { email: string; password: string } = owner): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Safety data sheets" })).toBeVisible();
}
