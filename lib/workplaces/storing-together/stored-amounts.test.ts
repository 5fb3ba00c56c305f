import { expect, test } from "vitest";
import { isSmallAmount, storedAmounts } from "./stored-amounts";

const line = (productId: string, amount: number | null, unit: string | null, containerCount = 1) => ({
  productId,
  amount,
  unit,
  containerCount,
});

test("amounts are added by unit, volumes for themselves, and products without any are counted", () => {
  const lines = [line("a", 50, "kg", 3), line("a", 100, "lbs"), line("b", 20, "L"), line("c", null, null)];
  const amounts = storedAmounts(lines, ["a", "b", "c"]);
  expect(amounts.kilograms).toBeCloseTo(195.36, 2);
  expect(amounts).toMatchObject({ litres: 20, products_without: 1 });
  expect(storedAmounts(lines, ["b"])).toEqual({ kilograms: 0, litres: 20, products_without: 0 });
});

test.each([
  [{ kilograms: 200, litres: 0, products_without: 0 }, true],
  [{ kilograms: 200.1, litres: 0, products_without: 3 }, false],
  [{ kilograms: 1, litres: 1, products_without: 0 }, null],
  [{ kilograms: 1, litres: 0, products_without: 1 }, null],
])("%o is small: %s", (amounts, expected) => {
  expect(isSmallAmount(amounts)).toBe(expected);
});
