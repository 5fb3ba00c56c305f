// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/de.json";
import { useEventFacts } from "./use-event-facts";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ data: [] })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Frame({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="de" messages={messages} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

const event = {
  id: "1",
  actor: { kind: "user", id: null, name: null },
  target_id: null,
  target_name: null,
  target: null,
  request_id: null,
  created_at: "2026-01-01T00:00:00.000Z",
  before: null,
} as const;

test.each([
  ["updateQuantity", { amount: 2.5 }, { amount: 5 }, ["Menge: 5 → 2,5"]],
  ["deleteQuantity", {}, { amount: 5 }, ["Menge: 5 → –"]],
  ["setProcurementStatus", { status: "Accept" }, { status: "Review" }, ["Zustand: Zu prüfen → Freigegeben"]],
  ["updateProduct", { sku: "A" }, null, ["Artikelnummer: A"]],
  [
    "writeEmkgAssessment",
    { assessment_answers: { ventilation: "closed" } },
    { assessment_answers: { ventilation: "general" } },
    [expect.stringMatching(/^Lüftung: .+ → .+/)],
  ],
  [
    "sayValue",
    {
      path: "section2.signal_word",
      from: { state: "doubtful", value: "Warning" },
      to: { state: "corrected", value: "Danger" },
      note: null,
    },
    null,
    ["Signalwort: Achtung → Gefahr (Berichtigt)"],
  ],
])("%s is told in the words of the screen", (action, details, before, facts) => {
  const { result } = renderHook(() => useEventFacts(), { wrapper: Frame });
  expect(result.current({ ...event, action, details, before })).toEqual(facts);
});
