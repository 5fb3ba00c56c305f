import { z } from "zod";
import { hasQueryInput, isFileOutput, type Operation, pathParameters } from "@/lib/api/operation";
import { environment } from "@/lib/platform/environment";
import { type ErrorCode, errorTable } from "@/lib/platform/errors";
import { exampleOf } from "./example";
import { type JsonSchema, toJsonSchema } from "./json-schema";
import { errorComponents, problemExample } from "./openapi-errors";
import { tagDescriptions } from "./openapi-tags";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of both families: everything in it comes from the table of operations. */
export function openApiDocument(operations: readonly Operation[], version: string): Json {
  const shown = operations.filter((operation) => !operation.sessionOnly);
  const tags = [...new Set(shown.map(({ tag }) => tag))];
  return {
    openapi: "3.1.0",
    info: {
      title: "Safety data sheet library",
      version,
      description:
        "Safety data sheets go in as PDF files; structured data, labels and safety cards come out. Around the sheets lie a library of " +
        "products, workplaces with stock, risk assessments and a shared catalogue. Every key belongs to one team and sees its data only.",
      contact: { name: "Documentation", url: `${environment().BASE_URL}/docs/api` },
      license: { name: "Proprietary", url: `${environment().BASE_URL}/docs/api` },
    },
    servers: [...new Set([environment().BASE_URL, environment().CONNECT_URL])].map((url) => ({
      url: `${url}/v1`,
    })),
    security: [{ bearer: [] }, { header: [] }],
    tags: tags.map((name) => ({ name, description: tagDescriptions[name] ?? name })),
    paths: pathsOf(shown),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "`Authorization: Bearer <API_KEY>`" },
        header: { type: "apiKey", in: "header", name: "X-API-Key", description: "Accepted as well." },
      },
      ...errorComponents(),
    },
  };
}

function pathsOf(operations: readonly Operation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const methods = paths[operation.path] ?? {};
    methods[operation.method.toLowerCase()] = operationObject(operation);
    paths[operation.path] = methods;
  }
  return paths;
}

function operationObject(operation: Operation): Json {
  const parameters = parametersOf(operation);
  const body = bodyOf(operation);
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [operation.tag],
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successes(operation), ...failures(operation) },
  };
}

function descriptionOf(operation: Operation): string {
  const rights =
    operation.permission === "read" ? "Allowed with a read-only key." : "Not allowed with a read-only key.";
  const limits = {
    none: "",
    library: " Counts towards 600 calls a minute.",
    scan: " Counts towards 60 calls a minute, and towards 600.",
  };
  return [operation.description ?? `${operation.summary}.`, `${rights}${limits[operation.limit]}`].join(
    "\n\n",
  );
}

function parametersOf(operation: Operation): Json[] {
  const path = pathParameters(operation.path);
  const shape = operation.input.shape as Record<string, z.ZodType>;
  const isQuery = (name: string) =>
    !path.includes(name) && (hasQueryInput(operation) || operation.query?.includes(name));
  const parameters = Object.entries(shape).flatMap(([name, schema]) => {
    if (!path.includes(name) && !isQuery(name)) return [];
    const { description, ...rest } = toJsonSchema(schema, "input");
    const isRequired = path.includes(name) || !z.safeParse(schema, undefined).success;
    return [
      {
        name,
        in: path.includes(name) ? "path" : "query",
        required: isRequired,
        description: typeof description === "string" ? description : spoken(name),
        schema: rest,
        ...(isRequired ? { example: exampleOf(rest, name) } : {}),
      },
    ];
  });
  return operation.idempotent ? [...parameters, idempotencyHeader] : parameters;
}

const idempotencyHeader = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "A repeated request with the same key gets the first one's answer. Kept for 24 hours.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function bodyOf(operation: Operation): Json | null {
  if (hasQueryInput(operation)) return null;
  const elsewhere = [...pathParameters(operation.path), ...(operation.query ?? [])];
  const { properties = {}, required = [], ...rest } = toJsonSchema(operation.input, "input");
  const members = Object.entries(properties as Json).filter(([name]) => !elsewhere.includes(name));
  const needed = (required as string[]).filter((name) => !elsewhere.includes(name));
  const isOpen = operation.input.def.catchall !== undefined;
  if (!members.length && !isOpen) return null;
  const schema: JsonSchema = {
    ...rest,
    properties: Object.fromEntries(members),
    ...(needed.length ? { required: needed } : {}),
    ...(isOpen ? {} : { additionalProperties: false }),
  };
  const example = operation.examples?.input ?? exampleOf(schema);
  const isForm = operation.body === "multipart";
  return {
    required: needed.length > 0,
    content: isForm ? { "multipart/form-data": { schema } } : { "application/json": { schema, example } },
  };
}

function successes(operation: Operation): Json {
  const { output } = operation;
  const content = isFileOutput(output)
    ? Object.fromEntries(output.file.map((type) => [type, { schema: { type: "string", format: "binary" } }]))
    : jsonContent(operation, toJsonSchema(output, "output"));
  const statuses = [operation.status, ...(operation.otherStatuses ?? [])].sort();
  const headers = { "X-Request-Id": { $ref: "#/components/headers/RequestId" }, ...limitHeaders(operation) };
  return Object.fromEntries(
    statuses.map((status) => [status, { description: successText(status), headers, content }]),
  );
}

function jsonContent(operation: Operation, schema: JsonSchema): Json {
  return { "application/json": { schema, example: operation.examples?.output ?? exampleOf(schema) } };
}

function limitHeaders(operation: Operation): Json {
  if (operation.limit === "none") return {};
  return {
    RateLimit: { $ref: "#/components/headers/RateLimit" },
    "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" },
  };
}

const successTexts: Record<number, string> = {
  200: "Done.",
  201: "Created.",
  202: "Accepted; the work goes on in the background.",
};
function successText(status: number): string {
  return successTexts[status] ?? "Success.";
}

/** What the operation can answer with beside success: its own errors and those that every one can. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
  const hasInput =
    Object.keys(operation.input.shape).length > 0 || operation.input.def.catchall !== undefined;
  const hasBody = !hasQueryInput(operation);
  const codes: ErrorCode[] = [
    ...(hasBody ? (["bad-request"] as const) : []),
    "unauthorized",
    ...(operation.permission === "read" ? [] : (["forbidden"] as const)),
    ...(operation.errors ?? []),
    ...(operation.idempotent ? (["conflict"] as const) : []),
    ...(hasInput ? (["validation-error"] as const) : []),
    ...(operation.limit === "none" ? [] : (["too-many-requests"] as const)),
    "internal-error",
    "unavailable",
  ];
  return [...new Set(codes)].sort((a, b) => errorTable[a].status - errorTable[b].status);
}

function failures(operation: Operation): Json {
  return Object.fromEntries(
    errorCodesOf(operation).map((code) => [
      errorTable[code].status,
      operation.id === "removePlacement" && code === "conflict"
        ? removalConflict
        : { $ref: `#/components/responses/${code}` },
    ]),
  );
}

/** The one problem with a member of its own. */
const removalConflict = {
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

function spoken(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/ id$/, " id")}.`;
}
