import { readFileSync } from "node:fs";
import { operations } from "@/lib/api/table";
import { exampleCall } from "@/lib/testing/example-call";
import { statusOf } from "./ask";
import { filePart, formBody, textPart } from "./forms";
import { line, lineOfMany } from "./report";
import { forgetCounts, newSheet, programs, type Side, type Target } from "./world";

const mb = 1024 * 1024;
/** Refused by its status, or by closing the connection before all of it was sent. */
const isRefused = (status: number | string) =>
  ["ECONNRESET", "EPIPE"].includes(String(status)) || (Number(status) >= 400 && Number(status) < 500);

/** Bodies that are too large for each route, and forms as no browser writes them. */
export async function attackLimits(target: Target, side: Side): Promise<void> {
  await attackSizes(target, side);
  await attackForms(target, side);
  await attackNames(target, side);
}

async function attackSizes(target: Target, side: Side): Promise<void> {
  const before = residentMb();
  const faults: string[] = [];
  const writing = operations.filter(({ method }) => !["GET", "DELETE"].includes(method));
  const large = Buffer.alloc(12 * mb, "a");
  for (const operation of writing) {
    const { path } = exampleCall(operation, side.ids);
    const type =
      operation.body === "multipart"
        ? formBody([filePart(large)])
        : { body: `{"name":"${large}"}`, headers: { "content-type": "application/json" } };
    const headers = { cookie: side.cookie, "sec-fetch-site": "same-origin", ...type.headers };
    const status = await statusOf(target.base, operation.method, `/v1${path}`, { ...type, headers });
    if (status !== 413) faults.push(`${operation.id} ${status}`);
  }
  lineOfMany("12 MB at every operation are 413", faults, writing.length);
  const others = [
    "/team",
    "/mcp",
    "/api/auth/callback/credentials",
    "/api/auth/signout",
    "/api/auth/signin/oidc",
    "/sign-in",
    "/forgot-password",
    "/invite/x",
    "/password/x",
    "/",
    "/healthz",
    "/readyz",
    "/errors/not-found",
    "/files/uploads/x",
    "/q/x",
  ];
  const otherFaults: string[] = [];
  for (const path of others)
    for (const type of [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=a",
      "text/plain",
      "application/json",
    ]) {
      const headers: Record<string, string> = {
        "content-type": type,
        authorization: `Bearer ${side.key}`,
        "sec-fetch-site": "same-origin",
        "next-action": "0".repeat(42),
      };
      const status = await statusOf(target.base, "POST", path, { headers, body: Buffer.alloc(20 * mb, "a") });
      if (!isRefused(status) && status !== 200) otherFaults.push(`${path} ${type} ${status}`);
    }
  lineOfMany("20 MB at everything else are no fault of the service", otherFaults, others.length * 4);
  const strangers = await Promise.all(
    Array.from({ length: 8 }, () =>
      statusOf(target.base, "POST", "/v1/sds", { ...formBody([filePart(Buffer.alloc(100 * mb))]) }),
    ),
  );
  line("eight strangers with 100 MB each", strangers.every(isRefused), strangers.join(), 8);
  const after = residentMb();
  line("the web server holds less than 1 GB more", after - before < 1_024, `${before} MB, then ${after} MB`);
}

function residentMb(): number {
  const status = readFileSync(`/proc/${programs().web}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}

async function attackForms(target: Target, side: Side): Promise<void> {
  const pdf = Buffer.from(await newSheet());
  // Another file each time, since one that is held is answered otherwise
  const part = (head: string) => ({ head, content: Buffer.concat([pdf, Buffer.from(crypto.randomUUID())]) });
  const good: Record<string, Parameters<typeof formBody>[0]> = {
    "as .NET writes it, without quotes": [
      part(
        "Content-Type: application/pdf\r\nContent-Disposition: form-data; name=file; filename=sheet.pdf; filename*=utf-8''sheet.pdf",
      ),
    ],
    "with filename* alone": [
      part("Content-Disposition: form-data; name=file; filename*=UTF-8''S%C3%A4ure%20%E2%82%AC.pdf"),
    ],
    "with header names in capitals": [part('CONTENT-DISPOSITION: FORM-DATA; NAME="file"; FILENAME="a.pdf"')],
  };
  for (const [what, parts] of Object.entries(good)) {
    const { status, text } = await target.withKey(side.key, "POST", "/sds", formBody(parts, "net-boundary"));
    line(`a form ${what} is taken`, status === 202, `${status} ${text}`);
  }
  const file = filePart(pdf);
  const odd: Record<string, Parameters<typeof formBody>> = {
    "nested forms": [
      [
        {
          head: 'Content-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=inner',
          content: `--inner\r\nContent-Disposition: file; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--inner--`,
        },
      ],
    ],
    "10,000 parts": [[...Array.from({ length: 10_000 }, (_, i) => textPart(`a${i}`, "b")), file]],
    "10,000 files": [Array.from({ length: 10_000 }, (_, i) => filePart("%PDF-1.7", `${i}.pdf`))],
    "no end": [[file], "attack", ""],
    "the file twice": [[file, file]],
    "a member __proto__": [[textPart("__proto__", "x"), textPart("constructor", "x"), file]],
    "a part without a name": [[{ head: "Content-Disposition: form-data", content: "x" }, file]],
    "a part with 1 MB of headers": [
      [{ head: `Content-Disposition: form-data; name="file"; filename="${"a".repeat(mb)}"`, content: pdf }],
    ],
    "parameters without end": [
      [
        {
          head: `Content-Disposition: form-data${"; a=b".repeat(50_000)}; name="file"; filename="a.pdf"`,
          content: pdf,
        },
      ],
    ],
    "a boundary of 5,000 characters": [[file], "b".repeat(5_000)],
    "nothing in it": [[], "attack"],
  };
  const faults: string[] = [];
  for (const [what, given] of Object.entries(odd)) {
    const status = await statusOf(target.base, "POST", "/v1/sds", withKey(side, formBody(...given)));
    if (!isRefused(status) && status !== 202 && status !== 200) faults.push(`${what} ${status}`);
  }
  for (const type of [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary="',
    "multipart/form-data; boundary=other",
    "multipart/mixed; boundary=attack",
    "application/x-www-form-urlencoded",
    "text/plain",
  ]) {
    const status = await statusOf(
      target.base,
      "POST",
      "/v1/sds",
      withKey(side, { ...formBody([file]), headers: { "content-type": type } }),
    );
    if (!isRefused(status)) faults.push(`${type} ${status}`);
  }
  lineOfMany(
    "other forms are taken or refused, never a fault of the service",
    faults,
    Object.keys(odd).length + 7,
  );
}

const withKey = ({ key }: Side, asked: ReturnType<typeof formBody>) => ({
  ...asked,
  headers: { ...asked.headers, authorization: `Bearer ${key}` },
});

/** Names of files that climb, break lines or are programs. */
async function attackNames(target: Target, side: Side): Promise<void> {
  await forgetCounts();
  const names = [
    "../../../../etc/passwd",
    "..\\\\..\\\\boot.ini",
    "/etc/cron.d/x.pdf",
    "C:\\\\x.pdf",
    "a%0d%0aSet-Cookie:x=y.pdf",
    "a;b=c.pdf",
    "\u202Efdp.exe",
    "<script>.html",
    ".",
    "..",
    `${"a".repeat(2_000)}.pdf`,
    "a\u0000.pdf",
  ];
  const faults: string[] = [];
  for (const name of names) {
    const attached = await target.withKey(
      side.key,
      "POST",
      `/sds/${side.ids.sdsId}/attachments`,
      formBody([filePart("<script>alert(1)</script>", name, "text/html")]),
    );
    if (isRefused(attached.status)) continue;
    const { id } = attached.json.data;
    const product = `/products/${side.ids.product_id}/attachments/${id}/download`;
    const link = await target.withKey(side.key, "GET", product);
    const url = link.json?.data?.url ? new URL(link.json.data.url) : null;
    const answer = url ? await target.ask("GET", url.pathname + url.search) : link;
    const { "content-disposition": disposition = "", "x-content-type-options": sniff } = answer.headers;
    const isSafe =
      disposition.startsWith("attachment") &&
      !/[/\\]|\.\.\//.test(
        decodeURIComponent(disposition.replace(/^attachment/, "").replaceAll("UTF-8''", "")),
      ) &&
      sniff === "nosniff" &&
      !answer.headers["set-cookie"];
    if (!isSafe) faults.push(`${name} ${answer.status} ${disposition} ${sniff}`);
  }
  lineOfMany("files with hostile names and a page in them are only ever downloaded", faults, names.length);
}
