import data from "./supplier-countries.json";

type Place = { address: string | null; phone: string | null };
type Signs = { names: string[]; postal: string[]; calling: string[] };

// Of lower case texts: ignoring case takes a pattern with \p{L} many milliseconds at its first use.
const named = ({ names }: Signs) =>
  new RegExp(
    `(?<!\\p{L})(?:${names.map((name) => name.toLowerCase().replaceAll(".", "\\.")).join("|")})(?!\\p{L})`,
    "gu",
  );
const matchers = (signs: Signs) => ({
  names: named(signs),
  postal: signs.postal.map((pattern) => new RegExp(pattern, "u")),
  calling: signs.calling,
});
const inside = matchers(data.inside);
const outside = matchers(data.outside);

/**
 * Whether a label may name this supplier (CLP Art. 4(4), 17(1)(a)): `inside` or `outside` the Union by the country of
 * its address, else by its postal code, else by its telephone; null where nothing tells.
 */
export function supplierPlace({ address, phone }: Place): "inside" | "outside" | null {
  const text = (address ?? "").replace(/\s+/g, " ").trim();
  const country = lastOf(text);
  if (country) return country;
  const isIn = inside.postal.some((pattern) => pattern.test(text));
  const isOut = outside.postal.some((pattern) => pattern.test(text));
  if (isIn !== isOut) return isIn ? "inside" : "outside";
  const digits = phone?.replace(/[^\d+]/g, "") ?? "";
  const called = /^(?:\++|00)(\d+)/.exec(digits)?.[1] ?? null;
  if (called === null) return /^1-?\d{3}|^\(?\d{3}\)?[ .-]\d{3}-\d{4}/.test(phone ?? "") ? "outside" : null;
  if (inside.calling.some((code) => called.startsWith(code))) return "inside";
  return outside.calling.some((code) => called.startsWith(code)) ? "outside" : null;
}

/** The country that stands last in an address is its own; a street may be named after another. */
function lastOf(address: string): "inside" | "outside" | null {
  const text = address.toLowerCase();
  const at = (pattern: RegExp) => Math.max(-1, ...Array.from(text.matchAll(pattern), ({ index }) => index));
  const [isIn, isOut] = [at(inside.names), at(outside.names)];
  if (isIn < 0 && isOut < 0) return null;
  return isIn > isOut ? "inside" : "outside";
}
