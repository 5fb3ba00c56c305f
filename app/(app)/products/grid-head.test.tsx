// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useCallback, useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import messages from "@/messages/en.json";
import { ColumnPanel } from "./column-panel";
import { libraryColumns } from "./columns";
import { GridHead } from "./grid-head";
import { useLibraryTable } from "./use-library-table";
import { type LibraryView, type SetLibraryView, savedQuery, stateOf } from "./view";

const catalogue = libraryColumns([], []);
const labelOf = (name: string) => name;

type HeadProps = { query: string; onAddress: (query: string) => void; withPanel: boolean };

/** The headings and the list of columns, with an address that is only kept here. */
function Head({ query, onAddress, withPanel }: HeadProps) {
  const [view, keep] = useState(() => stateOf(query, "standard"));
  const setView = useCallback((change: Parameters<SetLibraryView>[0]) => {
    keep(
      (before) => ({ ...before, ...(change instanceof Function ? change(before) : change) }) as LibraryView,
    );
    return Promise.resolve(new URLSearchParams());
  }, []);
  const table = useLibraryTable(catalogue, labelOf, view, setView);
  onAddress(savedQuery(view));
  return (
    <MantineProvider env="test">
      <NextIntlClientProvider locale="en" messages={messages}>
        <GridHead table={table} />
        {withPanel && <ColumnPanel table={table} view={view} setView={setView} />}
      </NextIntlClientProvider>
    </MantineProvider>
  );
}

function show(query: string, withPanel = false) {
  let address = query;
  render(
    <Head query={query} onAddress={(next) => (address = decodeURIComponent(next))} withPanel={withPanel} />,
  );
  return () => address;
}

const headings = () => screen.getAllByRole("columnheader").slice(1);
const names = () => headings().map((heading) => heading.textContent?.trim());
const heading = (name: string) => within(screen.getByRole("columnheader", { name }));
const button = (name: string) => heading(name).getByRole("button", { name });
const menu = (name: string) => heading(name).getByRole("button", { name: `Column menu: ${name}` });

function pick(column: string, item: string) {
  fireEvent.click(menu(column));
  fireEvent.click(screen.getByRole("menuitem", { name: item }));
}

afterEach(cleanup);

describe("the headings", () => {
  test("stand as the address says, the pinned ones first", () => {
    show("cols=sku,name,ean,gone&pin=ean");
    expect(names()).toEqual(["ean", "sku", "name"]);
    expect(headings().map((heading) => heading.hasAttribute("data-pinned"))).toEqual([true, false, false]);
  });

  test("say by which of them the list is sorted, the name by its own field", () => {
    show("cols=name,sku&sort=product_name&dir=asc");
    expect(headings().map((heading) => heading.getAttribute("aria-sort"))).toEqual(["ascending", "none"]);
  });

  test("one click sorts, the next turns the order round", () => {
    const address = show("cols=name,sku,h_codes");
    fireEvent.click(button("sku"));
    expect(address()).toBe("sort=sku&dir=asc&cols=name,sku,h_codes");
    fireEvent.click(button("sku"));
    expect(address()).toBe("sort=sku&cols=name,sku,h_codes");
    fireEvent.click(button("h_codes"));
    expect(address()).toBe("sort=sku&cols=name,sku,h_codes");
  });

  test("a menu sorts, pins and hides, and the address keeps it", () => {
    const address = show("cols=name,sku,ean");
    pick("ean", "Sort ascending");
    expect(address()).toBe("sort=ean&dir=asc&cols=name,sku,ean");
    expect(screen.getByRole("columnheader", { name: "ean" }).getAttribute("aria-sort")).toBe("ascending");
    pick("sku", "Pin to the left");
    expect(address()).toContain("pin=name,sku");
    pick("sku", "Hide column");
    expect(names()).toEqual(["name", "ean ↑"]);
  });

  test("the name cannot be hidden, and a column without a field cannot be sorted by", () => {
    show("cols=name,h_codes");
    fireEvent.click(menu("name"));
    expect(screen.queryByRole("menuitem", { name: "Hide column" })).toBeNull();
    fireEvent.click(menu("h_codes"));
    expect(screen.queryAllByRole("menuitem", { name: "Sort ascending" })).toHaveLength(1);
  });

  test("Alt and an arrow move a column, say where it is, and the focus stays on it", async () => {
    const address = show("cols=name,sku,ean&pin=name");
    fireEvent.keyDown(button("ean"), { key: "ArrowLeft", altKey: true });
    expect(names()).toEqual(["name", "ean", "sku"]);
    expect(address()).toBe("cols=name,ean,sku");
    expect(screen.getByText("ean is column 2 of 3")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(button("ean")));
  });

  test("a column that moves between pinned ones is pinned, and a hidden one stays so", () => {
    const address = show("cols=name,sku,ean&pin=name,sku,cmr");
    fireEvent.keyDown(button("ean"), { key: "ArrowLeft", altKey: true });
    expect(names()).toEqual(["name", "ean", "sku"]);
    expect(address()).toBe("cols=name,ean,sku&pin=name,sku,ean,cmr");
  });

  test("wider starts from the width that a column has", () => {
    const address = show("cols=name,un_number");
    pick("un_number", "Wider");
    expect(address()).toContain("w=un_number:150");
  });

  test("the edge of a heading is dragged, no further than its limits", () => {
    const address = show("cols=name,sku");
    const handle = screen
      .getByRole("columnheader", { name: "sku" })
      .querySelector<HTMLElement>("[aria-hidden][draggable]");
    if (!handle) throw new Error("no handle");
    fireEvent.mouseDown(handle, { clientX: 400 });
    fireEvent.mouseMove(document, { clientX: 430 });
    fireEvent.mouseUp(document, { clientX: 430 });
    expect(address()).toContain("w=sku:150");
    fireEvent.mouseDown(handle, { clientX: 400 });
    fireEvent.mouseUp(document, { clientX: 10 });
    expect(address()).toContain("w=sku:60");
  });
});

describe("the list of columns", () => {
  test("shows a hidden one as the last, and hides one", () => {
    const address = show("cols=name,sku", true);
    fireEvent.click(screen.getByRole("checkbox", { name: "ean" }));
    expect(names()).toEqual(["name", "sku", "ean"]);
    fireEvent.click(screen.getByRole("checkbox", { name: "sku" }));
    expect(address()).toBe("cols=name,ean");
  });

  test("its arrows move a column as dragging does", () => {
    const address = show("cols=name,sku,ean", true);
    fireEvent.click(screen.getByRole("button", { name: /ean.*up|up.*ean/i }));
    expect(address()).toBe("cols=name,ean,sku");
  });
});
