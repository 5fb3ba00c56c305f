/** Gases (H220, H221, H230 to H232, H270), aerosols and what is under pressure (H222, H223, H229, H280 to H284). */
const gasCodes = /^H(?:22[0-39]|23[0-2]|270|28[0-4])/;

/**
 * Whether a sheet is about a gas or an aerosol: by its physical state, its H codes or its class of transport.
 * `classes` as printed ("2.1").
 */
export function saysGas(state: string | null, codes: readonly string[], classes: readonly string[]): boolean {
  if (state === "gas" || state === "aerosol") return true;
  return codes.some((code) => gasCodes.test(code)) || classes.some((name) => /^2(?:\D|$)/.test(name.trim()));
}
