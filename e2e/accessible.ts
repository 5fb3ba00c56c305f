import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects no fault of WCAG 2.2 AA that a program can find on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(settle);
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}\n${nodes[0]?.failureSummary}`)).toEqual(
    [],
  );
}

/** The same of the page in light and in dark. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
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
