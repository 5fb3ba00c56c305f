import { type JsonSchema, toJsonSchema } from "@/lib/api/openapi/json-schema";
import { isFileOutput, type Operation } from "@/lib/api/operation";
import { isPermitted } from "@/lib/api/road/permission";
import { operations } from "@/lib/api/table";
import type { Actor } from "@/lib/platform/context";

/** A tool as the assistant sees it. */
export type ToolDescription = {
  name: string;
  title: string;
  description: string;
  inputSchema: JsonSchema & { type: "object" };
  outputSchema: JsonSchema & { type: "object" };
  annotations: {
    title: string;
    readOnlyHint: boolean;
    destructiveHint: boolean;
    idempotentHint: boolean;
    openWorldHint: boolean;
  };
};

const tools = new Map(
  operations
    .filter((operation) => operation.tool !== null && !operation.sessionOnly)
    .map((operation) => [toolName(operation), operation]),
);

/** The operations that an actor may call as tools. */
export function toolsFor(actor: Actor): Operation[] {
  return [...tools.values()].filter((operation) => isPermitted(operation, actor));
}

export function findTool(name: string): Operation | null {
  return tools.get(name) ?? null;
}

/** The operation's id in snake_case. */
export function toolName({ id }: Pick<Operation, "id">): string {
  return id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const described = new Map<Operation, ToolDescription>();

/** Made once for each operation: the table does not change while the program runs. */
export function describeTool(operation: Operation): ToolDescription {
  const known = described.get(operation) ?? toDescription(operation);
  described.set(operation, known);
  return known;
}

function toDescription(operation: Operation): ToolDescription {
  const isRead = operation.permission === "read";
  return {
    name: toolName(operation),
    title: operation.summary,
    description: descriptionOf(operation),
    inputSchema: inputSchemaOf(operation),
    outputSchema: isFileOutput(operation.output)
      ? fileSchema
      : objectSchema(toJsonSchema(operation.output, "output")),
    annotations: {
      title: operation.summary,
      readOnlyHint: isRead,
      destructiveHint: operation.tool?.destructive ?? false,
      idempotentHint: isRead || (operation.tool?.idempotent ?? false),
      openWorldHint: false,
    },
  };
}

/** What a tool says of a file it made; the file itself is in the content beside it. */
const fileSchema: ToolDescription["outputSchema"] = {
  type: "object",
  properties: {
    file_name: { type: "string" },
    mime_type: { type: "string" },
    byte_size: { type: ["integer", "null"] },
    url: {
      type: ["string", "null"],
      description: "A signed address that gives the file, valid for minutes.",
    },
  },
  required: ["file_name", "mime_type", "byte_size", "url"],
};

function descriptionOf(operation: Operation): string {
  const { tool } = operation;
  const parts = [`${operation.summary}.`, tool?.description ?? operation.description];
  if (tool?.destructive) parts.push("Data is lost or hidden: ask the person first, then pass confirm: true.");
  if (tool?.defaults) parts.push(`When left out: ${JSON.stringify(tool.defaults)}.`);
  return parts.filter(Boolean).join("\n\n");
}

function inputSchemaOf(operation: Operation): ToolDescription["inputSchema"] {
  const { properties = {}, required = [], ...rest } = toJsonSchema(operation.input, "input");
  const members: Record<string, unknown> = { ...(properties as object) };
  const needed = [...(required as string[])];
  if (operation.body === "multipart") members.file = incomingFileSchema;
  if (operation.tool?.destructive) {
    members.confirm = { type: "boolean", const: true, description: "true: the person has agreed." };
    needed.push("confirm");
  }
  const isOpen = operation.input.def.catchall !== undefined;
  return {
    ...rest,
    type: "object",
    properties: members,
    ...(needed.length ? { required: needed } : {}),
    ...(isOpen ? {} : { additionalProperties: false }),
  };
}

const incomingFileSchema = {
  type: "object",
  properties: {
    name: { type: "string", description: "File name with its ending." },
    base64: { type: "string", description: "The file's bytes in base64, at most 10 MB." },
  },
  required: ["name", "base64"],
  additionalProperties: false,
};

function objectSchema(schema: JsonSchema): ToolDescription["outputSchema"] {
  return { ...schema, type: "object" };
}
