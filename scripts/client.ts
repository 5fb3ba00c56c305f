import { writeClient } from "./client/write";

/** `npm run client [-- FOLDER]`: the TypeScript client of this version; it needs openapi-fetch alone. */
const folder = process.argv[2] ?? "client";
await writeClient(folder);
console.log(`${folder}/client.ts and ${folder}/schema.d.ts are written. Install openapi-fetch beside them.`);
