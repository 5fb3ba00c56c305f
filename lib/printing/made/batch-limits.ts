export const mostLabels = 100;
export const mostCopies = 100;
/** Pages of one file. */
export const mostPages = 500;
/** So many products have one card at most: it is read in an emergency. */
export const mostInGroup = 10;
