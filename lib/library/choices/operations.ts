import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { invalid } from "@/lib/platform/errors";
import * as choices from "./service";

const web = {
  family: "web",
  tag: "Choices",
  limit: "none",
  path: "/choices/{name}",
  sessionOnly: true,
  tool: null,
  // A reader's own choices are theirs to keep.
  permission: "read",
  status: 200,
} as const;
const name = z
  .string()
  .regex(/^[a-z][a-z0-9.-]{0,79}$/)
  .describe("The screen, e.g. `labels`.");
const Choice = z.record(z.string().max(80), z.json());

export const getChoice = operation({
  ...web,
  id: "getChoice",
  method: "GET",
  summary: "Read what the person chose last on a screen",
  input: z.object({ name }),
  output: z.object({ data: Choice }),
  run: async (context, { name }) => ({ data: Choice.parse(await choices.recall(context, name)) }),
});

export const keepChoice = operation({
  ...web,
  id: "keepChoice",
  method: "PUT",
  summary: "Keep what the person chose on a screen",
  input: z.object({ name, value: Choice }),
  output: z.object({ data: Choice }),
  async run(context, { name, value }) {
    if (JSON.stringify(value).length > longest) throw invalid("value", `must be under ${longest} characters`);
    await choices.keep(context, name, value);
    return { data: value };
  },
});

const longest = 20_000;
