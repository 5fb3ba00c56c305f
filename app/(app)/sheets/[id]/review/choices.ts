import type { CriticalPath } from "@/lib/sheet/critical-paths";

/** A hazard statement to choose: its code and the law's wording in the language of the screen. */
export type StatementChoice = { code: string; text: string };

/** A row of the CLP label tables to choose. */
export type ClassChoice = {
  class_code: string | null;
  category_code: string | null;
  hazard_code: string | null;
};

/** What editors offer; read by the server, as the lists are long. */
export type Choices = {
  statements: StatementChoice[];
  classes: ClassChoice[];
  /** Printed signal words of all languages, in lower case. */
  signalWords: Record<string, "Danger" | "Warning">;
};

/** What an editor is given. */
export type EditorProps = {
  path: CriticalPath;
  /** The value as it is shown. */
  value: unknown;
  choices: Choices;
  /** What stands in the rectangle that was drawn last; a new object each time. */
  drawn: { text: string } | null;
  onSave: (value: unknown) => void;
  onCancel: () => void;
};

/** A value that the server has checked, as a list of what its path holds. */
export function listOf<One>(value: unknown): One[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
