import { describe, expect, test } from "vitest";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

/** "substance cas list: mean / short-term unit" */
function read(text: string): string[] {
  const { lines, pages } = ruledPages(text);
  return readExposureLimits(lines, pages, "en").map(
    ({ value: { substance, cas_number, list, twa, stel, unit } }) =>
      `${substance} ${cas_number ?? "-"} ${list ?? "-"}: ${twa ?? "-"} / ${stel ?? "-"} ${unit}`,
  );
}

describe("limits as generators set them", () => {
  test("stand under their kinds beside a CAS number alone", () => {
    const text = `8.1 Paramètres de contrôle
- France (INRS) :
+-----------+-----------+-------------+-----------+-------------+----------+
| CAS       | VME-ppm : | VME-mg/m3 : | VLE-ppm : | VLE-mg/m3 : | TMP N° : |
+-----------+-----------+-------------+-----------+-------------+----------+
| 67-64-1   | 500       | 1210        | 1000      | 2420        | 84       |
+-----------+-----------+-------------+-----------+-------------+----------+
| 1330-20-7 | 50        | 221         | 100       | 442         | 84       |
+-----------+-----------+-------------+-----------+-------------+----------+`;
    expect(read(text)).toEqual([
      "67-64-1 67-64-1 France: 500 / 1000 ppm",
      "67-64-1 67-64-1 France: 1210 / 2420 mg/m³",
      "1330-20-7 1330-20-7 France: 50 / 100 ppm",
      "1330-20-7 1330-20-7 France: 221 / 442 mg/m³",
    ]);
  });

  test("stand in a table below the name of their substance and the table's title", () => {
    const text = `8.1 Control parameters
BUTANE
Threshold Limit Value
+------+---------+----------------+--------+
| Type | Country | TWA/8h mg/m3   | ppm    |
+------+---------+----------------+--------+
| WEL  | GBR     | 1450           | 600    |
+------+---------+----------------+--------+`;
    expect(read(text).map((limit) => limit.split(" ")[0])).toEqual(["BUTANE", "BUTANE"]);
  });

  test("have both kinds of limit beside a substance with its numbers", () => {
    const text = `8.1 Control parameters
+-----------------------------------+--------------+----------+------------+
| Acetone                           | WEL (8h)     | 500 ppm  | 1210 mg/m³ |
| CAS: 67-64-1 EC: 200-662-2        |              |          |            |
+-----------------------------------+--------------+----------+------------+
| Acetone                           | WEL (15 min) | 1500 ppm | 3620 mg/m³ |
| CAS: 67-64-1 EC: 200-662-2        |              |          |            |
+-----------------------------------+--------------+----------+------------+`;
    expect(read(text)).toEqual([
      "Acetone 67-64-1 WEL: 500 / 1500 ppm",
      "Acetone 67-64-1 WEL: 1210 / 3620 mg/m³",
    ]);
  });

  test("stand below a card's local name", () => {
    const text = `8.1 Paramètres de contrôle
Xylène (1330-20-7)
France - Valeurs Limites d'exposition professionnelle
+------------------------+-----------+
| Nom local              | Xylène    |
+------------------------+-----------+
| VME (OEL TWA)          | 221 mg/m³ |
+------------------------+-----------+
| VLE (OEL C/STEL) [ppm] | 100 ppm   |
+------------------------+-----------+`;
    expect(read(text)).toEqual([
      "Xylène 1330-20-7 France: 221 / - mg/m³",
      "Xylène 1330-20-7 France: - / 100 ppm",
    ]);
  });
});
