import type { Answer } from "@/components/api";
import type { listProducts } from "@/lib/library/products/operations";
import { list } from "@/lib/library/products/service";
import type { Context } from "@/lib/platform/context";
import { pageSize, requestOf, toFilters, usualSort } from "./list-request";

type Page = Answer<typeof listProducts>;
/** The first rows of one list, and when they were read. */
export type FirstPage = { listKey: string; page: Page; readAt: number };
type Parameters = Record<string, string | string[] | undefined>;

/** The first rows of the list that an address asks for, so that they come with the page; null where it fits none. */
export async function firstPage(context: Context, parameters: Parameters): Promise<FirstPage | null> {
  const one = (name: string) => [parameters[name]].flat()[0];
  const request = requestOf(
    {
      f: toFilters(fromJson(one("f"))) ?? [],
      sort: one("sort") ?? usualSort.sort,
      dir: one("dir") === "asc" ? "asc" : usualSort.dir,
    },
    one("q") ?? "",
  );
  const readAt = Date.now();
  // What goes wrong here is asked for again by the screen, which says it.
  const page = await list(context, { ...request, page: 1, size: pageSize }).catch(() => null);
  return page?.data ? { listKey: JSON.stringify(request), page, readAt } : null;
}

function fromJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
