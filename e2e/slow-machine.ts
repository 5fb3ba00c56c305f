import type { Page } from "@playwright/test";

/** The page's scripts run so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Where it goes, it waits until the page's script hears what one does: a key pressed earlier is lost, as in any page. */
export function waitsToHear(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...target) => {
    const answer = await goto(...target);
    await page.waitForFunction(hears);
    return answer;
  };
  return page;
}

/** Runs in the page, which may have no script at all. */
function hears(): boolean {
  const hasScript = "__next_f" in window;
  return !hasScript || Object.keys(document.body).some((key) => key.startsWith("__react"));
}
