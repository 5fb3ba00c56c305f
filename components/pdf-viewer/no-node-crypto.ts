/** Stands for Node's `crypto` in browsers, all of which have one of their own. */
export {};
