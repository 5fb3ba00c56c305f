/** Keeps what a person chose for a year, for this browser. */
export function keepInBrowser(cookie: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser people use.
  document.cookie = `${cookie}=${value}; path=/; max-age=31536000; samesite=lax`;
}
