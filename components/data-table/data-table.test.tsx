// @vitest-environment happy-dom
import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { DataTable } from "./data-table";
import type { DataColumn } from "./table-features";

type Place = { id: string; name: string; count: number | null };

const places: Place[] = [
  { id: "a", name: "Lager 10", count: 3 },
  { id: "b", name: "abzug", count: null },
  { id: "c", name: "Lager 2", count: 12 },
];
const columns: DataColumn<Place>[] = [
  { id: "name", header: "Name", accessorFn: ({ name }) => name, meta: { card: "plain", isRowHead: true } },
  {
    id: "count",
    header: "Products",
    accessorFn: ({ count }) => count ?? undefined,
    cell: ({ row }) => row.original.count ?? "–",
  },
  {
    id: "act",
    header: "Remove",
    cell: ({ row }) => <input aria-label={`note ${row.id}`} />,
    meta: { isHeadHidden: true },
  },
];

type Choice = { before: string[]; onChange: (ids: string[]) => void };

function Places({ isWhole, isCards, choice }: { isWhole?: boolean; isCards?: boolean; choice?: Choice }) {
  const [chosen, setChosen] = useState<Record<string, true>>(
    Object.fromEntries((choice?.before ?? []).map((id) => [id, true])),
  );
  return (
    <MantineProvider env="test">
      <DataTable
        rows={places}
        columns={columns.map((column) => ({ ...column }))}
        rowId={({ id }) => id}
        isWhole={isWhole}
        isCards={isCards}
        selection={
          choice && {
            chosen,
            onChange: (after) => {
              setChosen(after);
              choice.onChange(Object.keys(after));
            },
            labelOf: ({ name }) => `Choose ${name}`,
            labelOfAll: "Choose all",
          }
        }
      />
    </MantineProvider>
  );
}

const names = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);
const heading = (name: string) => screen.getByRole("columnheader", { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(within(heading(name)).getByRole("button"));

afterEach(cleanup);

describe("sorting", () => {
  test("a heading sorts up, down, and back to the order in which rows came, and says so", () => {
    render(<Places />);
    expect(heading("Name").getAttribute("aria-sort")).toBe("none");
    press("Name");
    expect(names()).toEqual(["abzug", "Lager 2", "Lager 10"]);
    expect(heading("Name").getAttribute("aria-sort")).toBe("ascending");
    press("Name");
    expect(names()).toEqual(["Lager 10", "Lager 2", "abzug"]);
    expect(heading("Name").getAttribute("aria-sort")).toBe("descending");
    press("Name");
    expect(names()).toEqual(["Lager 10", "abzug", "Lager 2"]);
  });

  test("numbers go by size, and a row without one comes last either way", () => {
    render(<Places />);
    press("Products");
    expect(names()).toEqual(["Lager 10", "Lager 2", "abzug"]);
    press("Products");
    expect(names()).toEqual(["Lager 2", "Lager 10", "abzug"]);
    expect(heading("Name").getAttribute("aria-sort")).toBe("none");
  });

  test("one page of a longer list is not sorted", () => {
    render(<Places isWhole={false} />);
    expect(within(heading("Name")).queryByRole("button")).toBeNull();
    expect(heading("Name").getAttribute("aria-sort")).toBeNull();
  });

  test("a column without values to sort by has no button, and a hidden heading is still said", () => {
    render(<Places />);
    expect(within(heading("Remove")).queryByRole("button")).toBeNull();
    expect(heading("Remove").textContent).toBe("");
  });

  test("what was typed into a cell stays while its row moves", () => {
    render(<Places />);
    const note = screen.getByRole("textbox", { name: "note a" });
    fireEvent.input(note, { target: { value: "leaks" } });
    press("Name");
    expect(screen.getByRole("textbox", { name: "note a" })).toBe(note);
  });
});

describe("choosing", () => {
  const renderWith = (before: string[]) => {
    let last = before;
    render(<Places choice={{ before, onChange: (ids) => (last = ids) }} />);
    return () => last;
  };
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

  test("a row is chosen, and those of other pages stay so", () => {
    const chosen = renderWith(["elsewhere"]);
    fireEvent.click(box("Choose abzug"));
    expect(chosen()).toEqual(["elsewhere", "b"]);
    expect(box("Choose abzug").checked).toBe(true);
    expect(box("Choose all").indeterminate).toBe(true);
    expect(screen.getByRole("row", { selected: true }).textContent).toContain("abzug");
  });

  test("what is chosen elsewhere alone does not mark this page", () => {
    renderWith(["elsewhere"]);
    expect(box("Choose all").indeterminate).toBe(false);
    expect(box("Choose all").checked).toBe(false);
  });

  test("all rows of the page are chosen, and left, together", () => {
    const chosen = renderWith(["elsewhere"]);
    fireEvent.click(box("Choose all"));
    expect(chosen()).toEqual(["elsewhere", "a", "b", "c"]);
    fireEvent.click(box("Choose all"));
    expect(chosen()).toEqual(["elsewhere"]);
  });
});

test("where rows become cards, cells carry the names of their columns", () => {
  render(<Places isCards />);
  const cells = within(screen.getByRole("row", { name: /abzug/ })).getAllByRole("cell");
  expect(cells.map((cell) => cell.getAttribute("data-label"))).toEqual(["Products", "Remove"]);
});
