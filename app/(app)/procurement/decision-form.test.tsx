// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/en.json";
import { DecisionForm } from "./decision-form";

const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const decision = JSON.parse(body);
    sent.push(decision);
    return new Response(JSON.stringify({ data: { procurement_status: decision.status } }), {
      headers: { "content-type": "application/json" },
    });
  });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <DecisionForm documentId="one" decision="Review" />
        </QueryClientProvider>
      </MantineProvider>
    </NextIntlClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reason = () => screen.getByRole("textbox", { name: /^Reason/ });

test("a rejection without a reason is not sent, and asks for one", () => {
  fireEvent.click(screen.getByRole("button", { name: "Reject" }));
  expect(screen.getByText(/^Say why it is rejected/)).toBeTruthy();
  expect(document.activeElement).toBe(reason());
  expect(sent).toEqual([]);
});

test("with its reason it is sent", async () => {
  fireEvent.change(reason(), { target: { value: " too flammable " } });
  fireEvent.click(screen.getByRole("button", { name: "Reject" }));
  await waitFor(() => expect(sent).toEqual([{ status: "Reject", comment: "too flammable" }]));
});

test("an acceptance needs none", async () => {
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  await waitFor(() => expect(sent).toEqual([{ status: "Accept", comment: null }]));
});
