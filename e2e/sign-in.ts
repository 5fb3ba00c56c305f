import { expect, type Page } from "@playwright/test";
import type { Person } from "./person";

type Known = Pick<Person, "email" | "password">;

/** Signs in by the form, as a person does, and goes on to the sheets. */
export async function signIn(page: Page, person: Known): Promise<void> {
  await sendSignIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "Safety data sheets" })).toBeVisible();
  // The list is asked for by the page's script: from now on it hears what one does.
  await expect(page.getByText("No sheets yet").or(page.getByRole("table"))).toBeVisible();
}

/** Fills the form in and sends it; where that leads to is for the caller to see. */
export async function sendSignIn(page: Page, person: Known): Promise<void> {
  await page.goto("/sign-in?callbackUrl=/sheets");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
