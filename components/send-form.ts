import { toProblem } from "./api";
import { teamFetch } from "./page-team";

/** Posts a form with a file; errors as `callApi`. */
export async function sendForm<Answer>(
  path: string,
  members: Record<string, string | File>,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) form.append(name, value);
  const response = await teamFetch(path, { method: "POST", body: form });
  const body = await response.json().catch(() => null);
  if (!response.ok) throw toProblem(response.status, body, response.headers.get("x-request-id"));
  return body;
}
