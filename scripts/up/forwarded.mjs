import { BlockList, isIPv6 } from "node:net";

/**
 * Puts right what the headers of a request say of the way it came; Next and next-auth believe them. The socket's address is
 * added to X-Forwarded-For, as a proxy adds it. By which host and scheme the service was asked is the Host header's and
 * BASE_URL's to say, unless a proxy of ours (TRUSTED_PROXIES) says it.
 */
export function forwardedBy({ trustedProxies, baseUrl }) {
  const proxies = blockListOf(trustedProxies);
  const own = new URL(baseUrl);
  return (headers, address) => {
    const before = headers["x-forwarded-for"];
    headers["x-forwarded-for"] = before ? `${before}, ${address}` : address;
    if (isWithin(proxies, address)) return;
    for (const name of Object.keys(headers)) if (isClaim(name)) delete headers[name];
    if (!headers.host) return;
    headers["x-forwarded-host"] = headers.host;
    headers["x-forwarded-proto"] = headers.host === own.host ? own.protocol.slice(0, -1) : "http";
  };
}

/** The path and query of a request's target, which may be a whole address (RFC 9112, 3.2.2); Next would redirect to that. */
export function pathOf(target) {
  const [, path] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  if (path === undefined) return target;
  return path.startsWith("/") ? path : `/${path}`;
}

function isClaim(name) {
  return name === "forwarded" || (name.startsWith("x-forwarded-") && name !== "x-forwarded-for");
}

function blockListOf(networks) {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

function isWithin(list, address) {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  return bare !== "" && list.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
}
