import { expect, test } from "vitest";
import { readBytes } from "./body";

test("a body whose connection ends is the caller's fault, not the database's", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array([123]));
      controller.error(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    },
  });
  const init = { method: "POST", body, duplex: "half" };
  const request = new Request("http://localhost/v1/products", init);
  await expect(readBytes(request, 100, "too large")).rejects.toMatchObject({ code: "bad-request" });
});
