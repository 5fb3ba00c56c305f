import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { substancesLike } from "./substances-like";

const Substance = z.object({
  name: z.string(),
  cas_number: z.string().nullable(),
  ec_number: z.string().nullable(),
  index_number: z.string(),
});

export const findSubstances = operation({
  family: "library",
  tag: "Substances",
  limit: "none",
  sessionOnly: true,
  id: "findSubstances",
  method: "GET",
  path: "/substances",
  summary: "Find substances of CLP Annex VI",
  description:
    "By the beginning of a CAS, EC or index number, or by a part of the name in English; at most ten.",
  permission: "read",
  input: z.object({ query: z.string().trim().min(2).max(100) }),
  output: z.object({ data: z.array(Substance) }),
  status: 200,
  run: async (_, { query }) => ({ data: substancesLike(query) }),
});
