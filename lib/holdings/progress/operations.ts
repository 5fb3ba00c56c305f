import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { ReadingProgress } from "./schema";
import { progress } from "./service";

export const listReadingProgress = operation({
  family: "web",
  tag: "SDS documents",
  limit: "none",
  sessionOnly: true,
  tool: null,
  id: "listReadingProgress",
  method: "GET",
  path: "/reading-progress",
  summary: "How far the scans that are being read have come",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(ReadingProgress) }),
  status: 200,
  run: async (context) => ({ data: await progress(context) }),
});
