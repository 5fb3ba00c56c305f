import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, text } from "@/lib/api/values";
import { Run, RunState, Upload } from "./schema";
import * as uploads from "./service";

const common = { family: "library", tag: "Uploads", limit: "library" } as const;

export const createUpload = operation({
  ...common,
  id: "createUpload",
  method: "POST",
  path: "/uploads",
  summary: "Start the upload of a sheet",
  description:
    "Step 1 of 3. Step 2: PUT the PDF to `upload_url` with the header Content-Type: application/pdf and without the API key. " +
    "Step 3: `POST /uploads/{upload_id}/ingest`.",
  permission: "write",
  idempotent: true,
  input: z.object({ file_name: text(255).nullable().optional() }),
  output: z.object({ data: Upload }),
  status: 201,
  run: async (context, { file_name }) => ({ data: await uploads.create(context, file_name ?? null) }),
});

export const ingestUpload = operation({
  ...common,
  id: "ingestUpload",
  method: "POST",
  path: "/uploads/{upload_id}/ingest",
  summary: "Extract and file an uploaded sheet",
  description:
    "Step 3 of 3; poll `GET /uploads/{run_id}` until the state is ready. With `product_id` the sheet is attached to that product, " +
    "with `workplace_id` its product is placed there; with neither it goes to the product it clearly matches, else to a new one. " +
    "A second ingest of an upload returns its run.",
  permission: "write",
  idempotent: true,
  input: z.object({
    upload_id: Id,
    product_id: Id.nullable().optional(),
    workplace_id: Id.nullable().optional(),
  }),
  output: z.object({ data: z.object({ run_id: Id, state: RunState }) }),
  status: 202,
  errors: ["not-found", "conflict"],
  tool: { idempotent: true },
  prepare: (context, { upload_id }) => uploads.takeFromStore(context, upload_id),
  run: async (context, { upload_id, ...wanted }) => ({
    data: await uploads.ingest(context, upload_id, wanted),
  }),
});

export const getRun = operation({
  ...common,
  id: "getRun",
  method: "GET",
  path: "/uploads/{run_id}",
  summary: "Read how far a run is",
  description: "Poll until the state is ready or failed, no faster than once a second.",
  permission: "read",
  input: z.object({ run_id: Id }),
  output: z.object({ data: Run }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { run_id }) => ({ data: await uploads.readRun(context, run_id) }),
});
