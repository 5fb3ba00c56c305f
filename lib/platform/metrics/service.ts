import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { environment } from "@/lib/platform/environment";
import { countJobs, countWorkers } from "@/lib/platform/jobs/service";
import { countBroken } from "@/lib/platform/kept-files/service";

/** Seconds: from a product that is looked up to a file that is made. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const requestsName = "sixteen_request_duration_seconds";

/** The process has one register, though the bundles of several routes hold this module. */
function requests(): Histogram<"operation" | "method" | "status"> {
  const known = register.getSingleMetric(requestsName);
  if (known instanceof Histogram) return known;
  collectDefaultMetrics();
  new Gauge({
    name: "sixteen_jobs",
    help: "Jobs in the queue, by state; exhausted ones wait for an operator.",
    labelNames: ["state"],
    async collect() {
      for (const { state, count } of await countJobs()) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "sixteen_broken_files",
    help: "Files of the store that are missing or damaged.",
    async collect() {
      this.set(await countBroken());
    },
  });
  new Gauge({
    name: "sixteen_workers",
    help: "Workers that gave a sign of life.",
    async collect() {
      this.set(await countWorkers());
    },
  });
  return new Histogram({
    name: requestsName,
    help: "How long calls below /v1 took until their answer began, by operation.",
    labelNames: ["operation", "method", "status"],
    buckets,
  });
}

/** Notes one answered call; nothing where nobody asks for metrics. */
export function noteRequest(
  labels: { operation: string; method: string; status: number },
  milliseconds: number,
): void {
  if (environment().METRICS_TOKEN) requests().observe(labels, milliseconds / 1000);
}

/** The answer to a scrape: 404 without METRICS_TOKEN, 401 without the token, else the text format of Prometheus. */
export async function scrape(authorization: string | null): Promise<Response> {
  const { METRICS_TOKEN } = environment();
  if (!METRICS_TOKEN) return new Response("Metrics are off: METRICS_TOKEN is not set.\n", { status: 404 });
  if (!isOperator(authorization))
    return new Response("Send the token as: Authorization: Bearer <METRICS_TOKEN>\n", {
      status: 401,
      headers: { "www-authenticate": "Bearer" },
    });
  requests();
  return new Response(await register.metrics(), {
    headers: { "content-type": register.contentType, "cache-control": "no-store" },
  });
}

/** Whether a call comes with METRICS_TOKEN; without one configured nobody's does. */
export function isOperator(authorization: string | null): boolean {
  const { METRICS_TOKEN } = environment();
  return METRICS_TOKEN !== undefined && isSame(authorization ?? "", `Bearer ${METRICS_TOKEN}`);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
