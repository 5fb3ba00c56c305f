import { z } from "zod";
import { operation } from "@/lib/operations/operation";
import { Id } from "@/lib/operations/values";
import { EmkgAnswers, RecessAnswers, SignableEmkg, SignableRecess } from "./schema";
import { toEmkg, toRecess } from "./serialiser";
import * as assessments from "./service";

const id = Id.describe("Id of the product.");
const placement = { id, workplace_id: Id.describe("Id of the workplace.") };
const web = {
  family: "web",
  tag: "Risk assessments",
  limit: "none",
  permission: "write",
  sessionOnly: true,
  status: 200,
  tool: null,
} as const;

export const listRiskAssessments = operation({
  family: "library",
  tag: "Risk assessments",
  limit: "library",
  id: "listRiskAssessments",
  method: "GET",
  path: "/products/{id}/risk-assessments",
  summary: "Read a product's risk assessments by workplace",
  description:
    "One entry for each workplace where the product is placed, with its RECESS and EMKG assessment; null where none has been made.",
  permission: "read",
  input: z.object({ id }),
  output: z.object({
    data: z.array(
      z.object({
        workplace: z.object({ id: Id, name: z.string() }),
        recess: SignableRecess.nullable(),
        emkg: SignableEmkg.nullable(),
      }),
    ),
  }),
  status: 200,
  errors: ["not-found"],
  run: async (context, input) => ({ data: await assessments.ofProduct(context, input.id) }),
});

export const writeRecessAssessment = operation({
  ...web,
  id: "writeRecessAssessment",
  method: "PUT",
  path: "/products/{id}/workplaces/{workplace_id}/recess",
  summary: "Write the RECESS assessment of a product at a workplace",
  input: RecessAnswers.extend(placement),
  output: z.object({ data: SignableRecess }),
  errors: ["not-found"],
  run: async (context, { id: productId, workplace_id: workplaceId, ...answers }) => ({
    data: await assessments.writeRecess(context, { productId, workplaceId }, answers),
  }),
});

export const writeEmkgAssessment = operation({
  ...web,
  id: "writeEmkgAssessment",
  method: "PUT",
  path: "/products/{id}/workplaces/{workplace_id}/emkg",
  summary: "Write the EMKG assessment of a product at a workplace",
  input: z.object({ ...placement, assessment_answers: EmkgAnswers }),
  output: z.object({ data: SignableEmkg }),
  errors: ["not-found", "conflict"],
  run: async (context, { id: productId, workplace_id: workplaceId, assessment_answers }) => ({
    data: await assessments.writeEmkg(context, { productId, workplaceId }, assessment_answers),
  }),
});

export const signRecessAssessment = operation({
  ...web,
  id: "signRecessAssessment",
  method: "POST",
  path: "/products/{id}/workplaces/{workplace_id}/recess/sign",
  summary: "Sign the RECESS assessment of a product at a workplace",
  input: z.object(placement),
  output: z.object({ data: SignableRecess }),
  errors: ["not-found", "conflict"],
  run: async (context, { id: productId, workplace_id: workplaceId }) => ({
    data: toRecess(await assessments.sign(context, { productId, workplaceId }, "recess")),
  }),
});

export const signEmkgAssessment = operation({
  ...web,
  id: "signEmkgAssessment",
  method: "POST",
  path: "/products/{id}/workplaces/{workplace_id}/emkg/sign",
  summary: "Sign the EMKG assessment of a product at a workplace",
  input: z.object(placement),
  output: z.object({ data: SignableEmkg }),
  errors: ["not-found", "conflict"],
  run: async (context, { id: productId, workplace_id: workplaceId }) => ({
    data: toEmkg(await assessments.sign(context, { productId, workplaceId }, "emkg")),
  }),
});
