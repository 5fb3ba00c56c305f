import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { scanOf } from "@/lib/fixtures/scan-sheet";
import { layouts } from "@/lib/fixtures/sheet-options";
import { closeDatabase } from "@/lib/platform/database/client";
import { keyCommands } from "../scripts/admin/key";
import { teamCommands } from "../scripts/admin/team";
import { SheetFile } from "./made-sheets";

const commands = [...teamCommands, ...keyCommands];

const noHazards = {
  classifications: [],
  signalWord: null,
  pictograms: [],
  hazardStatements: [],
  precautionaryStatements: [],
};

/** A command of the operator's command line, e.g. ["team", "create", "--name", "Laboratory"]. */
async function runCommand(asked: unknown): Promise<object> {
  const args = z.array(z.string()).parse(asked);
  const chosen = commands.find(({ words }) => words === args.slice(0, 2).join(" "));
  if (!chosen) throw new Error(`no command ${args.slice(0, 2).join(" ")}`);
  return chosen.run(args.slice(2));
}

async function makeFile(asked: unknown): Promise<object> {
  const { product, language, layout, isUnclassified, isScan, revisionDate } = SheetFile.parse(asked);
  const data = {
    ...products[product],
    ...(isUnclassified ? noHazards : {}),
    ...(revisionDate ? { revisionDate } : {}),
  };
  const bytes = await makeSheet(data, { ...layouts[layout], language });
  const file = isScan ? await scanOf(bytes, 0) : bytes;
  return { base64: Buffer.from(file).toString("base64") };
}

const roads: Record<string, (asked: unknown) => Promise<object>> = { command: runCommand, sheet: makeFile };

/**
 * Does for the tests what the operator does, and makes sheets, in one process for all of them: starting one for each
 * takes seconds. Prints the port it answers at; ends when what started it does.
 */
const server = createServer(async (request, response) => {
  const road = roads[request.url?.slice(1) ?? ""];
  try {
    if (!road) throw new Error(`no such road: ${request.url}`);
    response.end(JSON.stringify(await road(JSON.parse(await text(request)))));
  } catch (error) {
    response.writeHead(400).end(error instanceof Error ? error.message : String(error));
  }
}).listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(address?.port);
});
process.stdin.resume().once("end", () => {
  server.close();
  void closeDatabase().finally(() => process.exit());
});
