import { notFound } from "next/navigation";
import { cache } from "react";
import { sheetsNamed } from "@/lib/printing/made/service";
import { pageContext } from "../../page-context";

/** The sheet in a page's address by its name; once for a page and its title. No such page when the team holds none. */
export const namedSheet = cache(async (id: string) => {
  const { context } = await pageContext();
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) notFound();
  const [sheet] = await sheetsNamed(context, [id], []);
  return sheet ?? notFound();
});
