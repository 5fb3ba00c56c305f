// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import messages from "@/messages/nl.json";
import { useVentilations } from "./use-ventilations";

function Dutch({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="nl" messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

test("what is offered is kept alike in every language and shown in the reader's; own words stay", () => {
  const { shownOf, keptOf, choices } = renderHook(() => useVentilations(), { wrapper: Dutch }).result.current;
  expect(shownOf("local exhaust")).toBe(messages.workplaces.ventilations.exhaust);
  for (const shown of choices) expect(shownOf(keptOf(shown))).toBe(shown);
  expect(keptOf(messages.workplaces.ventilations.exhaust)).toBe("local exhaust");
  expect(shownOf("Dak open")).toBe("Dak open");
  expect(shownOf(null)).toBeNull();
});
