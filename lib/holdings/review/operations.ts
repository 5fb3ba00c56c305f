import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { ReleaseWish, Review, ReviewChange } from "./schema";
import * as review from "./service";

const common = { family: "document", tag: "SDS documents", limit: "none", status: 200 } as const;
const sdsId = Id.describe("Id of the SDS document.");
const output = z.object({ data: Review });

const showThePage =
  "Before you confirm, correct or deny anything: show the person the page of the original sheet at `source` (or the sheet, where there is none), " +
  "read the printed value to them, and go on only with what they answer. Never confirm on your own: somebody's first aid may hang on it.";

export const getReview = operation({
  ...common,
  id: "getReview",
  method: "GET",
  path: "/sds/{sdsId}/review",
  summary: "Read the critical values of a sheet and how far each can be relied on",
  description:
    "Product name, supplier, emergency telephone, hazards, components, first aid, exposure limits, flash point and transport: whether each was read, " +
    "is doubtful or missing, or is absent from the sheet, where it stands, and what a person has confirmed or corrected. `value` is what holds " +
    "everywhere, `read_value` what the sheet reads. `earlier` shows what a person made of it in an earlier revision.",
  permission: "read",
  input: z.object({ sdsId }),
  output,
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await review.read(context, sdsId) }),
});

export const writeReview = operation({
  ...common,
  id: "writeReview",
  method: "PUT",
  path: "/sds/{sdsId}/review",
  summary: "Confirm, correct or deny critical values of a sheet",
  description:
    "All of the values or none. What is said holds everywhere at once: documents, sections, products, labels, cards, assessments, registers and exports " +
    "of the team; other teams that hold the same sheet see nothing of it. It outlives reading again; where the sheet then reads otherwise, the value " +
    "is doubtful again. `state: read` takes it back. A sheet that could not be read may be filled in like this. A release ends with any change.",
  permission: "write",
  input: ReviewChange.extend({ sdsId }),
  output,
  errors: ["not-found", "conflict"],
  tool: {
    idempotent: true,
    description: `Keeps what a person says of critical values: confirmed, corrected (with the value), absent, or read to take it back. ${showThePage}`,
  },
  run: async (context, { sdsId, ...change }) => ({ data: await review.write(context, sdsId, change) }),
});

export const releaseSheet = operation({
  ...common,
  id: "releaseSheet",
  method: "POST",
  path: "/sds/{sdsId}/release",
  summary: "Release a sheet: answer for what is used of it",
  description:
    "409 with `open` while values are doubtful or missing; `accept_open: true` with a `reason` releases it nevertheless, and both are kept.",
  permission: "write",
  idempotent: true,
  answersResource: true,
  input: ReleaseWish.extend({ sdsId }),
  output,
  errors: ["not-found", "conflict"],
  tool: {
    idempotent: true,
    description:
      "Keeps that a person answers for the sheet. 409 with `open` while values are doubtful or missing. " +
      `${showThePage} Accept open values only when the person says so and why.`,
  },
  run: async (context, { sdsId, ...wish }) => ({ data: await review.release(context, sdsId, wish) }),
});

export const withdrawRelease = operation({
  ...common,
  id: "withdrawRelease",
  method: "DELETE",
  path: "/sds/{sdsId}/release",
  summary: "Take the release of a sheet back",
  description: "What people have said of its values stays. Where there is no release, nothing changes.",
  permission: "write",
  resource: getReview,
  answersResource: true,
  input: z.object({ sdsId }),
  output,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { sdsId }) => ({ data: await review.withdraw(context, sdsId) }),
});
