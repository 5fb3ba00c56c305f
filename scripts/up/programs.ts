import { environment } from "@/lib/platform/environment";
import { program } from "@/lib/platform/programs";
import type { Program } from "./supervised";

export function webProgram(isDevelopment: boolean): Program {
  const { HOST, PORT, TRUSTED_PROXIES: trustedProxies, BASE_URL: baseUrl } = environment();
  const way = JSON.stringify({ trustedProxies, baseUrl });
  return {
    name: "web server",
    args: ["scripts/up/web.mjs", isDevelopment ? "dev" : "start", HOST, String(PORT), way],
    environment: { NODE_ENV: isDevelopment ? "development" : "production" },
    stopLimitMs: 8_000,
  };
}

export function workerProgram(isDevelopment: boolean): Program {
  const { file, nodeArguments } = program("workers/main.ts");
  return {
    name: "worker",
    args: [...nodeArguments, file],
    environment: { NODE_ENV: isDevelopment ? "development" : "production" },
    // A sheet takes seconds; one that takes longer is taken up again after the next start.
    stopLimitMs: 15_000,
  };
}
