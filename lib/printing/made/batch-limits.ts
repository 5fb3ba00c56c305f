export const mostLabels = 100;
export const mostCopies = 100;
/** Pages of one file. */
export const mostPages = 500;
