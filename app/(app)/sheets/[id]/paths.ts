/** Whether a value's path is the chosen one or a part of it: "section3.components[0].cas_number" is under "section3.components[0]". */
export function isUnder(path: string, chosen: string): boolean {
  return path === chosen || path.startsWith(`${chosen}.`) || path.startsWith(`${chosen}[`);
}

/** "flash_point" → "Flash point", for a field that has no name of its own in the messages. */
export function plainName(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
