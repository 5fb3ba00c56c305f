import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const Names = z.record(z.string(), z.string()).default({});
const Lock = z.object({
  packages: z.record(z.string(), z.object({ dependencies: Names, optionalDependencies: Names })),
});
const { packages } = Lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));

/** Where Node looks for a package from inside another: beside it, then in each folder above. */
function places(from: string, name: string): string[] {
  const above = from.lastIndexOf("/node_modules/");
  const here = `${from ? `${from}/` : ""}node_modules/${name}`;
  if (!from) return [here];
  return [here, ...places(above < 0 ? "" : from.slice(0, above), name)];
}

test("the lock file names every package of every machine, without which npm ci refuses it", () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !places(from, name).some((place) => place in packages))
      .map((name) => `${name}, which ${from || "this package"} needs`),
  );
  expect(missing).toEqual([]);
});
