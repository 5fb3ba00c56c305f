import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Id, PageInput, PageMeta } from "@/lib/api/values";
import { Location, LocationFields, Workplace, WorkplaceType } from "./schema";
import * as workplaces from "./service";

const document = { family: "document", tag: "Locations", limit: "none" } as const;

export const listLocations = operation({
  ...document,
  id: "listLocations",
  method: "GET",
  path: "/locations",
  summary: "List locations",
  description: "Storage locations, rooms and departments by name; the Library API calls them workplaces.",
  permission: "read",
  input: z.object({
    ...PageInput,
    type: WorkplaceType.nullable().optional().describe("`null`: locations without a type."),
    query: z.string().max(200).optional().describe("Searches name and description."),
  }),
  output: z.object({ meta: PageMeta, data: z.array(Location) }),
  status: 200,
  run: (context, input) => workplaces.listLocations(context, input),
});

export const createLocation = operation({
  ...document,
  id: "createLocation",
  method: "POST",
  path: "/locations",
  summary: "Create a location",
  description: "Its name must be unique within the team, ignoring case.",
  permission: "write",
  idempotent: true,
  answersResource: true,
  input: LocationFields,
  output: z.object({ data: Location }),
  status: 201,
  run: async (context, input) => ({ data: await workplaces.create(context, input) }),
});

export const updateLocation = operation({
  ...document,
  id: "updateLocation",
  method: "PATCH",
  path: "/locations/{locationId}",
  summary: "Change a location",
  description: "Members that are left out stay as they are; null clears an optional one.",
  permission: "write",
  input: LocationFields.partial().extend({ locationId: Id.describe("Id of the location.") }),
  output: z.object({ data: Location }),
  current: async (context, { locationId }) =>
    Location.parse(await workplaces.readLocation(context, locationId)),
  status: 200,
  errors: ["not-found"],
  tool: { idempotent: true },
  run: async (context, { locationId, ...change }) => ({
    data: await workplaces.update(context, locationId, change),
  }),
});

export const listWorkplaces = operation({
  family: "library",
  tag: "Workplaces",
  limit: "library",
  id: "listWorkplaces",
  method: "GET",
  path: "/workplaces",
  summary: "List the team's workplaces",
  description:
    "Every workplace by name with the number of products placed there. Their ids are the location ids.",
  permission: "read",
  input: z.object({}),
  output: z.object({ data: z.array(Workplace) }),
  status: 200,
  run: async (context) => ({ data: await workplaces.listWorkplaces(context) }),
});
