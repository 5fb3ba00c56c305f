/** By what a workplace's name is unique within its team. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
