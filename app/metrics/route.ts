import { scrape } from "@/lib/platform/metrics/service";

export const dynamic = "force-dynamic";

/** What Prometheus asks for, behind METRICS_TOKEN. */
export function GET(request: Request): Promise<Response> {
  return scrape(request.headers.get("authorization"));
}
