import { expect, test } from "vitest";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { withBullets } from "./letter-bullets";

test("a letter before five items or more is their bullet", () => {
  const items = ["Company name", "Address", "Telephone", "Use", "Product name"].map(
    (item) => `o ${item}   : x`,
  );
  const texts = (drawing: string) =>
    withBullets(ruledPages(drawing).pages).flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(texts(items.join("\n"))[0]).toMatch(/^• Company name/);
  expect(texts(items.slice(1).join("\n"))[0]).toMatch(/^o Address/);
});
