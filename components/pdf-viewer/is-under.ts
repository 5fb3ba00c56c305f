/** Whether a value's path is the chosen one or a part of it: "section3.components[0].cas_number" is under "section3.components[0]". */
export function isUnder(path: string, chosen: string): boolean {
  return path === chosen || path.startsWith(`${chosen}.`) || path.startsWith(`${chosen}[`);
}
