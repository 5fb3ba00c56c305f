declare module "hyphen" {
  /** Puts `hyphenChar` at every place where patterns let a word break. */
  export default function createHyphenator(
    patterns: unknown,
    options: { hyphenChar: string; minWordLength?: number },
  ): (text: string) => string;
}
declare module "hyphen/patterns/*" {
  const patterns: unknown;
  export default patterns;
}
