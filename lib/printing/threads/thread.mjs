// Threads do not inherit the loader of TypeScript files.
import { register } from "tsx/esm/api";

register();
await import("./thread.ts");
