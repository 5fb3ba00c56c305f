import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { marked } from "marked";
import { htmlResponse, pageHtml } from "../page-html";
import { pages } from "../pages";
import { toolsTable } from "../tools-table";

const isPage = (name: string): name is keyof typeof pages => Object.hasOwn(pages, name);

/** A page of the documentation, made from its file in `docs/`. */
export async function GET(_: Request, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const { page } = await params;
  if (!isPage(page)) return htmlResponse(pageHtml("Not found", "<h1>There is no such page</h1>"), 404);
  const file = join(/* turbopackIgnore: true */ process.cwd(), "docs", `${page}.md`);
  const text = (await readFile(file, "utf8")).replace("<!-- tools -->", toolsTable());
  const body = await marked.parse(text);
  const linked = body.replace(/href="(\w+)\.md"/g, 'href="/docs/$1"');
  return htmlResponse(pageHtml(pages[page].title, reachable(linked)));
}

/** What scrolls sideways must be reachable by the keyboard (WCAG 2.1.1). */
function reachable(html: string): string {
  return html.replace(/<(pre|table)>/g, '<$1 tabindex="0">');
}
