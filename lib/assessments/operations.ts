import { z } from "zod";
import { languages } from "@/i18n/languages";
import { FileReply, operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { openWish } from "@/lib/holdings/using/schema";
import { EmkgAnswers } from "./emkg/answers";
import { overview } from "./overview/service";
import { reportOfPlacement, reportOfWorkplace } from "./reports/service";
import { Note, RecessAnswers, ReviewMonths, SignableEmkg, SignableRecess, SigningWarning } from "./schema";
import { toEmkg, toRecess } from "./serialiser";
import * as assessments from "./service";
import { substitutesOf } from "./substitutes/service";
import { Overview, PlacementDetail, PlacementView, Status, Substitute } from "./views/schema";
import { detailOf, ofProductForScreens } from "./views/service";

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

const screen = { ...web, permission: "read", method: "GET" } as const;

export const getPlacementAssessments = operation({
  ...screen,
  id: "getPlacementAssessments",
  path: "/products/{id}/workplaces/{workplace_id}/assessments",
  summary: "Show the assessments of a product at a workplace with their history",
  input: z.object(placement),
  output: z.object({ data: PlacementDetail }),
  errors: ["not-found"],
  run: async (context, { id: productId, workplace_id: workplaceId }) => ({
    data: await detailOf(context, { productId, workplaceId }),
  }),
});

export const writeRecessAssessment = operation({
  ...web,
  id: "writeRecessAssessment",
  method: "PUT",
  path: "/products/{id}/workplaces/{workplace_id}/recess",
  resource: getPlacementAssessments,
  before: ({ recess }) => recess,
  summary: "Write the RECESS assessment of a product at a workplace",
  input: RecessAnswers.extend({ ...placement, note: Note.optional() }),
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
  resource: getPlacementAssessments,
  before: ({ emkg }) => emkg,
  summary: "Write the EMKG assessment of a product at a workplace",
  input: z.object({ ...placement, assessment_answers: EmkgAnswers, note: Note.optional() }),
  output: z.object({ data: SignableEmkg }),
  errors: ["not-found", "conflict"],
  run: async (context, { id: productId, workplace_id: workplaceId, assessment_answers, note }) => ({
    data: await assessments.writeEmkg(context, { productId, workplaceId }, assessment_answers, note),
  }),
});

export const signRecessAssessment = operation({
  ...web,
  id: "signRecessAssessment",
  method: "POST",
  path: "/products/{id}/workplaces/{workplace_id}/recess/sign",
  summary: "Sign the RECESS assessment of a product at a workplace",
  input: z.object({ ...placement, review_months: ReviewMonths.default(24), ...openWish }),
  output: z.object({ data: SignableRecess, warnings: z.array(SigningWarning) }),
  errors: ["not-found", "conflict"],
  run: async (
    context,
    { id: productId, workplace_id: workplaceId, review_months: reviewMonths, ...wish },
  ) => {
    const at = { productId, workplaceId };
    const { signed, warnings } = await assessments.sign(context, at, "recess", { reviewMonths, ...wish });
    return { data: toRecess(signed), warnings };
  },
});

export const signEmkgAssessment = operation({
  ...web,
  id: "signEmkgAssessment",
  method: "POST",
  path: "/products/{id}/workplaces/{workplace_id}/emkg/sign",
  summary: "Sign the EMKG assessment of a product at a workplace",
  input: z.object({ ...placement, review_months: ReviewMonths.default(24), ...openWish }),
  output: z.object({ data: SignableEmkg, warnings: z.array(SigningWarning) }),
  errors: ["not-found", "conflict"],
  run: async (
    context,
    { id: productId, workplace_id: workplaceId, review_months: reviewMonths, ...wish },
  ) => {
    const at = { productId, workplaceId };
    const { signed, warnings } = await assessments.sign(context, at, "emkg", { reviewMonths, ...wish });
    return { data: toEmkg(signed), warnings };
  },
});

export const getProductAssessments = operation({
  ...screen,
  id: "getProductAssessments",
  path: "/products/{id}/assessments",
  summary: "Show a product's assessments and what they ask for",
  input: z.object({ id }),
  output: z.object({ data: z.array(PlacementView) }),
  errors: ["not-found"],
  run: async (context, input) => ({ data: await ofProductForScreens(context, input.id) }),
});

export const listSubstitutes = operation({
  ...screen,
  id: "listSubstitutes",
  path: "/products/{id}/workplaces/{workplace_id}/substitutes",
  summary: "Find products of the library that need a lower level for the same work",
  input: z.object(placement),
  output: z.object({ data: z.array(Substitute) }),
  errors: ["not-found", "conflict"],
  run: async (context, { id: productId, workplace_id: workplaceId }) => ({
    data: await substitutesOf(context, { productId, workplaceId }),
  }),
});

export const listAssessments = operation({
  ...screen,
  id: "listAssessments",
  path: "/assessments",
  summary: "Show products by workplaces with what each asks for",
  input: z.object({
    query: z.string().trim().max(200).optional(),
    workplace_id: Id.optional(),
    status: Status.optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    size: z.int().min(1).max(100).default(50),
  }),
  output: Overview,
  errors: ["not-found"],
  run: (context, input) => overview(context, input),
});

const pdf = { contentType: "application/pdf", disposition: "inline" } as const;
const language = z.enum(languages).default("en");

export const getAssessmentReport = operation({
  ...screen,
  id: "getAssessmentReport",
  path: "/products/{id}/workplaces/{workplace_id}/assessments/report",
  summary: "Make the report of a product's assessments at a workplace",
  input: z.object({ ...placement, language }),
  output: { file: [pdf.contentType] },
  errors: ["not-found"],
  async run(context, { id: productId, workplace_id: workplaceId, language }) {
    return new FileReply({
      ...(await reportOfPlacement(context, { productId, workplaceId }, language)),
      ...pdf,
    });
  },
});

export const getWorkplaceAssessmentReport = operation({
  ...screen,
  id: "getWorkplaceAssessmentReport",
  path: "/workplaces/{id}/assessments/report",
  summary: "Make the report of all assessments at a workplace",
  input: z.object({ id: Id.describe("Id of the workplace."), language }),
  output: { file: [pdf.contentType] },
  errors: ["not-found"],
  async run(context, input) {
    return new FileReply({ ...(await reportOfWorkplace(context, input.id, input.language)), ...pdf });
  },
});
