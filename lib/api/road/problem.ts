import { isDatabaseUnavailable } from "@/lib/platform/database/unavailable";
import { environment, transportSecurity } from "@/lib/platform/environment";
import { AppError, type ErrorCode, errorTable } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

/** Turns anything thrown into an error of the table; what is not ours is logged and answered without detail. */
export function toAppError(error: unknown, requestId: string): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) {
    log.error("database unavailable", { requestId, error });
    return new AppError("unavailable", "The database cannot be used at the moment. Try again shortly.", {
      headers: { "retry-after": "5" },
    });
  }
  log.error("unexpected error", { requestId, error });
  return new AppError(
    "internal-error",
    "Something went wrong on our side. Quote the request id when you report it.",
  );
}

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  [member: string]: unknown;
};

export function problemOf(error: AppError, requestId: string): Problem {
  const { status, title } = errorTable[error.code];
  return {
    type: problemType(error.code),
    title,
    status,
    detail: error.message,
    instance: `urn:uuid:${requestId}`,
    ...(error.options.errors ? { errors: error.options.errors } : {}),
    ...error.options.extra,
  };
}

function problemType(code: ErrorCode): string {
  return `${environment().BASE_URL}/errors/${code}`;
}

export function problemResponse(
  error: AppError,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(problemOf(error, requestId)), {
    status: errorTable[error.code].status,
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "x-request-id": requestId,
      "x-content-type-options": "nosniff",
      ...transportSecurity(),
      ...headers,
      ...error.options.headers,
    },
  });
}
