// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import messages from "@/messages/en.json";
import { CommandPalette } from "./command-palette";
import { useEarlyLetters } from "./use-early-letters";

type Filter = { field: string; value: unknown };
const product = (id: string, name: string) => ({
  id,
  display_name: name,
  sku: null,
  sds: { manufacturer: "Maker", cas_number: null, product_name: name, file_name: "a.pdf" },
});

let went: string[];
/** Filters that products were looked for by. */
let asked: Filter[];
/** Resolves when the library may answer. */
let answering: Promise<void>;

beforeEach(() => {
  went = [];
  asked = [];
  answering = Promise.resolve();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    await answering;
    if (path === "/v1/workplaces")
      return Response.json({ data: [{ id: "w", name: "Acid store", tags: [] }] });
    if (path.startsWith("/v1/sds?")) return Response.json({ data: [] });
    const [filter]: Filter[] = JSON.parse(String(init.body)).filters;
    if (filter) asked.push(filter);
    const isFound = filter?.field !== "sku" && filter?.field !== "ean";
    return Response.json({ data: isFound ? [product("p1", "Acetone"), product("p2", "Acetic acid")] : [] });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const push = (href: string) => void went.push(href);
const router = { push, replace: push, back() {}, forward() {}, refresh() {}, prefetch() {} };

function Frame({ isThere }: { isThere: boolean }) {
  const [times, setTimes] = useState(0);
  const early = useEarlyLetters();
  const find = () => {
    early.keep();
    setTimes(times + 1);
  };
  return (
    <>
      <button type="button" onClick={find}>
        Open
      </button>
      {isThere && times > 0 && <CommandPalette places={["products"]} asked={times} early={early} />}
    </>
  );
}

function Page({ isThere = true }: { isThere?: boolean }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <AppRouterContext value={router as never}>
      <QueryClientProvider client={queries}>
        <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
          <MantineProvider env="test">
            <Frame isThere={isThere} />
          </MantineProvider>
        </NextIntlClientProvider>
      </QueryClientProvider>
    </AppRouterContext>
  );
}

const open = () => fireEvent.click(screen.getByRole("button", { name: "Open", hidden: true }));
const field = () => screen.findByRole("combobox", { name: /^Find a product/ });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const press = async (key: string) => fireEvent.keyDown(await field(), { key });

test("it has a name, takes the focus and is closed by Escape", async () => {
  render(<Page />);
  open();
  const dialog = await screen.findByRole("dialog", { name: "Find" });
  expect(within(dialog).getByRole("combobox")).toBe(document.activeElement);
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Enter before anything has come opens the first hit as soon as it does", async () => {
  let answer = () => {};
  render(<Page />);
  open();
  await field();
  answering = new Promise((resolve) => {
    answer = resolve;
  });
  await type("aceto");
  await press("Enter");
  expect(went).toEqual([]);
  answer();
  await waitFor(() => expect(went).toEqual(["/products/p1"]));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("arrows walk through the hits, and the field says which is active", async () => {
  render(<Page />);
  open();
  await type("aceto");
  const second = await screen.findByRole("option", { name: /^Acetic acid/ });
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("Acetone");
  await press("ArrowDown");
  expect((await field()).getAttribute("aria-activedescendant")).toBe(second.id);
  await press("Enter");
  await waitFor(() => expect(went).toEqual(["/products/p2"]));
});

test("Enter without a word leads nowhere", async () => {
  render(<Page />);
  open();
  await screen.findAllByRole("option");
  await press("Enter");
  expect(went).toEqual([]);
});

test("letters that are typed before it is there are not lost", async () => {
  const { rerender } = render(<Page isThere={false} />);
  open();
  for (const key of ["a", "c", "x", "Backspace", "e"]) fireEvent.keyDown(document.body, { key });
  rerender(<Page />);
  await waitFor(async () => expect((await field()).getAttribute("value")).toBe("ace"));
  expect(fireEvent.keyDown(document.body, { key: "t" })).toBe(true);
});

test("it finds screens that are not at the side", async () => {
  render(<Page />);
  open();
  await type("letters");
  expect(await screen.findByRole("option", { name: /^Letters to suppliers/ })).toBeDefined();
});

test("it is empty when it opens again", async () => {
  render(<Page />);
  open();
  await type("aceto");
  fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  open();
  expect((await field()).getAttribute("value")).toBe("");
});

test.each([
  ["h225", { field: "h_codes", op: "in", value: ["H225"] }],
  ["EUH 066", { field: "h_codes", op: "in", value: ["EUH066"] }],
  ["H350i", { field: "h_codes", op: "in", value: ["H350i"] }],
  ["UN 1263", { field: "un_number", op: "in", value: ["1263"] }],
  ["1263", { field: "un_number", op: "in", value: ["1263"] }],
  ["67-64-1", { field: "query", op: "matches", value: "67-64-1" }],
])("%s finds products", async (text, filter) => {
  render(<Page />);
  open();
  await type(text);
  await press("Enter");
  await waitFor(() => expect(went).toEqual(["/products/p1"]));
  await act(async () => {});
  expect(asked).toContainEqual(filter);
});
