/** Sheets say much in the same words: headings of tables, units, states. */
const mostRemembered = 5_000;
/** Longer texts seldom come twice. */
const longestRemembered = 200;

/** The function itself, which is asked only once for a short text; what it returns must not be changed. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > longestRemembered) return read(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    if (known.size >= mostRemembered) known.clear();
    known.set(text, result);
    return result;
  };
}
