import { expect, test } from "vitest";
import { areBlocks, readBlocks } from "./limit-blocks";

const edges = [
  [0, 30],
  [30, 250],
  [250, 320],
  [320, 400],
] as const;

/** Ruled rows from the top down, cells parted by "|"; the last one reaches to the right. */
const boxesOf = (...rows: string[]) =>
  rows.flatMap((row, r) =>
    row.split("|").flatMap((printed, c, all) => {
      const text = printed.trim();
      const [left = 0, right = 0] = edges[c] ?? [];
      const end = c === all.length - 1 ? 400 : right;
      const [top, bottom] = [20 * r, 20 * r + 15];
      const source = { page: 1, rect: [left, top, end, bottom] as const, text };
      return text === "" ? [] : [{ left, right: end, top, bottom, text, source, isLoose: false }];
    }),
  );

const told = (rows: string[], before = { named: null, list: null as string | null }) =>
  readBlocks(boxesOf(...rows), ",", before).limits.map(
    ({ substance, list, kind, value, unit }) =>
      `${substance.cas ?? substance.name} ${list} ${kind} ${value} ${unit}`,
  );

const head = "Nr. | Stoffname | CAS-Nr. | EG-Nr.";

test("a substance's rows are its lists and their values, a label and a value each", () => {
  const rows = [
    head,
    "1 | Examplol | 67-64-1 | 200-662-2",
    " | TRGS 900",
    " | Examplol, alle Isomere",
    " | Wert | 0,05 E mg/m³",
    " | Spitzenbegrenzung | 1;=2=(I)",
    " | SUVA (CH)",
    " | Kurzzeitwert | 0,02 mg/m³",
    " | Wert | 0,01 mg/m³",
    "2 | Testene | - | 919-857-5",
    " | TRGS 900",
    " | Wert | 300 mg/m³ | 50 ml/m³",
  ];
  expect(areBlocks(boxesOf(...rows))).toBe(true);
  expect(told(rows)).toEqual([
    "67-64-1 TRGS 900 mean 0.05 mg/m³",
    "67-64-1 SUVA short 0.02 mg/m³",
    "67-64-1 SUVA mean 0.01 mg/m³",
    "Testene TRGS 900 mean 300 mg/m³",
    "Testene TRGS 900 mean 50 ppm",
  ]);
});

test("a page goes on with what the one before it left open", () => {
  const open = readBlocks(boxesOf(head, "1 | Examplol | 67-64-1 | 200-662-2", " | SUVA (CH)"), ",", {
    named: null,
    list: null,
  }).open;
  expect(readBlocks(boxesOf(head, " | Wert | 5 mg/m³"), ",", open).limits).toMatchObject([
    { substance: { cas: "67-64-1" }, list: "SUVA", value: 5 },
  ]);
});

test("a table whose rows have their values beside the names is none of blocks", () => {
  expect(areBlocks(boxesOf(head, "1 | Examplol | 67-64-1 | 5 mg/m³"))).toBe(false);
});
