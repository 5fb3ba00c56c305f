/** "flash_point" → "Flash point", for a field that has no name of its own in the messages. */
export function plainName(field: string): string {
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
