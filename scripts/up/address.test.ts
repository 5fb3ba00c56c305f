import { expect, test } from "vitest";
import { addressWarning } from "./address";

test.each([
  ["0.0.0.0", "http://localhost:3000"],
  ["::", "http://127.0.0.1:3000"],
  ["192.0.2.7", "http://[::1]:3000"],
])("listening at %s with links to %s is told at the start", (HOST, BASE_URL) => {
  expect(addressWarning({ HOST, BASE_URL })).toContain(`begin with ${BASE_URL}. Set BASE_URL`);
});

test.each([
  ["127.0.0.1", "http://localhost:3000"],
  ["localhost", "http://localhost:3000"],
  ["0.0.0.0", "https://sds.example.com"],
  ["127.0.0.1", "https://sds.example.com"],
])("listening at %s with links to %s is not", (HOST, BASE_URL) => {
  expect(addressWarning({ HOST, BASE_URL })).toBeNull();
});
