import { environment } from "@/lib/platform/environment";
import { type ErrorCode, errorTable } from "@/lib/platform/errors";
import { errorMeanings } from "./error-meanings";

type Json = Record<string, unknown>;

/** A 405 is no operation's own answer. */
const codes = (Object.keys(errorTable) as ErrorCode[]).filter((code) => code !== "method-not-allowed");

/** The responses, headers and schemas that errors share. */
export function errorComponents(): Json {
  return {
    responses: Object.fromEntries(codes.map((code) => [code, errorResponse(code)])),
    headers: {
      RequestId: {
        description: "Names the call in our log; quote it when you report something.",
        schema: { type: "string", format: "uuid" },
      },
      RateLimit: {
        description:
          'Calls left (`r`) and seconds until the budget is full again (`t`), e.g. `"library";r=599;t=60`.',
        schema: { type: "string" },
      },
      RateLimitPolicy: {
        description: 'The budgets this call draws on, e.g. `"library";q=600;w=60`.',
        schema: { type: "string" },
      },
    },
    schemas: { Problem: problem, ValidationProblem: validationProblem },
  };
}

const problem = {
  type: "object",
  description: "Problem details (RFC 9457).",
  properties: {
    type: { type: "string", format: "uri", description: "Its page explains the problem." },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string" },
    instance: { type: "string", description: "`urn:uuid:` and the id of the request." },
  },
  required: ["type", "title", "status", "detail", "instance"],
};

const validationProblem = {
  allOf: [
    { $ref: "#/components/schemas/Problem" },
    {
      type: "object",
      properties: {
        errors: {
          type: "array",
          items: {
            type: "object",
            properties: { field: { type: "string" }, message: { type: "string" } },
            required: ["field", "message"],
          },
        },
      },
      required: ["errors"],
    },
  ],
};

function errorResponse(code: ErrorCode): Json {
  const isValidation = code === "validation-error";
  const schema = { $ref: `#/components/schemas/${isValidation ? "ValidationProblem" : "Problem"}` };
  const waits = code === "too-many-requests" || code === "unavailable";
  return {
    description: errorMeanings[code].short,
    headers: {
      "X-Request-Id": { $ref: "#/components/headers/RequestId" },
      ...(waits ? { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } : {}),
    },
    content: { "application/problem+json": { schema, example: problemExample(code) } },
  };
}

export function problemExample(code: ErrorCode): Json {
  const { status, title } = errorTable[code];
  return {
    type: `${environment().BASE_URL}/errors/${code}`,
    title,
    status,
    detail: errorMeanings[code].short,
    instance: "urn:uuid:0198f3a2-5c1e-7d4b-9a6f-2b8c4d1e7f30",
    ...(code === "validation-error" ? { errors: [{ field: "name", message: "must not be empty" }] } : {}),
  };
}
