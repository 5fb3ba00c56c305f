import * as documents from "@/lib/documents/operations";
import type { Operation } from "./operation";

/** Every operation of the service, in the order of the documentation. */
export const operations: Operation[] = [...Object.values(documents)];
