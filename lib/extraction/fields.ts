import type { FindingValue } from "./model";

export type Fields = { readonly [key: string]: FindingValue };

/** Whether a value has members, as a component or a limit has. */
export const isFields = (value: FindingValue): value is { [key: string]: FindingValue } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
