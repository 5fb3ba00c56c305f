import { join } from "node:path";
import { environment } from "@/lib/environment";
import { diskStorage } from "./disk";
import type { Storage } from "./storage";

let current: Storage | null = null;

/** The store that the environment chooses. */
export function storage(): Storage {
  current ??= diskStorage(join(environment().DATA_DIR, "files"));
  return current;
}
