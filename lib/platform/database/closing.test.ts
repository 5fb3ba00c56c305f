import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testDatabase } from "@/lib/testing/database";

testDatabase();

const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).pathname);
const programs = {
  "the connection that all calls share": `
    import { closeLine, isThere } from ${file("./pipeline.ts")};
    isThere().then(closeLine).then(() => console.log("closed"));`,
  "it while a question is on its way": `
    import { closeLine, isThere } from ${file("./pipeline.ts")};
    isThere();
    closeLine().then(() => console.log("closed"));`,
};

/** A way to the database on which a connection's end takes its time, as on a busy machine. */
async function slowWay(to: URL) {
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    near.pipe(far).pipe(near, { end: false });
    far.on("close", () => setTimeout(() => near.destroy(), 1_000));
    for (const socket of [near, far]) socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: to.href.replace(`:${to.port}/`, `:${port}/`), close: () => server.close() };
}

test.each(Object.entries(programs))(
  "a program goes on after it has closed %s, however long that takes",
  async (_, program) => {
    const way = await slowWay(new URL(process.env.DATABASE_URL ?? ""));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "-e", program],
      { env: { ...process.env, DATABASE_URL: way.url } },
    );
    expect(stdout).toBe("closed\n");
    way.close();
  },
);
