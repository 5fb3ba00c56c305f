import type { z } from "zod";
import { contextOfPerson } from "@/lib/access/sign-in/service";
import { handle } from "@/lib/api/road/http";

type Body = string | FormData | undefined;

/** Calls operations as a person who is signed in does, in this process. */
export class DemoPerson {
  constructor(
    readonly userId: string,
    readonly teamId: string,
  ) {}

  /** Reads what is at a path in the shape asked for. */
  async read<Shape extends z.ZodType>(shape: Shape, path: string): Promise<z.output<Shape>> {
    return shape.parse(await this.call("GET", path, undefined));
  }

  /** Sends an object and reads the answer in the shape asked for. */
  async send<Shape extends z.ZodType>(
    shape: Shape,
    method: "POST" | "PUT" | "PATCH",
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ): Promise<z.output<Shape>> {
    return shape.parse(await this.call(method, path, JSON.stringify(body), headers));
  }

  /** Sends a file as a browser's form does. */
  async upload<Shape extends z.ZodType>(
    shape: Shape,
    path: string,
    file: { fileName: string; bytes: Uint8Array },
    members: Record<string, string> = {},
  ): Promise<z.output<Shape>> {
    const form = new FormData();
    form.set("file", new File([new Uint8Array(file.bytes)], file.fileName));
    for (const [name, value] of Object.entries(members)) form.set(name, value);
    return shape.parse(await this.call("POST", path, form));
  }

  private async call(method: string, path: string, body: Body, more: Record<string, string> = {}) {
    const headers = new Headers({ "sec-fetch-site": "same-origin", ...more });
    if (typeof body === "string") headers.set("content-type", "application/json");
    const request = new Request(`http://localhost/v1${path}`, { method, headers, body });
    const response = await handle(request, (_request, requestId) =>
      contextOfPerson(this.userId, this.teamId, requestId),
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    const answer: unknown = JSON.parse(text);
    return answer;
  }
}
