// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signAssessment } from "@/components/assessments/write-assessment";
import { RightsProvider } from "@/components/rights";
import messages from "@/messages/en.json";
import { useStoppable } from "./use-stoppable";

const sent: unknown[] = [];
const signed = vi.fn();
const refusal = {
  detail: "Critical values are doubtful or missing.",
  sheets: [{ id: "s", name: "Acetone" }],
  open: [{ sds_id: "s", path: "section9.flash_point", state: "doubtful" }],
  superseded: ["s"],
};

function SignButton() {
  const sign = useStoppable(
    (months: number, accepted) =>
      signAssessment({ productId: "p", workplaceId: "w" }, "emkg", months, accepted),
    { stale: [], onDone: signed },
  );
  return (
    <>
      <button type="button" onClick={() => sign.mutate(24)}>
        Sign
      </button>
      {sign.dialog}
    </>
  );
}

function show(canWrite: boolean) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <RightsProvider rights={{ canWrite, canAdminister: false }}>
            <SignButton />
          </RightsProvider>
        </QueryClientProvider>
      </MantineProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sign" }));
  return screen.findByRole("dialog");
}

beforeEach(() => {
  sent.length = 0;
  signed.mockClear();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const wish = JSON.parse(body);
    sent.push(wish);
    const status = wish.accept_open ? 200 : 409;
    return new Response(JSON.stringify(status === 200 ? { data: {}, warnings: [] } : refusal), { status });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what the team stops is shown, and goes on with a reason only", async () => {
  const dialog = within(await show(true));
  expect(dialog.getByRole("link", { name: "Acetone" }).getAttribute("href")).toBe("/sheets/s/review");
  expect(dialog.getByRole("listitem").textContent).toBe("Flash point");
  expect(dialog.getByText("Superseded by a later revision")).toBeTruthy();
  const goOn = dialog.getByRole("button", { name: "Go on nevertheless" });
  expect(goOn).toHaveProperty("disabled", true);
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: " Asked the supplier " } });
  fireEvent.click(goOn);
  await waitFor(() => expect(signed).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    { review_months: 24 },
    { review_months: 24, accept_open: true, reason: "Asked the supplier" },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("who may only read sees what is open, and nothing that would be refused", async () => {
  const dialog = within(await show(false));
  expect(dialog.getByText("Flash point")).toBeTruthy();
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect(dialog.queryByRole("button", { name: "Go on nevertheless" })).toBeNull();
});
