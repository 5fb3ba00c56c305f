// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChangedRows } from "./use-changed-rows";
import type { Page } from "./use-product-rows";

test("a changed row stays where it stands, and the list is read again when it is next asked for", () => {
  const client = new QueryClient();
  const key = ["products", { filters: [] }, 1];
  const rows = ["a", "b", "c"].map((id) => ({ id, sku: null }));
  client.setQueryData(key, { data: rows });
  client.setQueryData(["products", "palette", "x"], { data: rows });
  const { result } = renderHook(useChangedRows, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  result.current(["b"], (row) => ({ ...row, sku: "new" }));
  expect(client.getQueryData<Page>(key)?.data.map(({ id, sku }) => [id, sku])).toEqual([
    ["a", null],
    ["b", "new"],
    ["c", null],
  ]);
  expect(client.getQueryState(key)?.isInvalidated).toBe(true);
});
