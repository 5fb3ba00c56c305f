import { z } from "zod";
import { FileReply, operation, stays } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { openWish } from "@/lib/holdings/using/schema";
import { checkUse } from "@/lib/holdings/using/service";
import {
  ApprovedCardFilter,
  ApprovedCardList,
  ApprovedCardResource,
  CardApprovalRequest,
  GroupCardApprovalRequest,
  WorkerName,
} from "./schema";
import * as cards from "./service";

const common = { family: "document", tag: "Labels and safety cards", limit: "none", status: 200 } as const;
const web = { ...common, family: "web", sessionOnly: true, tool: null } as const;
const cardId = Id.describe("Id of the approved safety card.");
const output = z.object({ data: ApprovedCardResource });

export const listApprovedCards = operation({
  ...common,
  id: "listApprovedCards",
  method: "GET",
  path: "/safety-cards",
  summary: "List approved safety cards",
  description:
    "Cards that a person has approved in the web application, with who has been instructed by them (GefStoffV § 14(2)). One whose product's sheet says otherwise by now is `outdated`, and `changes` tells what.",
  permission: "read",
  input: ApprovedCardFilter,
  output: ApprovedCardList,
  run: async (context, filter) => cards.list(context, filter),
});

export const getApprovedCard = operation({
  ...common,
  id: "getApprovedCard",
  method: "GET",
  path: "/safety-cards/{cardId}/file",
  summary: "Download an approved safety card",
  description: "The PDF as it was when it was approved.",
  permission: "read",
  input: z.object({ cardId }),
  output: { file: ["application/pdf"] },
  errors: ["not-found"],
  run: async (context, input) =>
    new FileReply({
      ...(await cards.file(context, input.cardId)),
      contentType: "application/pdf",
      disposition: "inline",
    }),
});

export const approveSafetyCard = operation({
  ...web,
  id: "approveSafetyCard",
  method: "POST",
  path: "/sds/{sdsId}/safety-cards",
  summary: "Approve a safety card",
  permission: "write",
  input: CardApprovalRequest.extend({ sdsId: Id.describe("Id of the SDS document."), ...openWish }),
  output,
  status: 201,
  errors: ["not-found", "conflict"],
  async run(context, { sdsId, accept_open, reason, ...wish }) {
    const unreleased = await checkUse(context, "cards", { id: sdsId }, { accept_open, reason });
    return {
      data: await cards.approve(context, { sds_ids: [sdsId], group: null }, wish, unreleased.length > 0),
    };
  },
});

export const approveGroupCard = operation({
  ...web,
  id: "approveGroupCard",
  method: "POST",
  path: "/safety-cards",
  summary: "Approve one safety card for several products",
  permission: "write",
  input: GroupCardApprovalRequest.extend(openWish),
  output,
  status: 201,
  errors: ["not-found", "conflict"],
  async run(context, { name, sds_ids, accept_open, reason, ...wish }) {
    const sheets = { id: { in: sds_ids } };
    const unreleased = await checkUse(context, "cards", sheets, { accept_open, reason });
    return { data: await cards.approve(context, { sds_ids, group: name }, wish, unreleased.length > 0) };
  },
});

export const withdrawSafetyCard = operation({
  ...web,
  id: "withdrawSafetyCard",
  method: "DELETE",
  path: "/safety-cards/{cardId}",
  summary: "Withdraw an approved safety card",
  permission: "write",
  before: stays,
  input: z.object({ cardId }),
  output,
  errors: ["not-found", "conflict"],
  run: async (context, input) => ({ data: await cards.withdraw(context, input.cardId) }),
});

export const acknowledgeSafetyCard = operation({
  ...web,
  id: "acknowledgeSafetyCard",
  method: "POST",
  path: "/safety-cards/{cardId}/acknowledgements",
  summary: "Note that a worker was instructed by a safety card",
  permission: "read",
  input: z.object({ cardId, name: WorkerName }),
  output,
  errors: ["not-found", "conflict"],
  run: async (context, input) => ({ data: await cards.acknowledge(context, input.cardId, input.name) }),
});
