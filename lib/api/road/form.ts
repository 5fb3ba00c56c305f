import busboy from "busboy";
import type { IncomingFile } from "@/lib/api/operation";
import { AppError } from "@/lib/platform/errors";

type Member = string | IncomingFile;

/** No operation's form has nearly as many members. */
const mostParts = 100;

/** Reads multipart/form-data as RFC 7578 and RFC 2183 have it; errors: 400 for what is none, or a member twice. */
export async function parseForm(bytes: Uint8Array, type: string): Promise<Map<string, Member>> {
  const members = new Map<string, Member>();
  for (const [name, value] of await readParts(bytes, type)) {
    if (members.has(name))
      throw new AppError("bad-request", `The form member ${name} is given more than once.`);
    members.set(name, value);
  }
  return members;
}

function readParts(bytes: Uint8Array, type: string): Promise<[string, Member][]> {
  const parts: [string, Member][] = [];
  return new Promise((resolve, reject) => {
    const refuse = () =>
      reject(new AppError("bad-request", "The body is not well-formed multipart/form-data."));
    const parser = startParser(type, bytes.byteLength);
    if (!parser) return refuse();
    parser.on("field", (name: string | undefined, value) =>
      name === undefined ? refuse() : parts.push([unescaped(name), value]),
    );
    parser.on("file", (name: string | undefined, stream, { filename, mimeType }) => {
      if (name === undefined) {
        stream.resume();
        return refuse();
      }
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      // An end that never comes is told by the parser as well; without a listener it would end the process.
      stream.on("error", refuse);
      stream.on("end", () => {
        const file = {
          name: unescaped(filename ?? ""),
          type: mimeType,
          bytes: new Uint8Array(Buffer.concat(chunks)),
        };
        parts.push([unescaped(name), file]);
      });
    });
    parser.on("partsLimit", refuse);
    parser.on("error", refuse);
    parser.on("close", () => resolve(parts));
    parser.end(bytes);
  });
}

function startParser(type: string, size: number): busboy.Busboy | null {
  try {
    const limits = { fieldSize: size, parts: mostParts };
    return busboy({ headers: { "content-type": type }, defParamCharset: "utf8", limits });
  } catch {
    return null;
  }
}

/** Browsers write these three in names as the HTML standard says (multipart/form-data encoding algorithm). */
function unescaped(name: string): string {
  return name.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}
