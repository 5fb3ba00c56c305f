import { isFileOutput, type Operation } from "@/lib/api/operation";
import { answersEtag, isChange } from "@/lib/api/road/resource";

type Json = Record<string, unknown>;

/** The headers that operations of a kind take. */
export const headerParameters = {
  IdempotencyKey: parameter(
    "Idempotency-Key",
    "A repeated request with the same key gets the first one's answer. Kept for 24 hours.",
  ),
  IfNoneMatch: parameter(
    "If-None-Match",
    "The ETag of what is known already: 304 while it is the current one.",
  ),
  IfMatch: parameter(
    "If-Match",
    "The ETag of what is to be changed: 412 when it is no longer the current one.",
  ),
  Range: parameter("Range", "One range of bytes of the file, e.g. `bytes=0-1023`."),
};

function parameter(name: string, description: string): Json {
  return {
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string", minLength: 1, maxLength: 255 },
  };
}

/** References to the headers that an operation takes. */
export function headersOf(operation: Operation): Json[] {
  const isRead = operation.method === "GET";
  const taken: (keyof typeof headerParameters)[] = [
    ...(operation.idempotent ? (["IdempotencyKey"] as const) : []),
    ...(isRead ? (["IfNoneMatch"] as const) : []),
    ...(isRead && isFileOutput(operation.output) ? (["Range"] as const) : []),
    ...(isChange(operation) ? (["IfMatch"] as const) : []),
  ];
  return taken.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

/** What answers carry. */
export const answerHeaderComponents = {
  RequestId: {
    description: "Names the call in our log; quote it when you report something.",
    schema: { type: "string", format: "uuid" },
  },
  ETag: {
    description: "Stands for what is answered, or for what was made or changed, as it is now.",
    schema: { type: "string" },
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
};

/** References to the headers of an operation's successful answers. */
export function answerHeaders(operation: Operation): Json {
  return {
    "X-Request-Id": { $ref: "#/components/headers/RequestId" },
    ...(operation.method === "GET" || answersEtag(operation)
      ? { ETag: { $ref: "#/components/headers/ETag" } }
      : {}),
    ...(operation.limit === "none"
      ? {}
      : {
          RateLimit: { $ref: "#/components/headers/RateLimit" },
          "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" },
        }),
  };
}
