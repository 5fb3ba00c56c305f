import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { GET } from "./[name]/route";

const get = (name: string) => GET(new Request("http://localhost"), { params: Promise.resolve({ name }) });
const pictures = readdirSync("docs/pictures");

test.each(pictures)("the picture %s is served and is not too large", async (name) => {
  const response = await get(name);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  expect(statSync(`docs/pictures/${name}`).size).toBeLessThanOrEqual(150_000);
});

test.each(["none.png", "../running.md", "..%2frunning.md", "HOME.png", ""])(
  "%j is not found",
  async (name) => {
    expect((await get(name)).status).toBe(404);
  },
);

test("every picture that the pages show is there, and every one is shown", () => {
  const pages = ["README.md", "docs/tour.md"].map((file) => readFileSync(file, "utf8")).join("\n");
  const shown = [...pages.matchAll(/pictures\/([\w-]+\.png)/g)].map(([, name]) => name);
  expect([...new Set(shown)].sort()).toEqual([...pictures].sort());
});
