import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A picture of the documentation. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  if (!/^[a-z-]+\.png$/.test(name)) return notThere();
  const file = join(/* turbopackIgnore: true */ process.cwd(), "docs", "pictures", name);
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return notThere();
  const headers = { "content-type": "image/png", "cache-control": "public, max-age=3600" };
  return new Response(new Uint8Array(bytes), { headers });
}

const notThere = () => new Response("Not found", { status: 404 });
