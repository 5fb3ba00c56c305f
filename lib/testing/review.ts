import type { ApiClient } from "./api";

/** What a test says of a value of a sheet. */
export type Word = { path: string; value?: unknown; state: string; note?: string };

export const putReview = (client: ApiClient, id: string, values: Word[]) =>
  client.put(`/sds/${id}/review`, { values });

/** A critical value of a document as its review shows it. */
export async function reviewedValue(client: ApiClient, id: string, path: string) {
  const { body } = await client.get(`/sds/${id}/review`);
  return body.data.values.find((one: { path: string }) => one.path === path);
}
