import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment";

describe("readEnvironment", () => {
  it("needs nothing: every setting has a default", () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      DATA_DIR: resolve(".data"),
      BASE_URL: "http://localhost:3000",
      CONNECT_URL: "http://localhost:3000",
      STORAGE_DRIVER: "disk",
    });
  });

  it("derives the printed addresses from the port, and CONNECT_URL from BASE_URL without its last slash", () => {
    expect(readEnvironment({ PORT: "4100" }).BASE_URL).toBe("http://localhost:4100");
    expect(readEnvironment({ BASE_URL: "https://sds.example.com/" })).toMatchObject({
      BASE_URL: "https://sds.example.com",
      CONNECT_URL: "https://sds.example.com",
    });
  });

  it("sends mail with a server and a sender, and with neither of them alone", () => {
    const SMTP_URL = "smtps://user:hidden@mail.example.com";
    for (const MAIL_FROM of ["sds@example.com", "Sheets of Example <sds@example.com>"])
      expect(readEnvironment({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
    expect(faultOf({ SMTP_URL })).toContain("MAIL_FROM: must be set");
    expect(faultOf({ MAIL_FROM: "sds@example.com" })).toContain("SMTP_URL: must be set");
    const faulty = faultOf({ SMTP_URL: "https://user:hidden@mail.example.com", MAIL_FROM: "a@b, c@d" });
    expect(faulty).toMatch(/SMTP_URL: must[\s\S]*MAIL_FROM: must/);
    expect(faulty).not.toContain("hidden");
  });

  it("signs in with a provider when its three settings are there, over HTTPS alone", () => {
    const all = {
      OIDC_ISSUER: "https://id.example.com/realm/",
      OIDC_CLIENT_ID: "a",
      OIDC_CLIENT_SECRET: "hidden",
    };
    expect(readEnvironment(all)).toMatchObject({
      OIDC_ISSUER: "https://id.example.com/realm",
      OIDC_NAME: "OpenID Connect",
    });
    expect(readEnvironment({ ...all, OIDC_ISSUER: "http://localhost:9000" }).OIDC_ISSUER).toBeDefined();
    expect(faultOf({ ...all, OIDC_ISSUER: "http://id.example.com" })).toContain("OIDC_ISSUER: must begin");
    expect(faultOf({ OIDC_CLIENT_SECRET: "hidden" })).toMatch(/OIDC_ISSUER: must.*OIDC_CLIENT_ID: must/s);
    expect(faultOf({ OIDC_CLIENT_SECRET: "hidden" })).not.toContain("hidden");
  });

  it("believes the proxies that are named, by address or network, and refuses what is neither", () => {
    expect(readEnvironment({}).TRUSTED_PROXIES).toEqual([]);
    expect(
      readEnvironment({ TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,::1,fd00::/8" }).TRUSTED_PROXIES,
    ).toEqual(["127.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"]);
    for (const TRUSTED_PROXIES of ["proxy.example.com", "10.0.0.0/33", "10.0.0.0/", "1.2.3.4,", "*"])
      expect(faultOf({ TRUSTED_PROXIES })).toContain("TRUSTED_PROXIES: must be addresses");
  });

  it("takes an empty value for an unset one and leaves unknown names alone", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: " ", HOME: "/home/someone" }).PORT).toBe(3000);
  });

  it("names every fault in one message, without the values of secrets", () => {
    const faulty = {
      PORT: "80a",
      BASE_URL: "sds.example.com",
      DATABASE_URL: "mysql://user:hidden@host/name",
      AUTH_SECRET: "short-secret",
      WORKER_CONCURRENCY: "0",
      STORAGE_DRIVER: "tape",
    };
    const message = faultOf(faulty);
    for (const name of Object.keys(faulty)) expect(message).toContain(`  ${name}: must `);
    expect(message).not.toMatch(/hidden|short-secret/);
  });

  it("asks for what the chosen storage driver needs", () => {
    expect(faultOf({ STORAGE_DRIVER: "s3", S3_ACCESS_KEY_ID: "a" })).toMatch(
      /S3_BUCKET: must.*S3_SECRET_ACCESS_KEY: must/s,
    );
    expect(faultOf({ STORAGE_DRIVER: "uploadthing" })).toContain("UPLOADTHING_TOKEN: must");
    expect(readEnvironment({ STORAGE_DRIVER: "s3", S3_BUCKET: "sheets" }).S3_REGION).toBe("us-east-1");
  });

  it("refuses a schema in DATABASE_URL rather than ignoring it", () => {
    expect(faultOf({ DATABASE_URL: "postgresql://a@b/c?schema=d" })).toContain("?schema= is not supported");
  });
});

function faultOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
  }
  return "";
}
