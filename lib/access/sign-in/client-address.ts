import { BlockList, isIPv4, isIPv6 } from "node:net";
import { environment } from "@/lib/platform/environment";

/**
 * Where a request comes from, of its X-Forwarded-For, to which our web server has added the socket's address (see
 * scripts/up/web.mjs): the last member that is not one of TRUSTED_PROXIES. Of IPv6 it is the network that one caller
 * commonly has, e.g. "2001:db8:1:2::/64".
 */
export function clientAddress(forwarded: string | null): string {
  const proxies = trustedProxies();
  const chain = (forwarded ?? "").split(",").map(bareAddress);
  let client = chain.pop() ?? "";
  while (isTrusted(proxies, client)) {
    const before = chain.pop() ?? "";
    if (!isIPv4(before) && !isIPv6(before)) break;
    client = before;
  }
  if (isIPv6(client)) return networkOf(client);
  return client || "unknown";
}

/** "[2001:db8::1]:443", "192.0.2.1:51234" and "::ffff:192.0.2.1" without what is around the address. */
function bareAddress(text: string): string {
  const inner = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/%.*$/, "");
  return inner.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1").replace(/^::ffff:(?=\d+\.)/i, "");
}

function trustedProxies(): BlockList {
  const list = new BlockList();
  for (const network of environment().TRUSTED_PROXIES) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

function isTrusted(proxies: BlockList, address: string): boolean {
  if (isIPv4(address)) return proxies.check(address, "ipv4");
  return isIPv6(address) && proxies.check(address, "ipv6");
}

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const between = Array(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...between, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${groups.map((group) => group.toString(16)).join(":")}::/64`;
}
