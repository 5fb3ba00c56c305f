import { describe, expect, test } from "vitest";
import { readBytes, readForm, withSmallBody } from "./body";

type Part = [disposition: string, content: string];
const file: Part = ["form-data; name=file; filename=sheet.pdf", "content"];

function post(body: string, type: string): Request {
  return new Request("http://localhost/v1/sds", { method: "POST", body, headers: { "content-type": type } });
}

function form(parts: Part[], end = "--line--\r\n"): Request {
  const written = parts.map(
    ([head, content]) => `--line\r\nContent-Disposition: ${head}\r\n\r\n${content}\r\n`,
  );
  return post(written.join("") + end, 'multipart/form-data; boundary="line"');
}

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

test.each<[string, Part]>([
  ["text", ["form-data", "content"]],
  ["a file", ["form-data; filename=sheet.pdf", "content"]],
])("a part without a name is refused: %s", async (_, part) => {
  await expect(readForm(form([part, file]))).rejects.toMatchObject({ code: "bad-request" });
});

test("form members that bear names of every object are members like others", async () => {
  const form = new FormData();
  form.set("file", new File(["x"], "a.txt"));
  for (const name of ["toString", "__proto__"]) form.set(name, "1");
  const members = await readForm(new Request("http://localhost/v1/sds", { method: "POST", body: form }));
  expect(Object.keys(members).sort()).toEqual(["__proto__", "file", "toString"]);
});

describe("a form is read as RFC 7578 allows it to be written", () => {
  const dispositions = {
    "by .NET, without quotes": "form-data; name=file; filename=sheet.pdf; filename*=utf-8''sheet.pdf",
    "with the file name in full alone": "form-data; name=file; filename*=UTF-8''sheet.pdf",
    "with quotes": 'form-data; name="file"; filename="sheet.pdf"',
    "with spaces around the signs and other letters' size": 'Form-Data ; Name="file" ; FileName="sheet.pdf"',
  };
  test.each(Object.entries(dispositions))("%s", async (_, disposition) => {
    const members = await readForm(form([[disposition, "content"]]));
    expect(members.file).toMatchObject({ name: "sheet.pdf", bytes: new TextEncoder().encode("content") });
  });

  test("a file name keeps its letters and quotation marks", async () => {
    const names = async (parameter: string) =>
      (await readForm(form([[`form-data; name=file; ${parameter}`, "x"]]))).file;
    expect(await names("filename=\"_.pdf\"; filename*=UTF-8''S%C3%A4ure.pdf")).toMatchObject({
      name: "Säure.pdf",
    });
    expect(await names('filename="Säure.pdf"')).toMatchObject({ name: "Säure.pdf" });
    expect(await names('filename="a\\"b.pdf"')).toMatchObject({ name: 'a"b.pdf' });
    expect(await names('filename="a%22b.pdf"')).toMatchObject({ name: 'a"b.pdf' });
  });

  test("text members come beside the file, whatever their names are", async () => {
    const members = await readForm(
      form([
        ["form-data; name=toString", "a"],
        ["form-data; name=file; filename=a.pdf", "x"],
        ['form-data; name="label"', "Säure"],
      ]),
    );
    expect(members).toMatchObject({ toString: "a", label: "Säure" });
  });

  test.each([
    ["a member twice", form([file, file]), "more than once"],
    ["text for the file", form([["form-data; name=file", "x"]]), "not a file"],
    ["no file", form([["form-data; name=label", "x"]]), "file is missing"],
    ["an end that is missing", form([file], ""), "not well-formed"],
    ["no boundary", post("", "multipart/form-data; charset=utf-8"), "not well-formed"],
  ])("%s is refused", async (_, request, message) => {
    await expect(readForm(request)).rejects.toMatchObject({
      code: "bad-request",
      message: expect.stringContaining(message),
    });
  });
});
