import { AppError } from "@/lib/platform/errors";

/** Bytes of a file, the last one included. */
export type ByteRange = { first: number; last: number };

/**
 * The one range of a file of so many bytes that is asked for, or that the file ends before it; null where the whole is
 * answered: without a Range, with one that is malformed or names several, where If-Range names another version, and
 * where the size is not known yet (RFC 9110, 14.2 and 13.1.5).
 */
export function rangeOf(
  headers: Headers,
  size: number | undefined,
  etag: string | undefined,
): ByteRange | "beyond" | null {
  const ifRange = headers.get("if-range");
  const asked = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(headers.get("range") ?? "");
  if (!asked || size === undefined || (ifRange !== null && ifRange !== etag)) return null;
  const [from, to] = [asked[1] ?? "", asked[2] ?? ""];
  if ((!from && !to) || (from && to && Number(to) < Number(from))) return null;
  const first = from ? Number(from) : Math.max(0, size - Number(to));
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? { first, last } : "beyond";
}

/** The refusal of a range that a file of so many bytes does not have. */
export function beyond(size: number | undefined): AppError {
  return new AppError("range-not-satisfiable", `The file has ${size} bytes.`, {
    headers: { "content-range": `bytes */${size}` },
  });
}

/** The bytes of a range out of a file that is read from its beginning; what comes after them is not read. */
export function sliceOf(body: Uint8Array | ReadableStream<Uint8Array>, range: ByteRange): BodyInit {
  if (body instanceof Uint8Array) return new Uint8Array(body.subarray(range.first, range.last + 1));
  let at = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        const part = chunk.subarray(Math.max(0, range.first - at), Math.max(0, range.last + 1 - at));
        at += chunk.byteLength;
        if (part.byteLength) controller.enqueue(part);
        if (at > range.last) controller.terminate();
      },
    }),
  );
}
