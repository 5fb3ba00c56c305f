import { afterEach, expect, test } from "vitest";
import { forgetEnvironment } from "@/lib/platform/environment";
import { clientAddress } from "./client-address";

afterEach(() => trust(""));

function trust(proxies: string): void {
  process.env.TRUSTED_PROXIES = proxies;
  forgetEnvironment();
}

test.each([
  ["the socket's address counts", "", "198.51.100.7", "198.51.100.7"],
  ["what a client says of itself is not believed", "", "192.0.2.1, 198.51.100.7", "198.51.100.7"],
  ["a trusted proxy says who called it", "10.0.0.0/8", "192.0.2.1, 10.1.2.3", "192.0.2.1"],
  ["so do two in a row", "10.0.0.0/8", "203.0.113.9, 192.0.2.1, 10.9.9.9, 10.1.2.3", "192.0.2.1"],
  ["others are not believed then either", "10.0.0.0/8", "192.0.2.1, 198.51.100.7", "198.51.100.7"],
  ["nonsense before a trusted proxy leaves the proxy", "10.0.0.0/8", "nonsense, 10.1.2.3", "10.1.2.3"],
  ["a call by the proxy itself is the proxy's", "127.0.0.1", "127.0.0.1", "127.0.0.1"],
  ["an IPv4 address in IPv6 is the IPv4 one", "127.0.0.1", "192.0.2.1, ::ffff:127.0.0.1", "192.0.2.1"],
  ["a port is no part of it", "10.1.2.3", "192.0.2.1:51234, 10.1.2.3", "192.0.2.1"],
  ["a network of IPv6 belongs to one caller", "", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["and is written in one way", "::1", "[2001:DB8:1::9]:443, ::1", "2001:db8:1:0::/64"],
  ["no address at all is one caller", "", "", "unknown"],
])("%s", (_, proxies, forwarded, expected) => {
  trust(proxies);
  expect(clientAddress(forwarded)).toBe(expected);
});

test("a request without the header is one caller as well", () => {
  expect(clientAddress(null)).toBe("unknown");
});
