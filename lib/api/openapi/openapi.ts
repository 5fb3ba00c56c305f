import { z } from "zod";
import {
  hasQueryInput,
  isFileOutput,
  type Operation,
  pathParameters,
  queryParameters,
} from "@/lib/api/operation";
import { isChange } from "@/lib/api/road/resource";
import { environment } from "@/lib/platform/environment";
import { type ErrorCode, errorTable } from "@/lib/platform/errors";
import { exampleOf } from "./example";
import { type JsonSchema, toJsonSchema } from "./json-schema";
import { commonComponents, removalConflict } from "./openapi-errors";
import { answerHeaders, headersOf } from "./openapi-headers";
import { tagDescriptions } from "./openapi-tags";
import { NamedShapes } from "./shapes";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of both families: everything in it comes from the table of operations. */
export function openApiDocument(operations: readonly Operation[], version: string): Json {
  const shown = operations.filter((operation) => !operation.sessionOnly);
  const tags = [...new Set(shown.map(({ tag }) => tag))];
  const shapes = new NamedShapes();
  // First what is answered, so that a shape which is taken otherwise is called otherwise there.
  for (const { output } of shown) if (!isFileOutput(output)) shapes.referring(output, "output");
  const paths = pathsOf(shown, shapes);
  const common = commonComponents();
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
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "`Authorization: Bearer <API_KEY>`" },
        header: { type: "apiKey", in: "header", name: "X-API-Key", description: "Accepted as well." },
      },
      ...common,
      schemas: { ...common.schemas, ...shapes.schemas },
    },
  };
}

function pathsOf(operations: readonly Operation[], shapes: NamedShapes): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const methods = paths[operation.path] ?? {};
    methods[operation.method.toLowerCase()] = operationObject(operation, shapes);
    paths[operation.path] = methods;
  }
  return paths;
}

function operationObject(operation: Operation, shapes: NamedShapes): Json {
  const parameters = [...parametersOf(operation, shapes), ...headersOf(operation)];
  const body = bodyOf(operation, shapes);
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: descriptionOf(operation),
    tags: [operation.tag],
    ...(parameters.length ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: { ...successes(operation, shapes), ...failures(operation) },
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

function parametersOf(operation: Operation, shapes: NamedShapes): Json[] {
  const path = pathParameters(operation.path);
  const shape = operation.input.shape as Record<string, z.ZodType>;
  const query = queryParameters(operation);
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (!path.includes(name) && !query.includes(name)) return [];
    const { description, ...plain } = toJsonSchema(schema, "input");
    const { description: _, ...rest } = shapes.referring(schema, "input");
    const isRequired = path.includes(name) || !z.safeParse(schema, undefined).success;
    return [
      {
        name,
        in: path.includes(name) ? "path" : "query",
        required: isRequired,
        description: typeof description === "string" ? description : spoken(name),
        schema: rest,
        ...(isRequired ? { example: exampleOf(plain, name) } : {}),
      },
    ];
  });
}

function bodyOf(operation: Operation, shapes: NamedShapes): Json | null {
  if (hasQueryInput(operation)) return null;
  const isForm = operation.body === "multipart";
  const plain = bodySchema(operation, toJsonSchema(operation.input, "input"));
  const isOpen = operation.input.def.catchall !== undefined;
  if (!Object.keys(plain.properties ?? {}).length && !isOpen) return null;
  const schema = shapes.request(`${titled(operation.id)}Request`, operation.input, (input) =>
    bodySchema(operation, input),
  );
  const example = operation.examples?.input ?? exampleOf(plain);
  return {
    required: Array.isArray(plain.required),
    content: isForm ? { "multipart/form-data": { schema } } : { "application/json": { schema, example } },
  };
}

/** What of an input stands in the body: all that is neither in the path nor in the query. */
function bodySchema(operation: Operation, input: JsonSchema): JsonSchema {
  const elsewhere = [...pathParameters(operation.path), ...(operation.query ?? [])];
  const { properties = {}, required = [], ...rest } = input;
  const members = Object.entries(properties as Json).filter(([name]) => !elsewhere.includes(name));
  const needed = (required as string[]).filter((name) => !elsewhere.includes(name));
  return {
    ...rest,
    properties: Object.fromEntries(members),
    ...(needed.length ? { required: needed } : {}),
    ...(operation.input.def.catchall !== undefined ? {} : { additionalProperties: false }),
  };
}

function successes(operation: Operation, shapes: NamedShapes): Json {
  const { output } = operation;
  const content = isFileOutput(output)
    ? Object.fromEntries(output.file.map((type) => [type, { schema: { type: "string", format: "binary" } }]))
    : jsonContent(operation, output, shapes);
  const headers = answerHeaders(operation);
  return Object.fromEntries(
    successStatuses(operation).map((status) => [
      status,
      { description: successText(status), headers, ...(status === 304 ? {} : { content }) },
    ]),
  );
}

/** Every status of success that an operation answers with, a part of a file and "not modified" included. */
function successStatuses(operation: Operation): number[] {
  const { status, otherStatuses = [], method, output } = operation;
  const ofReading = method === "GET" ? [304, ...(isFileOutput(output) ? [206] : [])] : [];
  return [status, ...otherStatuses, ...ofReading].sort();
}

function jsonContent(operation: Operation, output: z.ZodType, shapes: NamedShapes): Json {
  const schema = shapes.answer(`${titled(operation.id)}Response`, output);
  const example = operation.examples?.output ?? exampleOf(toJsonSchema(output, "output"));
  return { "application/json": { schema, example } };
}

function titled(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

const successTexts: Record<number, string> = {
  200: "Done.",
  201: "Created.",
  202: "Accepted; the work goes on in the background.",
  206: "The part of the file that Range asked for.",
  304: "Not modified: If-None-Match names the current ETag.",
};
function successText(status: number): string {
  return successTexts[status] ?? "Success.";
}

/** What the operation can answer with beside success: its own errors and those that every one can. */
export function errorCodesOf(operation: Operation): ErrorCode[] {
  const hasBody = !hasQueryInput(operation);
  const codes: ErrorCode[] = [
    ...(hasBody ? (["bad-request", "payload-too-large"] as const) : []),
    "unauthorized",
    ...(operation.permission === "read" ? [] : (["forbidden"] as const)),
    ...(pathParameters(operation.path).length ? (["not-found"] as const) : []),
    ...(isChange(operation) ? (["precondition-failed"] as const) : []),
    ...(operation.method === "GET" && isFileOutput(operation.output)
      ? (["range-not-satisfiable"] as const)
      : []),
    ...(operation.errors ?? []),
    ...(operation.idempotent ? (["conflict"] as const) : []),
    "validation-error",
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

function spoken(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/ id$/, " id")}.`;
}
