import { expect, test } from "vitest";
import { emptyRow, pasted, quantityOf } from "./amounts";

test.each([
  [emptyRow, null],
  [
    { amount: "2,5", unit: "L", containers: "4" },
    { amount: 2.5, unit: "L", container_count: 4 },
  ],
  [
    { amount: "0", unit: "kg", containers: "1" },
    { amount: 0, unit: "kg", container_count: 1 },
  ],
  [{ amount: "2", unit: "", containers: "4" }, "incomplete"],
  [{ amount: "2", unit: "L", containers: "" }, "incomplete"],
  [{ amount: "", unit: "L", containers: "" }, "incomplete"],
  [{ amount: "2", unit: "L", containers: "1.5" }, "incomplete"],
  [{ amount: "-1", unit: "L", containers: "1" }, "incomplete"],
  [{ amount: "1.000", unit: "L", containers: "1" }, "incomplete"],
])("%j is %j", (row, quantity) => {
  expect(quantityOf(row)).toEqual(quantity);
});

test("cells of a spreadsheet fill rows from the one they are pasted in, and no more than there are", () => {
  const rows = [emptyRow, emptyRow, { amount: "9", unit: "kg", containers: "1" }];
  expect(pasted(rows, 1, "2,5\tl\t4\r\n3\r\n5\tL\t1\r\n")).toEqual([
    emptyRow,
    { amount: "2,5", unit: "L", containers: "4" },
    { amount: "3", unit: "kg", containers: "1" },
  ]);
});
