import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { isFileOutput } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";
import { type ErrorCode, errorTable } from "@/lib/platform/errors";
import { errorCodesOf, openApiDocument } from "./openapi";

type Json = { [member: string]: Json };
const document = JSON.parse(JSON.stringify(openApiDocument(operations, "1.0.0"))) as Json;
const shown = operations.filter((operation) => !operation.sessionOnly);
const described = (path: string, method: string) => document.paths?.[path]?.[method.toLowerCase()];

describe("the OpenAPI document", () => {
  test("lints without error or warning", async () => {
    // The default address of the service is this very machine.
    const rules = { "no-server-example.com": "off" } as const;
    const config = await createConfig({ extends: ["recommended-strict"], rules });
    const findings = await lintFromString({ source: JSON.stringify(document), config });
    expect(findings.map(({ ruleId, location, message }) => [ruleId, location[0]?.pointer, message])).toEqual(
      [],
    );
  });

  test("holds every operation of the table and no other", () => {
    const inDocument = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(inDocument.sort()).toEqual(shown.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(shown.map((operation) => [operation.id, operation] as const))("describes %s", (_, operation) => {
    const entry = described(operation.path, operation.method);
    expect(entry?.summary).toBe(operation.summary);
    const statuses = Object.keys(entry?.responses ?? {}).map(Number);
    for (const code of operation.errors ?? []) expect(statuses).toContain(errorTable[code].status);
    expect(statuses).toContain(401);
  });

  test("gives examples that fit their schemas", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const { id, path, method } of shown) {
      const entry = described(path, method);
      const bodies = [entry?.requestBody, ...Object.values(entry?.responses ?? {})];
      for (const body of bodies) {
        const json = body?.content?.["application/json"];
        if (!json) continue;
        const validate = ajv.compile({ ...json.schema, components: document.components });
        expect(validate(json.example), `${id}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      }
    }
  });

  test("names no error twice under one status", () => {
    for (const operation of shown) {
      const codes: ErrorCode[] = errorCodesOf(operation);
      expect(new Set(codes.map((code) => errorTable[code].status)).size, operation.id).toBe(codes.length);
    }
  });

  test("calls every body by a name, and refers to what is there", () => {
    const schemas = document.components?.schemas ?? {};
    for (const { id, path, method } of shown) {
      const entry = described(path, method);
      for (const body of [entry?.requestBody, ...Object.values(entry?.responses ?? {})]) {
        const json = body?.content?.["application/json"];
        if (json)
          expect(JSON.stringify(json.schema), id).toMatch(/^\{"\$ref":"#\/components\/schemas\/\w+"\}$/);
      }
    }
    const used = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    for (const [, name = ""] of used) expect(Object.keys(schemas)).toContain(name);
    for (const name of [
      "SdsDocumentDetail",
      "Product",
      "ProductDetail",
      "QuantityLine",
      "Location",
      "Review",
      "Section2",
    ])
      expect(Object.keys(schemas)).toContain(name);
    for (const name of Object.keys(schemas)) expect(name).toMatch(/^[A-Z]\w+$/);
  });

  test("declares what the headers of conditions and ranges lead to", () => {
    for (const { id, path, method, output } of shown) {
      const statuses = Object.keys(described(path, method)?.responses ?? {});
      if (method === "GET") expect(statuses, id).toContain("304");
      if (["PATCH", "PUT", "DELETE"].includes(method)) expect(statuses, id).toContain("412");
      if (isFileOutput(output)) expect(statuses, id).toEqual(expect.arrayContaining(["206", "416"]));
    }
  });
});
