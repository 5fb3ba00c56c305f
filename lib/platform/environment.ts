import { isIP } from "node:net";
import { resolve } from "node:path";
import { z } from "zod";

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number(`must be a whole number from ${least} to ${most}`)
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `must be a whole number from ${least} to ${most}`,
    );

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://sds.example.com" })
  .transform((value) => value.replace(/\/+$/, ""));

/** Over HTTPS, except on this computer: whoever stands between could sign in as anybody. */
const issuer = origin.refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/.test(value), {
  error: "must begin with https://",
});

const postgresUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: "must be an address such as postgresql://user:password@host:5432/name",
  })
  .refine((value) => !URL.canParse(value) || !new URL(value).searchParams.has("schema"), {
    error: "?schema= is not supported; set the search_path of the database's user instead",
  });

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: "must be an address such as smtp://user:password@mail.example.com:587",
});

const mailbox = z
  .string()
  .trim()
  .regex(/^(?:[^<>\r\n]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/, {
    error: "must be an address such as Sixteen <sds@example.com>",
  });

/** "10.0.0.0/8, ::1" as its members. */
const networks = z
  .string()
  .transform((list) => list.split(",").map((member) => member.trim()))
  .refine((members) => members.every(isNetwork), {
    error: "must be addresses or networks with commas between them, such as 127.0.0.1, 10.0.0.0/8",
  });

function isNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return most > 0 && !rest.length && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Every setting that is read from the environment, with its default. */
const Settings = z
  .object({
    PORT: wholeNumber(1, 65_535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    /** Whose X-Forwarded-For is believed; unset: nobody's. */
    TRUSTED_PROXIES: networks.default([]),
    DATA_DIR: z
      .string()
      .default(".data")
      .transform((folder) => resolve(/* turbopackIgnore: true */ folder)),
    /** Unset: the embedded PostgreSQL in DATA_DIR. */
    DATABASE_URL: postgresUrl.optional(),
    /** Unset: calls are counted in the database. */
    REDIS_URL: z
      .url({ protocol: /^rediss?$/, error: "must be an address such as redis://:password@host:6379" })
      .optional(),
    /** What links and problem types begin with; unset: http://localhost:<PORT>. */
    BASE_URL: origin.optional(),
    /** The same for the Library API and MCP; unset: BASE_URL. */
    CONNECT_URL: origin.optional(),
    /** Signs sessions and links; unset: generated once and kept in DATA_DIR. */
    AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    WORKER_CONCURRENCY: wholeNumber(1, 64).default(2),
    EXTRACT_TIMEOUT_MS: wholeNumber(1_000, 3_600_000).default(120_000),
    EXTRACT_TOTAL_TIMEOUT_MS: wholeNumber(1_000, 36_000_000).default(1_200_000),
    EXTRACT_MAX_MEMORY_MB: wholeNumber(128, 65_536).default(1_536),
    STORAGE_DRIVER: z.enum(["disk", "s3", "uploadthing"], "must be disk, s3 or uploadthing").default("disk"),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default("us-east-1"),
    /** Unset: Amazon's. */
    S3_ENDPOINT: origin.optional(),
    /** What clients reach the store by; unset: S3_ENDPOINT. */
    S3_PUBLIC_ENDPOINT: origin.optional(),
    /** Unset: the usual places of the AWS SDK. */
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    UPLOADTHING_TOKEN: z.string().optional(),
    /** Unset: invitations are links to copy. */
    SMTP_URL: smtpUrl.optional(),
    /** Who the mails are from. */
    MAIL_FROM: mailbox.optional(),
    /** Unset: /metrics is not there. */
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    /** Unset: people sign in with a password alone. */
    OIDC_ISSUER: issuer.optional(),
    OIDC_CLIENT_ID: z.string().optional(),
    OIDC_CLIENT_SECRET: z.string().optional(),
    /** What the button names. */
    OIDC_NAME: z.string().trim().max(60, "must have at most 60 characters").default("OpenID Connect"),
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
      .default("info"),
  })
  .superRefine((settings, context) => {
    const missing: Partial<Record<keyof typeof settings, string>> = {};
    const { STORAGE_DRIVER, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, UPLOADTHING_TOKEN } = settings;
    if (STORAGE_DRIVER === "s3" && !S3_BUCKET) missing.S3_BUCKET = "must name the bucket of the driver s3";
    if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY)
      missing.S3_SECRET_ACCESS_KEY = "must be set together with S3_ACCESS_KEY_ID, or neither";
    if (STORAGE_DRIVER === "uploadthing" && !UPLOADTHING_TOKEN)
      missing.UPLOADTHING_TOKEN = "must be the token of the UploadThing app";
    if (!settings.SMTP_URL !== !settings.MAIL_FROM)
      missing[settings.SMTP_URL ? "MAIL_FROM" : "SMTP_URL"] =
        "must be set, since mails need both SMTP_URL and MAIL_FROM";
    const oidc = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
    if (oidc.some((name) => settings[name]))
      for (const name of oidc.filter((one) => !settings[one]))
        missing[name] = `must be set, since signing in with a provider needs ${oidc.join(", ")}`;
    for (const [name, message] of Object.entries(missing))
      context.addIssue({ code: "custom", path: [name], message });
  });

/** The settings as the program uses them: checked, with defaults, DATA_DIR absolute. */
export type Environment = z.output<typeof Settings> & { BASE_URL: string; CONNECT_URL: string };

export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

let current: Environment | null = null;

/** The settings of this process, read on first use; throws one error that names every fault. */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}

/** What one sheet may take to be read. */
export function extractionLimits(): { timeoutMs: number; totalMs: number; maxMemoryMb: number } {
  const { EXTRACT_TIMEOUT_MS, EXTRACT_TOTAL_TIMEOUT_MS, EXTRACT_MAX_MEMORY_MB } = environment();
  return {
    timeoutMs: EXTRACT_TIMEOUT_MS,
    totalMs: EXTRACT_TOTAL_TIMEOUT_MS,
    maxMemoryMb: EXTRACT_MAX_MEMORY_MB,
  };
}

/** Reads the settings again at the next use. For tests, which change them. */
export function forgetEnvironment(): void {
  current = null;
}

/** Checks settings given as text; unknown names are left alone and an empty value counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const result = Settings.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
    throw new EnvironmentError(`These settings are not right:\n${[...new Set(faults)].join("\n")}`);
  }
  const settings = result.data;
  const baseUrl = settings.BASE_URL ?? `http://localhost:${settings.PORT}`;
  return { ...settings, BASE_URL: baseUrl, CONNECT_URL: settings.CONNECT_URL ?? baseUrl };
}

/** HSTS where the service is reached by https: a browser never asks by http again. */
export function transportSecurity(): Record<string, string> {
  if (!environment().BASE_URL.startsWith("https://")) return {};
  return { "strict-transport-security": "max-age=31536000" };
}
