import { AppError } from "@/lib/platform/errors";
import { log } from "@/lib/platform/log";

/** Answers 503 for a store that cannot be reached; the reason is for the log alone. */
export function storeUnavailable(error: unknown): never {
  log.error("storage unavailable", { error });
  throw new AppError(
    "unavailable",
    "The store of files cannot be reached at the moment. Try again shortly.",
    {
      headers: { "retry-after": "5" },
    },
  );
}
