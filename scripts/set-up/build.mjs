import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { runNode } from "./run.mjs";
import { hashOfSources } from "./sources.mjs";

const stamp = ".next/built-from";

/** Builds the web application, unless the last build was made from the files as they are now. */
export async function ensureBuild() {
  const publicSettings = Object.entries(process.env).filter(([name]) => name.startsWith("NEXT_PUBLIC_"));
  const wanted = JSON.stringify([
    hashOfSources(),
    process.versions.node.split(".")[0],
    publicSettings.sort(),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the web application …");
  rmSync(stamp, { force: true });
  await runNode(["node_modules/next/dist/bin/next", "build"], { environment: { NODE_ENV: "production" } });
  writeFileSync(stamp, wanted);
}
