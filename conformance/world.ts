import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { Service } from "./service";

/** The prepared service of this file of checks. */
export const world = inject("world");
export const service = new Service(world.base, world.keys);
export const other = new Service(world.base, [world.other]);
export const readOnly = new Service(world.base, [world.readOnly]);

export const nobody = "00000000-0000-4000-8000-000000000000";
export const malformed = "not-a-uuid";

/** Ids of a made sheet. */
export function sheet(name: string): string {
  const id = world.sheets[name];
  if (!id) throw new Error(`no sheet ${name} was uploaded`);
  return id;
}

/** Bytes that begin as a PDF does and are like no others. */
export const anyPdf = () => `%PDF-1.7\n${randomUUID()}`;
