import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/**
 * Why a request is not rightly signed by AWS Signature Version 4, in its header or in its query; null when it is.
 * Written from the published description of the signature and sharing no code with the client.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  credentials: Credentials,
): string | null {
  const url = new URL(request.url ?? "/", "http://store");
  const given = url.searchParams.has("X-Amz-Signature") ? fromQuery(url) : fromHeader(request);
  if (!given) return "AccessDenied";
  const [accessKeyId, day = "", region = "", service = ""] = given.credential.split("/");
  if (accessKeyId !== credentials.accessKeyId) return "InvalidAccessKeyId";
  if (given.expires !== null && Date.parse(iso(given.date)) + given.expires * 1000 < Date.now())
    return "AccessDenied";
  const payload =
    given.expires === null ? String(request.headers["x-amz-content-sha256"]) : "UNSIGNED-PAYLOAD";
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...given.signedHeaders.map((name) => `${name}:${headerOf(request, name)}`),
    "",
    given.signedHeaders.join(";"),
    payload,
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", given.date, scope, sha256(canonical)].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  );
  return hmac(key, text).toString("hex") === given.signature ? null : "SignatureDoesNotMatch";
}

type Given = {
  credential: string;
  date: string;
  expires: number | null;
  signedHeaders: string[];
  signature: string;
};

function fromQuery({ searchParams }: URL): Given {
  const value = (name: string) => searchParams.get(`X-Amz-${name}`) ?? "";
  return {
    credential: value("Credential"),
    date: value("Date"),
    expires: Number(value("Expires")),
    signedHeaders: value("SignedHeaders").split(";"),
    signature: value("Signature"),
  };
}

function fromHeader({ headers }: IncomingMessage): Given | null {
  const match = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
    headers.authorization ?? "",
  );
  if (!match) return null;
  const [, credential = "", signedHeaders = "", signature = ""] = match;
  return {
    credential,
    date: String(headers["x-amz-date"]),
    expires: null,
    signedHeaders: signedHeaders.split(";"),
    signature,
  };
}

function canonicalQuery({ searchParams }: URL): string {
  return [...searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join("&");
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headerOf({ headers }: IncomingMessage, name: string): string {
  return String(headers[name] ?? "")
    .trim()
    .replace(/ +/g, " ");
}

/** 20261121T101500Z → 2026-11-21T10:15:00Z. */
function iso(date: string): string {
  return date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z");
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
