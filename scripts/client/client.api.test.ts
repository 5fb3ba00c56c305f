import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type createClient from "openapi-fetch";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noSession } from "@/lib/api/road/authenticate";
import { handle } from "@/lib/api/road/http";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { writeClient } from "./write";

testDatabase();

// Inside the project, where the packages are found
const folder = mkdtempSync(resolve("scripts/client/.made-"));
beforeAll(() => writeClient(folder));
afterAll(() => rmSync(folder, { recursive: true }));

/** What stands before lines that use the client, and after them. */
const around = (lines: string) =>
  `import { sixteen, type Shapes } from "./client";\nconst api = sixteen("https://sds.example.com", "k");\n${lines}\nexport type { Shapes };\n`;
const guide = () =>
  [...readFileSync("docs/guide.md", "utf8").matchAll(/```ts\n(.*?)```/gs)]
    .map(([, lines]) => lines)
    .join("\n");
const sound = `
    const { data, error } = await api.POST("/products", { body: { filters: [{ field: "h_codes", op: "in", value: ["H225"] }], size: 10 } });
    const products: Shapes["Product"][] = data?.data ?? [];
    const why: string | undefined = error?.detail;
    await api.PATCH("/locations/{locationId}", {
      params: { path: { locationId: "x" }, header: { "If-Match": '"abc"' } },
      body: { name: \`\${products.length} \${why}\` },
    });`;
const unsound = [
  'await api.GET("/nothing", {});',
  'await api.POST("/locations", { body: { name: 1 } });',
  'await api.GET("/products/{id}", { params: { path: {} } });',
  'const name: number = (await api.GET("/locations")).data!.data[0]!.name; void name;',
];

/** The files that the compiler faults, once a fault; all together, since it reads the client each time anew. */
function faultsOf(programs: Record<string, string>): (string | undefined)[] {
  const files = Object.entries(programs).map(([name, text]) => {
    const file = join(folder, `${name}.ts`);
    writeFileSync(file, text);
    return file;
  });
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ["node"],
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  });
  return ts.getPreEmitDiagnostics(program).map(({ file }) => file && basename(file.fileName));
}

test("a program that calls the service as it is made compiles, and the guide's; one that calls it otherwise does not", () => {
  const wrong = Object.fromEntries(unsound.map((lines, index) => [`wrong-${index}`, around(lines)]));
  const faults = faultsOf({ sound: around(sound), guide: guide(), ...wrong });
  expect(faults.toSorted()).toEqual(Object.keys(wrong).map((name) => `${name}.ts`));
}, 60_000);

test("calls arrive, and answers and problems come back", async () => {
  const { client: team } = await testTeam();
  const made: {
    sixteen: (address: string, key: string, call: typeof fetch) => ReturnType<typeof createClient>;
  } = await import(join(folder, "client.ts"));
  const api = made.sixteen("http://localhost:3000/", team.key ?? "", (input, init) =>
    handle(new Request(input, init), noSession),
  );
  const call = api as unknown as Record<"GET" | "POST", (path: string, init?: object) => Promise<Called>>;
  const location = await call.POST("/locations", { body: { name: "Cabinet" } });
  expect(location.response.status).toBe(201);
  const { data } = await call.GET("/locations", { params: { query: { query: "Cabinet" } } });
  expect(data).toMatchObject({ data: [{ name: "Cabinet" }] });
  const { error } = await call.POST("/locations", { body: { name: "cabinet" } });
  expect(error).toMatchObject({ status: 422, errors: [{ field: "name" }] });
});

type Called = { data?: unknown; error?: unknown; response: Response };
