/**
 * Every match of a global pattern in a text. `text.matchAll(pattern)` makes a pattern of its own each time, and
 * compiling one again takes longer than searching with it.
 */
export function* matchesIn(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let from = 0;
  while (from <= text.length) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return;
    from = match[0] === "" ? match.index + 1 : pattern.lastIndex;
    yield match;
  }
}
