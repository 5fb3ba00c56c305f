import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

const types: Record<string, string> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** The files of the reference's viewer. */
export async function GET(_: Request, { params }: { params: Promise<{ asset: string }> }): Promise<Response> {
  const { asset } = await params;
  const type = types[asset];
  if (!type) return new Response("Not found", { status: 404 });
  const resolve = createRequire(join(process.cwd(), "package.json")).resolve;
  const file = await readFile(resolve(`swagger-ui-dist/${asset}`));
  return new Response(file, { headers: { "content-type": type, "cache-control": "public, max-age=86400" } });
}
