/**
 * Takes the pictures of the documentation from a running demo: start `npm run demo`, then `npm run pictures` with the
 * same DATA_DIR and PORT. Overwrites docs/pictures. `npm run pictures -- gallery` takes every screen in every language,
 * light and dark, wide and narrow, into .test/gallery instead; further words take the screens whose names hold
 * one of them.
 */
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { environment } from "@/lib/platform/environment";
import { openDemo } from "./pictures/demo";
import { takeGallery } from "./pictures/gallery";
import { keepPicture } from "./pictures/keep-picture";
import { scenes } from "./pictures/scenes";

const folder = "docs/pictures";
/** More would make the pages of the documentation slow to open. */
const mostBytes = 150_000;

async function main(): Promise<void> {
  const { BASE_URL, DATA_DIR } = environment();
  const [what, ...wanted] = process.argv.slice(2);
  await mkdir(folder, { recursive: true });
  const demo = await openDemo(BASE_URL, DATA_DIR);
  try {
    if (what === "gallery") return await takeGallery(demo, wanted);
    for (const { name, look, open } of scenes) {
      const page = await demo.signIn(look);
      await open(page, demo);
      const file = join(folder, `${name}.png`);
      await keepPicture(await page.screenshot({ animations: "disabled", caret: "hide" }), file, mostBytes);
      console.log(`${file}  ${Math.round((await stat(file)).size / 1000)} kB`);
      await page.context().close();
    }
  } finally {
    await demo.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
