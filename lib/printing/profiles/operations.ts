import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { ProfileChange, ProfileFields, SafetyCardProfileResource } from "./schema";
import * as profiles from "./service";

const common = { tag: "Safety card profiles", limit: "none" } as const;
const web = { ...common, family: "web", permission: "admin", sessionOnly: true, tool: null } as const;
const id = Id.describe("Id of the profile.");

export const listSafetyCardProfiles = operation({
  ...common,
  family: "document",
  id: "listSafetyCardProfiles",
  method: "GET",
  path: "/safety-card-profiles",
  summary: "List the team's safety card profiles",
  description:
    "Their ids are taken by `GET /sds/{sdsId}/safety-card` as `profile_id`. They are made in the web application.",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(SafetyCardProfileResource) }),
  status: 200,
  run: async (context) => ({ data: await profiles.list(context) }),
});

export const createSafetyCardProfile = operation({
  ...web,
  id: "createSafetyCardProfile",
  method: "POST",
  path: "/safety-card-profiles",
  summary: "Create a safety card profile",
  input: ProfileFields,
  output: z.object({ data: SafetyCardProfileResource }),
  status: 201,
  run: async (context, input) => ({ data: await profiles.create(context, input) }),
});

export const updateSafetyCardProfile = operation({
  ...web,
  id: "updateSafetyCardProfile",
  method: "PATCH",
  path: "/safety-card-profiles/{id}",
  summary: "Change a safety card profile",
  input: ProfileChange.extend({ id }),
  output: z.object({ data: SafetyCardProfileResource }),
  status: 200,
  errors: ["not-found"],
  run: async (context, { id, ...change }) => ({ data: await profiles.update(context, id, change) }),
});

export const deleteSafetyCardProfile = operation({
  ...web,
  id: "deleteSafetyCardProfile",
  method: "DELETE",
  path: "/safety-card-profiles/{id}",
  summary: "Delete a safety card profile",
  input: z.object({ id }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  status: 200,
  errors: ["not-found"],
  async run(context, { id }) {
    await profiles.remove(context, id);
    return { data: { deleted: true as const } };
  },
});
