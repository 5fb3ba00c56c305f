import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

type RunOnly = { type: "tag" | "rule"; values: string[] };

/** Expects no fault of WCAG 2.2 AA that a program can find on the page as it is now. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNone(page, { type: "tag", values: ["wcag2a", "wcag2aa", "wcag22aa"] });
}

async function expectNone(page: Page, runOnly: RunOnly): Promise<void> {
  await page.evaluate(settle);
  // No frame here is of another origin, so no page of its own is needed to gather what frames say.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe.options({ runOnly, resultTypes: ["violations"] }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}\n${nodes[0]?.failureSummary}`)).toEqual(
    [],
  );
}

/** The same of the page in light and in dark, which differ in nothing but colours. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNone(page, { type: "rule", values: ["color-contrast"] });
}

/** Colours that are on their way to others have contrasts of their own. Runs in the page. */
async function settle(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // In a closed part of the page, e.g. of <details>, a transition never ends.
  const isShown = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
  const transitions = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && isShown(animation));
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
