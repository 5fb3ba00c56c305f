import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      name: z.string().optional(),
    }),
  ),
});

/** The page of docs/licences.md: every package that runs in the service, with its licence as its own manifest says. */
export function licencesPage(lock: string): string {
  const rows = Object.entries(Lock.parse(JSON.parse(lock)).packages)
    .filter(([place, { dev }]) => place.includes("node_modules/") && !dev)
    .map(([place, { name, version, license }]) => {
      const called = name ?? place.split("node_modules/").at(-1);
      return `| ${called} | ${version ?? ""} | ${license ?? "see the package"} |`;
    });
  const lines = [...new Set(rows)].toSorted();
  return `# Licences of what Sixteen is built on

Every package that runs in the service, with the licence that its own manifest names; made by \`npm run licences\` from
\`package-lock.json\`. Data has sources and licences of its own: see \`lib/regulation\`.

| package | version | licence |
|---|---|---|
${lines.join("\n")}
`;
}

if (process.argv[1]?.endsWith("licences.ts"))
  writeFileSync("docs/licences.md", licencesPage(readFileSync("package-lock.json", "utf8")));
