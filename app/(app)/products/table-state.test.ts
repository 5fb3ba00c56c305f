import { describe, expect, test } from "vitest";
import { libraryColumns } from "./columns";
import { orderedBy, pinnedBy, shownBy, sizedBy, sortedBy, tableStateOf } from "./table-state";
import { stateOf } from "./view";

const catalogue = libraryColumns([], ["cmr"]);
const view = (query: string) => stateOf(query, "standard");

describe("the table as an address says", () => {
  const state = tableStateOf(
    catalogue,
    view("cols=h_codes,name,custom.1.shelf,sku&pin=sku,name,ean&w=name:300&sort=product_name&dir=asc"),
  );

  test("columns stand as they are named, a column that is not known (yet) among them", () => {
    expect(state.columnOrder).toEqual(["h_codes", "name", "custom.1.shelf", "sku"]);
  });

  test("those that are not named are hidden", () => {
    const shown = Object.entries(state.columnVisibility).filter(([, isShown]) => isShown);
    expect(shown.map(([name]) => name).sort()).toEqual(["h_codes", "name", "sku"]);
    expect(state.columnVisibility.cmr).toBe(false);
  });

  test("pinned ones stand as the columns do, and a hidden one stays pinned", () => {
    expect(state.columnPinning).toEqual({ start: ["name", "sku", "ean"], end: [] });
  });

  test("widths and the sorting are those of the address, the name sorted by its own field", () => {
    expect(state.columnSizing).toEqual({ name: 300 });
    expect(state.sorting).toEqual([{ id: "name", desc: false }]);
  });

  test("a field that no column shows sorts no column", () => {
    expect(tableStateOf(catalogue, view("sort=custom.9.gone")).sorting).toEqual([]);
  });
});

describe("the address as the table wants it", () => {
  const before = { cols: ["name", "custom.1.shelf", "sku"], pin: ["name", "ean"] };

  test("an order keeps columns that the table does not know, and shows none that were hidden", () => {
    expect(orderedBy(before, ["sku", "ean", "name"])).toEqual({ cols: ["sku", "name", "custom.1.shelf"] });
  });

  test("a column that is shown comes last, a hidden one goes, and unknown ones stay", () => {
    const show = (name: string, isShown: boolean) =>
      shownBy(catalogue, before, (visible) => ({ ...visible, [name]: isShown }));
    expect(show("ean", true)).toEqual({ cols: ["name", "custom.1.shelf", "sku", "ean"] });
    expect(show("sku", false)).toEqual({ cols: ["name", "custom.1.shelf"] });
  });

  test("a column that is pinned comes behind those that are", () => {
    const pin = ({ start, end }: { start: string[]; end: string[] }) => ({ start: [...start, "sku"], end });
    expect(pinnedBy(before, pin)).toEqual({ pin: ["name", "ean", "sku"] });
  });

  test("a width is a whole number within its limits", () => {
    expect(sizedBy({ sku: 100 }, (sizes) => ({ ...sizes, name: 3000.4, ean: 12.7, cmr: 99.6 }))).toEqual({
      w: { sku: 100, name: 900, ean: 60, cmr: 100 },
    });
  });

  test.each([
    ["by a column, by the field of the list", [{ id: "name", desc: false }], "product_name", "asc"],
    ["as usual when it is sorted by nothing", [], "last_updated", "desc"],
    [
      "as usual by a column that the list cannot be sorted by",
      [{ id: "h_codes", desc: true }],
      "last_updated",
      "desc",
    ],
  ])("it is sorted %s", (_, wanted, sort, dir) => {
    expect(sortedBy(catalogue, { sort: "sku", dir: "asc" }, wanted)).toEqual({ sort, dir });
  });
});
