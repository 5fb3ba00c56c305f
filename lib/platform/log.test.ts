import { expect, it } from "vitest";
import { toLogLine } from "./log";

const at = new Date("2026-01-02T03:04:05.678Z");

it("writes one JSON line with time, level, message and the request id", () => {
  const line = toLogLine("info", "answered", { requestId: "r-1", milliseconds: 12 }, at);
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toEqual({
    time: "2026-01-02T03:04:05.678Z",
    level: "info",
    message: "answered",
    requestId: "r-1",
    milliseconds: 12,
  });
});

it("writes an error with its stack and what caused it", () => {
  const error = new Error("outer", { cause: new TypeError("inner\nsecond line") });
  const line = toLogLine("error", "failed", { error }, at);
  expect(line).not.toContain("\n");
  expect(JSON.parse(line).error).toMatchObject({ message: "outer", cause: { name: "TypeError" } });
});

it("survives values that JSON cannot hold", () => {
  const circle: Record<string, unknown> = { id: 10n };
  expect(JSON.parse(toLogLine("warn", "big", circle, at)).id).toBe("10");
  circle.self = circle;
  expect(JSON.parse(toLogLine("warn", "round", circle, at)).message).toBe("round");
});
