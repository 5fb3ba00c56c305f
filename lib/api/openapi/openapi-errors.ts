import { environment } from "@/lib/platform/environment";
import { type ErrorCode, errorTable } from "@/lib/platform/errors";
import { errorMeanings } from "./error-meanings";
import { answerHeaderComponents, headerParameters } from "./openapi-headers";

type Json = Record<string, unknown>;

/** A 405 is no operation's own answer. */
const codes = (Object.keys(errorTable) as ErrorCode[]).filter((code) => code !== "method-not-allowed");

/** What operations share: responses of errors, their schemas, and headers. */
export function commonComponents() {
  return {
    responses: Object.fromEntries(codes.map((code) => [code, errorResponse(code)])),
    headers: answerHeaderComponents,
    parameters: headerParameters,
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
  // A conflict has it where an Idempotency-Key's first request is still being answered.
  const waits = ["too-many-requests", "unavailable", "conflict"].includes(code);
  return {
    description: errorMeanings[code].short,
    headers: {
      "X-Request-Id": { $ref: "#/components/headers/RequestId" },
      ...(waits ? { "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } } } : {}),
    },
    content: { "application/problem+json": { schema, example: problemExample(code) } },
  };
}

function problemExample(code: ErrorCode): Json {
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

/** The one problem with a member of its own. */
export const removalConflict = {
  description: "Without force=true; `would_lose` lists what would be lost.",
  content: {
    "application/problem+json": {
      schema: {
        allOf: [
          { $ref: "#/components/schemas/Problem" },
          {
            type: "object",
            properties: {
              would_lose: {
                type: "object",
                properties: {
                  quantity_lines: { type: "array", items: { type: "object" } },
                  recess: { type: ["object", "null"] },
                  emkg: { type: ["object", "null"] },
                },
                required: ["quantity_lines", "recess", "emkg"],
              },
            },
          },
        ],
      },
      example: {
        ...problemExample("conflict"),
        would_lose: { quantity_lines: [], recess: null, emkg: null },
      },
    },
  },
};
