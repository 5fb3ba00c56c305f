import { setTimeout as wait } from "node:timers/promises";
import { isDeclared } from "./declared";

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a check reads what it expects out of JSON
  body: any;
  bytes: Uint8Array<ArrayBuffer>;
};

type Options = { headers?: Record<string, string>; body?: BodyInit; key?: string | null; json?: unknown };

/** A service under check, called as any program would call it. */
export class Service {
  private turn = 0;

  constructor(
    readonly base: string,
    private readonly keys: string[],
  ) {}

  get = (path: string, options?: Options) => this.call("GET", path, options);
  delete = (path: string, options?: Options) => this.call("DELETE", path, options);
  post = (path: string, json?: unknown, options?: Options) => this.call("POST", path, { json, ...options });
  put = (path: string, json?: unknown, options?: Options) => this.call("PUT", path, { json, ...options });
  patch = (path: string, json?: unknown, options?: Options) => this.call("PATCH", path, { json, ...options });

  /** Calls take the keys in turn; `key: null` sends none. */
  async call(method: string, path: string, options: Options = {}): Promise<Answer> {
    this.turn += 1;
    const key = options.key === undefined ? this.keys[this.turn % this.keys.length] : options.key;
    const headers = new Headers(options.headers);
    if (key) headers.set("authorization", `Bearer ${key}`);
    if (options.json !== undefined) headers.set("content-type", "application/json");
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const url = /^https?:/.test(path) ? path : `${this.base}/v1${path}`;
    const response = await fetch(url, { method, headers, body, redirect: "manual" });
    if (!(await isDeclared(this.base, method, url, response.status)))
      throw new Error(
        `${method} ${path} answered ${response.status}, which the OpenAPI document does not declare`,
      );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = bytes.length > 0 && response.headers.get("content-type")?.includes("json");
    const text = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : null;
    return { status: response.status, headers: response.headers, body: text, bytes };
  }

  upload(bytes: Uint8Array | string, name = "sheet.pdf", path = "/sds"): Promise<Answer> {
    return this.call("POST", path, {
      body: form({ file: new File([new Uint8Array(Buffer.from(bytes))], name) }),
    });
  }

  /** Waits until a document is no longer processing. */
  async whenRead(id: string): Promise<Answer> {
    for (let second = 0; second < 240; second += 1) {
      const answer = await this.get(`/sds/${id}`);
      if (answer.body.data.status !== "processing") return answer;
      await wait(1000);
    }
    throw new Error(`document ${id} is still processing after four minutes`);
  }

  /** The three steps of an ingest up to the end of its run. */
  async ingest(bytes: Uint8Array | string, wanted: Record<string, unknown> = {}): Promise<Answer> {
    const { upload_id, upload_url } = (await this.post("/uploads", {})).body.data;
    await this.sendPdf(upload_url, bytes);
    const { run_id } = (await this.post(`/uploads/${upload_id}/ingest`, wanted)).body.data;
    return this.whenRun(run_id);
  }

  sendPdf(url: string, bytes: Uint8Array | string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.call("PUT", url, {
      key: null,
      body: new Uint8Array(Buffer.from(bytes)),
      headers: { "content-type": "application/pdf", ...headers },
    });
  }

  async whenRun(id: string): Promise<Answer> {
    for (let second = 0; second < 240; second += 1) {
      const answer = await this.get(`/uploads/${id}`);
      if (["ready", "failed"].includes(answer.body.data.state)) return answer;
      await wait(1000);
    }
    throw new Error(`run ${id} has not ended after four minutes`);
  }
}

export function form(members: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(members)) data.set(name, value);
  return data;
}
