import type { IncomingHttpHeaders } from "node:http";

export function forwardedBy(settings: {
  trustedProxies: string[];
  baseUrl: string;
}): (headers: IncomingHttpHeaders, address: string) => void;

export function pathOf(target: string): string;
