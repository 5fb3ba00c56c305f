import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, PageMeta } from "@/lib/api/values";
import { Letter, LetterChange, LetterDraft, LetterQuery, LetterWish, NewLetter } from "./schema";
import * as letters from "./service";

const common = { family: "document", tag: "Letters to suppliers", limit: "none" } as const;
const sdsId = Id.describe("Id of the SDS document.");
const one = z.object({ data: Letter });

export const listLetters = operation({
  ...common,
  id: "listLetters",
  method: "GET",
  path: "/letters",
  summary: "List the team's letters to suppliers",
  description:
    "Open ones first, the oldest of them at the top. A letter is open until somebody closes it or a later revision of the sheet comes.",
  permission: "read",
  input: LetterQuery,
  output: z.object({ meta: PageMeta, data: z.array(Letter) }),
  status: 200,
  run: (context, query) => letters.list(context, query, new Date()),
});

export const listSheetLetters = operation({
  ...common,
  id: "listSheetLetters",
  method: "GET",
  path: "/sds/{sdsId}/letters",
  summary: "List the letters to the supplier about a sheet",
  description: "Open ones first. Each holds its words, who wrote it, and whether it is answered.",
  permission: "read",
  input: z.object({ sdsId }),
  output: z.object({ data: z.array(Letter) }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { sdsId }) => ({ data: await letters.ofSheet(context, sdsId) }),
});

export const draftLetter = operation({
  ...common,
  id: "draftLetter",
  method: "POST",
  path: "/sds/{sdsId}/letters/draft",
  summary: "Compose a letter to the supplier without keeping it",
  description:
    "From findings of the second opinion, in the sheet's language or another of en, nl, de and fr: each with its section and page, what is printed, what is expected, and the article. 409 where there is nothing to ask.",
  permission: "read",
  input: LetterWish.extend({ sdsId }),
  output: z.object({ data: LetterDraft }),
  status: 200,
  errors: ["not-found", "conflict"],
  run: async (context, { sdsId, ...wish }) => ({ data: await letters.draft(context, sdsId, wish) }),
});

export const createLetter = operation({
  ...common,
  id: "createLetter",
  method: "POST",
  path: "/sds/{sdsId}/letters",
  summary: "Keep a letter to the supplier",
  description:
    "As composed, or in the words given. It is kept as open and reminded of after 30 days. Nothing is sent: a person sends it.",
  permission: "write",
  idempotent: true,
  input: NewLetter.extend({ sdsId }),
  output: one,
  status: 201,
  errors: ["not-found", "conflict"],
  tool: {
    description:
      "Keeps a letter to the supplier that a person is about to send; nothing is sent by this. Show the person the draft (draft_letter) first.",
  },
  run: async (context, { sdsId, ...letter }) => ({ data: await letters.create(context, sdsId, letter) }),
});

export const changeLetter = operation({
  ...common,
  id: "changeLetter",
  method: "PATCH",
  path: "/sds/{sdsId}/letters/{letterId}",
  summary: "Close a letter to the supplier, or open it again",
  description:
    "Says that the supplier has answered, with what, so that nobody is reminded of it; or takes that back.",
  permission: "write",
  input: LetterChange.extend({ sdsId, letterId: Id }),
  output: one,
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { sdsId, letterId, ...change }) => ({
    data: await letters.change(context, sdsId, letterId, change),
  }),
});
