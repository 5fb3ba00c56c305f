const MARKS = /^[-–—=_*~\s]*$/;
const LEAST_MARKS = 5;

/** "-----------", "_ _ _ _ _ _": what a typist ruled a page with. */
export const isTypedRule = (text: string): boolean =>
  MARKS.test(text) && text.replace(/\s/g, "").length >= LEAST_MARKS;
