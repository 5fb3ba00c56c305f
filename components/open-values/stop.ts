import { ApiProblem } from "@/components/api";
import { type CriticalPath, criticalPaths } from "@/lib/sheet/critical-paths";

/** A sheet that the team stops, and what of it stands open. */
export type StoppedSheet = { id: string; name: string; open: CriticalPath[]; isSuperseded: boolean };

/** That a person goes on nevertheless, as the API takes it. */
export type Acceptance = { accept_open: true; reason: string };

/** The sheets for which the team stops something, as a refusal names them; none where it was refused for something else. */
export function stoppedSheets(error: unknown): StoppedSheet[] {
  if (!(error instanceof ApiProblem) || error.status !== 409) return [];
  const open = listIn(error.body, "open").filter(isOpen);
  const superseded = listIn(error.body, "superseded");
  return listIn(error.body, "sheets")
    .filter(isNamed)
    .map(({ id, name }) => ({
      id,
      name,
      open: criticalPaths.filter((path) => open.some((one) => one.sds_id === id && one.path === path)),
      isSuperseded: superseded.includes(id),
    }));
}

function listIn(body: unknown, name: string): unknown[] {
  const value: unknown = typeof body === "object" && body ? Reflect.get(body, name) : null;
  return Array.isArray(value) ? value : [];
}

function isOpen(value: unknown): value is { sds_id: string; path: string } {
  return typeof value === "object" && value !== null && "sds_id" in value && "path" in value;
}

function isNamed(value: unknown): value is { id: string; name: string } {
  return typeof value === "object" && value !== null && "id" in value && "name" in value;
}
