// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PhoneCell } from "./cell";
import type { CellWords } from "./use-cell-words";
import type { ProductRow } from "./use-product-rows";

afterEach(cleanup);

const words = { hazards: (state: string) => `hazards ${state}`, sign: (code: string) => code } as CellWords;
const textOf = (hazards: string) => {
  const sds = { product_name: "Cleaner", manufacturer: "Example Ltd", pictograms: [], hazards };
  return render(
    <PhoneCell row={{ id: "1", display_name: null, sds } as unknown as ProductRow} words={words} />,
  ).container.textContent;
};

test("on a phone a product without a pictogram is told from one whose hazards are not known", () => {
  expect(textOf("known")).toBe("CleanerExample Ltd");
  expect(textOf("unknown")).toBe("Cleanerhazards unknown · Example Ltd");
  expect(textOf("doubtful")).toBe("Cleanerhazards doubtful · Example Ltd");
});
