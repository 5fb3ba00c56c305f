/** The ids in a parameter of an address, with commas between them; what is none is left out. */
export function idsIn(parameter: string | string[] | undefined): string[] {
  const ids = [parameter ?? []].flat().flatMap((text) => text.split(","));
  return ids.filter((id) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id));
}
