import { expect, test } from "vitest";
import { productIdentity } from "./identity";

const identity = (manufacturer: string, productName: string) =>
  productIdentity({ manufacturer, productName });

test("case, accents, punctuation and marks make no other product", () => {
  const printed = identity("Söll GmbH & Co. KG", "PhosLock® Algen-Stopp");
  expect(identity("SÖLL GMBH & CO KG", "PhosLock Algen Stopp ")).toBe(printed);
});

test("another legal form, name or number is another product", () => {
  const printed = identity("Example SE", "Cleaner 20");
  expect(identity("Example Corporation", "Cleaner 20")).not.toBe(printed);
  expect(identity("Example SE", "Cleaner 21")).not.toBe(printed);
  expect(identity("Example SE", "Cleaner 2 0")).not.toBe(printed);
});

test("without a manufacturer or a name there is no identity", () => {
  expect(productIdentity({ manufacturer: null, productName: "Cleaner" })).toBeNull();
});
