import { z } from "zod";

const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
});
type Paths = z.infer<typeof Document>["paths"];

let paths: Promise<Paths> | null = null;

/** Statuses that no operation declares: the wrong method, and what OPTIONS is answered with. */
const common = [204, 405];

/** Whether the service's own OpenAPI document declares a status of a call; true for what it does not describe. */
export async function isDeclared(
  base: string,
  method: string,
  url: string,
  status: number,
): Promise<boolean> {
  const { origin, pathname } = new URL(url);
  if (origin !== base || !pathname.startsWith("/v1/") || common.includes(status)) return true;
  paths ??= fetch(`${base}/v1/openapi.json`)
    .then((answer) => answer.json())
    .then((body) => Document.parse(body).paths);
  const operations = matching(await paths, pathname.slice("/v1".length));
  const operation = operations?.[method === "HEAD" ? "get" : method.toLowerCase()];
  return !operation || String(status) in operation.responses;
}

/** A path as it is written goes before one with parameters. */
function matching(all: Paths, path: string) {
  const fits = (template: string) => {
    const parts = template.split("/");
    const given = path.split("/");
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith("{") || part === given[i])
    );
  };
  return all[path] ?? Object.entries(all).find(([template]) => fits(template))?.[1];
}
