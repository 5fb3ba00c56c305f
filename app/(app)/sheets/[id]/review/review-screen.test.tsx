// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type CriticalPath, criticalPaths } from "@/lib/sheet/critical-paths";
import messages from "@/messages/en.json";
import { readChoices } from "./read-choices";
import { ReviewScreen } from "./review-screen";
import { isOpen, type Review, type ReviewValue, type Word } from "./review-values";

const by = { kind: "user" as const, id: "u", name: "Ann" };
const at = "2026-03-01T08:00:00.000Z";
let review: Review;
let calls: { method: string; path: string; body: unknown }[];

function value(path: CriticalPath): ReviewValue {
  const read = { value: `read ${path}`, read_value: `read ${path}`, state: "read" as const };
  const rest = { label: path, derived: false, reason: null, confidence: 0.9, source: null };
  return { path, ...read, ...rest, by: null, at: null, note: null, earlier: null };
}

/** The service as the screen meets it: what is said of a value is kept and answered. */
function answer(method: string, path: string, body: { values?: Word[]; accept_open?: boolean }): unknown {
  if (path.endsWith("/sections?include=sources")) return { data: {}, sources: [] };
  if (path.endsWith("/scanned-words")) return { data: [] };
  if (method === "PUT")
    review.values = review.values.map((one) => {
      const word = body.values?.find((each) => each.path === one.path);
      if (!word) return one;
      if (word.state === "read")
        return { ...one, value: one.read_value, state: "doubtful", by: null, at: null };
      return {
        ...one,
        state: word.state,
        value: word.value ?? (word.state === "absent" ? null : one.value),
        by,
        at,
      };
    });
  if (method === "POST") review = { ...review, state: "released", released_by: by, released_at: at };
  if (method === "DELETE") review = { ...review, state: "in_review", released_by: null, released_at: null };
  return { data: review };
}

beforeEach(() => {
  const doubts: Partial<Record<CriticalPath, Partial<ReviewValue>>> = {
    "section1.supplier.name": { state: "doubtful", reason: "A value was read with too little certainty." },
    "section14.un_number": {
      state: "missing",
      value: null,
      read_value: null,
      reason: "Not found: the UN number.",
    },
  };
  review = {
    ...{ state: "unreviewed", released_by: null, released_at: null, release_reason: null, accepted_open: [] },
    values: criticalPaths.map((path) => ({ ...value(path), ...doubts[path] })),
  };
  calls = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path.endsWith("/download")) return new Response(null, { status: 404 });
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? JSON.parse(init.body) : {};
    if (method !== "GET") calls.push({ method, path, body });
    return new Response(JSON.stringify(answer(method, path, body)), {
      headers: { "content-type": "application/json" },
    });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sheet = { id: "s", product_name: "Acetone", file_name: "acetone.pdf" } as ComponentProps<
  typeof ReviewScreen
>["sheet"];

async function show(canWrite = true) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <MantineProvider env="test">
          <ReviewScreen sheet={sheet} productId={null} choices={readChoices("en")} canWrite={canWrite} />
        </MantineProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("region", { name: "Values" });
}

const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
const current = () => screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current"));
const isAt = (name: string) => waitFor(() => expect(current()?.getAttribute("aria-label")).toBe(name));

test("doubts come first, each with its reason and what would settle it", async () => {
  await show();
  const doubts = screen.getByRole("region", { name: "To settle (2)" });
  const [supplier, number] = within(doubts).getAllByRole("listitem");
  expect(supplier?.textContent).toContain("Compare it with the page, section 1");
  expect(number?.textContent).toContain("Look in section 14");
  await isAt("Supplier: In doubt");
});

test("Enter confirms and goes to the next that waits", async () => {
  await show();
  press("Enter");
  await isAt("UN number: Not found");
  expect(calls).toEqual([
    {
      method: "PUT",
      path: "/v1/sds/s/review",
      body: { values: [{ path: "section1.supplier.name", state: "confirmed", value: null }] },
    },
  ]);
  expect(screen.getByText("1 value is open")).toBeTruthy();
});

test("E edits, Enter in the field saves, and what is missing is entered, not confirmed", async () => {
  await show();
  press("ArrowDown");
  await isAt("UN number: Not found");
  press("Enter");
  fireEvent.change(screen.getByLabelText("UN number"), { target: { value: "1090" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await isAt("Supplier: In doubt");
  expect(calls[0]?.body).toEqual({
    values: [{ path: "section14.un_number", state: "corrected", value: "1090" }],
  });
  press("e");
  expect(screen.getByLabelText("Supplier")).toHaveProperty("value", "read section1.supplier.name");
});

test("X says that it is not on this sheet, U takes the word back", async () => {
  await show();
  press("x");
  await isAt("UN number: Not found");
  expect(calls[0]?.body).toEqual({
    values: [{ path: "section1.supplier.name", state: "absent", value: null }],
  });
  press("u");
  await isAt("Supplier: In doubt");
  expect(calls[1]?.body).toEqual({
    values: [{ path: "section1.supplier.name", state: "read", value: null }],
  });
});

test("a word that a new reading disputes shows both readings and cannot be put back unseen", async () => {
  review.values = review.values.map((one) =>
    one.path === "section1.supplier.name"
      ? { ...one, by, at, value: "Corrected maker", read_value: "Another maker" }
      : one,
  );
  await show();
  expect(current()?.textContent).toMatch(/Corrected maker.*Read now:.*Another maker/s);
  press("Enter");
  await isAt("UN number: Not found");
  expect(screen.getByRole("button", { name: "Take back" })).toHaveProperty("disabled", true);
});

test("keys that are typed into a field are letters", async () => {
  await show();
  press("e");
  fireEvent.keyDown(screen.getByLabelText("Supplier"), { key: "x" });
  fireEvent.keyDown(screen.getByLabelText("Supplier"), { key: "Escape" });
  expect(calls).toEqual([]);
  await isAt("Supplier: In doubt");
});

test("with open values the release asks for a reason", async () => {
  await show();
  press("Enter", { ctrlKey: true });
  const dialog = await screen.findByRole("dialog");
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([...["Supplier", "UN number"]]);
  expect(within(dialog).getByRole("button", { name: "Release with these open" })).toHaveProperty(
    "disabled",
    true,
  );
  fireEvent.change(within(dialog).getByLabelText("Reason"), { target: { value: "Asked the supplier" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Release with these open" }));
  expect(await screen.findByText(/^Released by Ann/)).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    method: "POST",
    path: "/v1/sds/s/release",
    body: { accept_open: true, reason: "Asked the supplier" },
  });
});

test("without open values one key releases, and the release can be taken back", async () => {
  review.values = review.values.map((one) => (isOpen(one) ? { ...one, state: "read" } : one));
  await show();
  press("Enter", { ctrlKey: true });
  fireEvent.click(await screen.findByRole("button", { name: "Take the release back" }));
  expect(await screen.findByText("In review")).toBeTruthy();
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ["POST", {}],
    ["DELETE", {}],
  ]);
});

test("who may only read sees the values and nothing that would be refused", async () => {
  await show(false);
  press("Enter");
  press("x");
  expect(calls).toEqual([]);
  expect(screen.queryByRole("button", { name: /Confirm|Edit|Not on this sheet|Release/ })).toBeNull();
});
