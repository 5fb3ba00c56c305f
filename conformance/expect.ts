import { expect } from "vitest";
import { z } from "zod";
import type { Answer } from "./service";

/** The answer has the status and, exactly, the shape; gives its body. */
export function expectShape<T extends z.ZodType>(answer: Answer, status: number, shape: T): z.infer<T> {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  const parsed = shape.safeParse(answer.body);
  expect(parsed.success ? "fits" : z.prettifyError(parsed.error)).toBe("fits");
  return answer.body;
}

const titles: Record<number, [slug: string, title: string]> = {
  400: ["bad-request", "Bad Request"],
  401: ["unauthorized", "Unauthorized"],
  403: ["forbidden", "Forbidden"],
  404: ["not-found", "Not Found"],
  405: ["method-not-allowed", "Method Not Allowed"],
  409: ["conflict", "Conflict"],
  412: ["precondition-failed", "Precondition Failed"],
  413: ["payload-too-large", "Payload Too Large"],
  415: ["unsupported-media-type", "Unsupported Media Type"],
  416: ["range-not-satisfiable", "Range Not Satisfiable"],
  422: ["validation-error", "Validation Error"],
  429: ["too-many-requests", "Too Many Requests"],
};

const FieldErrors = z.array(z.strictObject({ field: z.string(), message: z.string() })).min(1);

/** The answer is the problem of that status; a 422 names the fields. Gives its body. */
export function expectProblem(answer: Answer, status: number, ...fields: string[]): Answer["body"] {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  const [slug, title] = titles[status] ?? [];
  const { body } = answer;
  expect(body).toMatchObject({
    title,
    status,
    type: expect.stringMatching(new RegExp(`^https?://.+/errors/${slug}$`)),
  });
  expect(body.detail).toMatch(/\S/);
  expect(body.instance).toBe(`urn:uuid:${answer.headers.get("x-request-id")}`);
  if (status === 422) {
    const named = FieldErrors.parse(body.errors).map(({ field }) => field);
    for (const field of fields) expect(named).toContain(field);
  } else expect(body.errors).toBeUndefined();
  return body;
}
