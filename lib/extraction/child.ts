import { endWithParent } from "./end-with-parent";
import { extract } from "./extract";
import type { Extraction } from "./model";

export type Request = { id: number; bytes: Uint8Array };
export type Answer = { id: number; extraction: Extraction };

/** The process that reads sheets for `createExtractor`: one at a time, until its parent is gone. */
process.on("message", ({ id, bytes }: Request) => {
  void extract(bytes).then((extraction) => process.send?.({ id, extraction } satisfies Answer));
});
process.on("disconnect", () => process.exit(0));
endWithParent();
