import { expect, test } from "vitest";
import { limitHeader, policyHeader } from "./budgets";

const scans = (expire: number) => ({ budget: "scan", points: 61, expire }) as const;
const calls = (points: number, expire: number) => ({ budget: "library", points, expire }) as const;

test("of two budgets that are used up the longer wait counts, and the fewer calls are named", () => {
  const refusal = {
    message: "This key has used its 60 calls of the minute. Wait 50 seconds.",
    options: { headers: { ratelimit: '"library";r=0;t=50, "scan";r=0;t=20', "retry-after": "50" } },
  };
  expect(() => limitHeader([calls(601, 50_000), scans(20_000)], 0)).toThrow(expect.objectContaining(refusal));
});

test("a budget that is not used up is not waited for", () => {
  const refusal = {
    options: { headers: { ratelimit: '"library";r=0;t=50, "scan";r=0;t=1', "retry-after": "1" } },
  };
  expect(() => limitHeader([calls(600, 50_000), scans(1)], 0)).toThrow(expect.objectContaining(refusal));
});

test("a call that draws on no budget names no policy", () => {
  expect(policyHeader([])).toEqual({});
  expect(policyHeader(["library", "scan"])).toEqual({
    "ratelimit-policy": '"library";q=600;w=60, "scan";q=60;w=60',
  });
});
