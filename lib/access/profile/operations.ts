import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Profile, ProfileChange } from "./schema";
import * as profile from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  path: "/profile",
  permission: "read",
  sessionOnly: true,
  tool: null,
  output: z.object({ data: Profile }),
  status: 200,
} as const;

export const getProfile = operation({
  ...web,
  id: "getProfile",
  method: "GET",
  summary: "Read the signed-in person",
  input: z.object({}),
  run: async (context) => ({ data: await profile.read(context) }),
});

export const changeProfile = operation({
  ...web,
  id: "changeProfile",
  method: "PATCH",
  summary: "Change one's own name, language or password",
  input: ProfileChange,
  run: async (context, change) => ({ data: await profile.change(context, change) }),
});
