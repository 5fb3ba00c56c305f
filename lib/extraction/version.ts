/** Raised when what extraction reads changes, so that a sheet uploaded again is read anew. */
export const extractorVersion = "6";
