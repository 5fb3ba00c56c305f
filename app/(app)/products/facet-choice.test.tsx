// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StatementTexts } from "@/components/statements";
import messages from "@/messages/en.json";
import { FacetChoice } from "./facet-choice";
import { type FacetValue, optionsOf } from "./facet-values";

const found = {
  h_codes: [
    { value: "H225", count: 12 },
    { value: "H319", count: 3 },
  ],
  cmr: [{ value: "none", count: 5 }],
  unknown: { cmr: 2 },
};

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ data: [] })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(chosen: FacetValue[], field = "h_codes"): FacetValue[][] {
  const changes: FacetValue[][] = [];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <MantineProvider env="test">
          <StatementTexts statements={{ H225: "Highly flammable liquid and vapour." }}>
            <FacetChoice
              field={field}
              options={optionsOf(found as never, field, chosen)}
              chosen={chosen}
              onChange={(next) => changes.push(next)}
            />
          </StatementTexts>
        </MantineProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return changes;
}

test("an H code stands with its official wording", () => {
  show([]);
  expect(screen.getByRole("checkbox", { name: "H225 Highly flammable liquid and vapour." })).toBeDefined();
});

test("all values are chosen at once, and none of them again", () => {
  const changes = show([]);
  fireEvent.click(screen.getByRole("button", { name: "H statements: Select all 2" }));
  expect(changes).toEqual([["H225", "H319"]]);
  cleanup();
  const back = show(["H225", "H319"]);
  fireEvent.click(screen.getByRole("button", { name: "H statements: Select none of these" }));
  expect(back).toEqual([[]]);
});

test("a chosen value that no product has any more can be dropped", () => {
  const changes = show(["H350"]);
  const lost = screen.getByRole<HTMLInputElement>("checkbox", { name: "H350" });
  expect(lost.checked).toBe(true);
  fireEvent.click(lost);
  expect(changes).toEqual([[]]);
});

test("what is not known stands beside what is not so, and is chosen apart from it", () => {
  const changes = show(["none"], "cmr");
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Not CMR" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: "Not known" }));
  expect(changes).toEqual([["none", null]]);
});
