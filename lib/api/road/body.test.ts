import { expect, test } from "vitest";
import { readBytes, readForm, withSmallBody } from "./body";

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

test("a body of a form for people is read up to 64 KiB and refused above, whatever it says of its length", async () => {
  const post = (body: string) => new Request("http://localhost/team", { method: "POST", body });
  expect(await (await withSmallBody(post("a".repeat(65_536)))).text()).toHaveLength(65_536);
  await expect(withSmallBody(post("a".repeat(65_537)))).rejects.toMatchObject({ code: "payload-too-large" });
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1_000) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const endless = new Request("http://localhost/team", {
    method: "POST",
    body,
    duplex: "half",
  } as RequestInit);
  await expect(withSmallBody(endless)).rejects.toMatchObject({ code: "payload-too-large" });
  expect(sent).toBeLessThan(100);
});

test("form members that bear names of every object are members like others", async () => {
  const form = new FormData();
  form.set("file", new File(["x"], "a.txt"));
  for (const name of ["toString", "__proto__"]) form.set(name, "1");
  const members = await readForm(new Request("http://localhost/v1/sds", { method: "POST", body: form }));
  expect(Object.keys(members).sort()).toEqual(["__proto__", "file", "toString"]);
});
