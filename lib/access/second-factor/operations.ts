import { z } from "zod";
import { operation } from "@/lib/api/operation";
import { Enrolment, RecoveryCodes, SecondFactor, WithBoth, WithCode, WithPassword } from "./schema";
import * as secondFactor from "./service";

const web = {
  family: "web",
  tag: "Team",
  limit: "none",
  permission: "read",
  sessionOnly: true,
  tool: null,
  status: 200,
} as const;

export const getSecondFactor = operation({
  ...web,
  id: "getSecondFactor",
  beforeSecondFactor: true,
  method: "GET",
  path: "/second-factor",
  summary: "Read whether signing in asks the person for a code",
  input: z.object({}),
  output: z.object({ data: SecondFactor }),
  run: async (context) => ({ data: await secondFactor.read(context) }),
});

export const beginSecondFactor = operation({
  ...web,
  id: "beginSecondFactor",
  beforeSecondFactor: true,
  method: "POST",
  path: "/second-factor",
  summary: "Give an authenticator its secret",
  input: WithPassword,
  output: z.object({ data: Enrolment }),
  errors: ["conflict"],
  run: async (context, input) => ({ data: await secondFactor.begin(context, input.current_password) }),
});

export const confirmSecondFactor = operation({
  ...web,
  id: "confirmSecondFactor",
  beforeSecondFactor: true,
  method: "POST",
  path: "/second-factor/confirm",
  summary: "Ask for a code at every sign-in from now on",
  input: WithCode,
  output: z.object({ data: RecoveryCodes }),
  errors: ["conflict"],
  run: async (context, input) => ({ data: await secondFactor.confirm(context, input.code) }),
});

export const removeSecondFactor = operation({
  ...web,
  id: "removeSecondFactor",
  method: "POST",
  path: "/second-factor/remove",
  summary: "Ask for the password alone again",
  input: WithBoth,
  output: z.object({ data: SecondFactor }),
  run: async (context, input) => ({ data: await secondFactor.remove(context, input) }),
});
