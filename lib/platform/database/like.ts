/** Makes text safe inside a LIKE pattern: its %, _ and \ stand for themselves. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
