/** Every error the service answers with: its HTTP status, title and the slug of its type URI. */
export const errorTable = {
  "bad-request": { status: 400, title: "Bad Request" },
  unauthorized: { status: 401, title: "Unauthorized" },
  forbidden: { status: 403, title: "Forbidden" },
  "not-found": { status: 404, title: "Not Found" },
  "method-not-allowed": { status: 405, title: "Method Not Allowed" },
  conflict: { status: 409, title: "Conflict" },
  "precondition-failed": { status: 412, title: "Precondition Failed" },
  "payload-too-large": { status: 413, title: "Payload Too Large" },
  "unsupported-media-type": { status: 415, title: "Unsupported Media Type" },
  "range-not-satisfiable": { status: 416, title: "Range Not Satisfiable" },
  "validation-error": { status: 422, title: "Validation Error" },
  "too-many-requests": { status: 429, title: "Too Many Requests" },
  "internal-error": { status: 500, title: "Internal Server Error" },
  unavailable: { status: 503, title: "Service Unavailable" },
} as const;

export type ErrorCode = keyof typeof errorTable;
export type FieldError = { field: string; message: string };

/** A refusal with a message for the user; `extra` members are added to the problem body as they are. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly options: {
      errors?: FieldError[];
      extra?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(message);
    this.name = "AppError";
  }
}

export function notFound(what: string): AppError {
  return new AppError("not-found", `${what} does not exist.`);
}

/** `reason`, where screens say it in their own words, becomes a member of the problem. */
export function invalid(field: string, message: string, reason?: string): AppError {
  return new AppError("validation-error", `${field}: ${message}`, {
    errors: [{ field, message }],
    ...(reason && { extra: { reason } }),
  });
}
