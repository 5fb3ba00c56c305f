/** A fault as somebody might make it, and the test files that are to notice it. */
export type Mutation = {
  name: string;
  file: string;
  /** The text of the file with the fault in it. */
  mutate: (text: string) => string;
  tests: readonly string[];
  /** Runs only the tests whose name fits. */
  only?: string | undefined;
};
