import type { Operation } from "@/lib/api/operation";
import { type Actor, mayAdminister, mayWrite } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";

/** Whether an actor may call an operation at all; the assistant's tool list asks the same. */
export function isPermitted(operation: Operation, actor: Actor): boolean {
  if (operation.sessionOnly && actor.kind === "key") return false;
  if (isHeldBack(operation, actor)) return false;
  if (operation.permission === "admin") return mayAdminister(actor);
  return operation.permission === "read" || mayWrite(actor);
}

/** Refuses with 403 what the actor may not call, saying why. */
export function checkPermission(operation: Operation, actor: Actor): void {
  if (isPermitted(operation, actor)) return;
  throw new AppError("forbidden", reason(operation, actor));
}

function isHeldBack(operation: Operation, actor: Actor): boolean {
  return actor.kind === "user" && actor.lacksSecondFactor === true && !operation.beforeSecondFactor;
}

function reason(operation: Operation, actor: Actor): string {
  if (isHeldBack(operation, actor)) return "This team asks for a second factor: set yours up first.";
  if (actor.kind !== "key") return "Your role in this team does not allow this.";
  if (operation.sessionOnly) return "This is done in the web application; API keys cannot call it.";
  return "This API key is read-only.";
}
