import { type NextRequest, NextResponse } from "next/server";
import { pageHeader } from "@/components/sign-in-path";
import { problemResponse } from "@/lib/api/road/problem";
import { transportSecurity } from "@/lib/platform/environment";
import { AppError } from "@/lib/platform/errors";

/** Gives every page its Content-Security-Policy: scripts run only with the nonce of this answer. */
export function proxy(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  const isMeant = isDecodable(pathname);
  if (isApi(pathname)) return isMeant ? NextResponse.next() : nothingThere(pathname);
  if (/.\/$/.test(pathname)) return redirected(withoutSlash(request.nextUrl));
  if (!isFormOfPage(request.headers)) return refusedForm();
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set(pageHeader, pageOf(request.nextUrl));
  headers.set("content-security-policy", policy);
  const onward = { request: { headers } };
  const response = isMeant
    ? NextResponse.next(onward)
    : NextResponse.rewrite(new URL("/nothing-here", request.url), onward);
  response.headers.set("content-security-policy", policy);
  response.headers.set("x-request-id", crypto.randomUUID());
  response.headers.set("referrer-policy", "same-origin");
  response.headers.set("x-content-type-options", "nosniff");
  response.headers.set("x-frame-options", "DENY");
  for (const [name, value] of Object.entries(transportSecurity())) response.headers.set(name, value);
  return response;
}

function redirected(url: URL): Response {
  return NextResponse.redirect(url, {
    status: 308,
    headers: { "x-request-id": crypto.randomUUID(), ...transportSecurity() },
  });
}

/** Path and query, as they lead back to a page after signing in. */
function pageOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  // Next's own, when a page is fetched by another one's script.
  query.delete("_rsc");
  return query.size ? `${pathname}?${query}` : pathname;
}

/** The forms of our pages come as React writes them; Next answers any other with 500. */
function isFormOfPage(headers: Headers): boolean {
  if (!headers.has("next-action")) return true;
  return /^(multipart\/form-data|text\/plain)\b/i.test(headers.get("content-type") ?? "");
}

function refusedForm(): Response {
  const message = "A form of a page comes as multipart/form-data or text/plain.";
  return problemResponse(new AppError("unsupported-media-type", message), crypto.randomUUID());
}

function withoutSlash(url: URL): URL {
  const address = new URL(url);
  // More than one slash at the start would name another host.
  address.pathname = `/${address.pathname.split("/").filter(Boolean).join("/")}`;
  return address;
}

function isApi(pathname: string): boolean {
  return /^\/(v1|files|api)\//.test(pathname);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** An address that cannot be decoded would end as an error before the API, or a page, sees it. */
function nothingThere(pathname: string): Response {
  return problemResponse(new AppError("not-found", `There is nothing at ${pathname}.`), crypto.randomUUID());
}

function contentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    // React needs eval for its messages in development only; WebAssembly decodes images inside PDFs.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    // Labels and cards are printed from a hidden frame.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  matcher: [
    "/((?!v1/|v1$|mcp|files/|api/|_next/static|_next/image|healthz|readyz|metrics|pictograms/|favicon).*)",
    // Of what is no page only addresses that may be malformed.
    "/v1/(.*%.*)",
    "/files/(.*%.*)",
    "/api/(.*%.*)",
  ],
};
