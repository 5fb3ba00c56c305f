import { type ParseArgsConfig, parseArgs } from "node:util";
import { z } from "zod";

/** A command of the operator's command line. */
export type Command = {
  /** The words that call it, e.g. "team create". */
  words: string;
  /** What follows them, as the overview shows it. */
  usage: string;
  summary: string;
  /** False for a command that has no need of the database; it is not started for it then. */
  needsDatabase?: boolean;
  /** Runs on the database and answers with the object to print. */
  run(args: string[]): Promise<object>;
};

/** A mistake in how a command was called. */
export class UsageError extends Error {
  override name = "UsageError";
}

/**
 * Declares a command by the shape of its options: `--name-like-this` fills `nameLikeThis`; booleans take no value.
 */
export function command<Shape extends z.ZodRawShape>(declaration: {
  words: string;
  usage: string;
  summary: string;
  options: Shape;
  needsDatabase?: boolean;
  run(options: z.output<z.ZodObject<Shape>>): Promise<object>;
}): Command {
  const { words, usage, summary, needsDatabase } = declaration;
  const shape = z.strictObject(declaration.options);
  return {
    words,
    usage,
    summary,
    needsDatabase,
    async run(args) {
      const result = shape.safeParse(readOptions(args, declaration.options));
      if (result.success) return declaration.run(result.data);
      const faults = result.error.issues.map(
        ({ path, message }) => `--${toKebab(path.join("."))}: ${message}`,
      );
      throw new UsageError(`${faults.join("\n")}\nUsage: npm run --silent admin -- ${words} ${usage}`);
    },
  };
}

/** A text that must be given. */
export const text = () => z.string("is missing").trim().min(1, "must not be empty");
/** A switch, off unless given. */
export const flag = () => z.boolean().default(false);

function readOptions(args: string[], shape: z.ZodRawShape): Record<string, unknown> {
  const options: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, type] of Object.entries(shape)) {
    const isFlag = type instanceof z.ZodDefault && type.unwrap() instanceof z.ZodBoolean;
    options[toKebab(name)] = { type: isFlag ? "boolean" : "string" };
  }
  try {
    const { values } = parseArgs({ args, options, allowPositionals: false });
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [toCamel(name), value]));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const toCamel = (name: string) => name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
