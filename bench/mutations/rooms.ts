/** Where a fault would be worst, and the tests that ought to notice one there. */
export const rooms: { name: string; files: string[]; tests: string[] }[] = [
  {
    name: "filing",
    files: ["attach", "primary", "recognise", "service"].map((file) => `lib/holdings/filing/${file}.ts`),
    tests: ["lib/holdings/filing"],
  },
  {
    name: "permissions",
    files: ["lib/api/road/permission.ts", "lib/api/road/authenticate.ts", "lib/platform/context.ts"],
    tests: [
      ...["lib/platform/context.test.ts", "lib/api/road/permission.test.ts"],
      ...["cross-origin", "shown-team", "late-body"].map((name) => `lib/api/road/${name}.api.test.ts`),
      "lib/api/roles.api.test.ts",
    ],
  },
  {
    name: "tenancy",
    files: ["lib/platform/database/team-rows.ts", "lib/platform/signatures.ts"],
    tests: ["lib/api/files", "lib/api/tenancy.api.test.ts"],
  },
  {
    name: "idempotency",
    files: ["lib/api/idempotency/service.ts"],
    tests: ["lib/api/idempotency", "lib/api/road/one-unit.api.test.ts"],
  },
  {
    name: "limits",
    files: ["budgets", "guesses", "service"].map((file) => `lib/platform/rate-limits/${file}.ts`),
    tests: ["lib/platform/rate-limits", "lib/api/mcp/mcp.api.test.ts"],
  },
  {
    name: "label choice",
    files: ["label-hazards", "precautionary", "whole-precautions", "named-components", "label-identity"].map(
      (file) => `lib/printing/layout/label/${file}.ts`,
    ),
    tests: ["content", "identity", "label-hazards", "named-components", "precautionary"].map(
      (file) => `lib/printing/layout/label/${file}.test.ts`,
    ),
  },
  {
    name: "EMKG",
    files: [
      ...["bands", "control-levels", "fire", "hazard-groups", "inhalation", "limits", "scope", "skin"],
    ].map((file) => `lib/assessments/emkg/${file}.ts`),
    tests: ["control-levels", "limits", "skin", "monotonic"].map(
      (name) => `lib/assessments/emkg/${name}.test.ts`,
    ),
  },
  {
    name: "hazards",
    files: ["hazards", "label-gaps", "properties", "critical-values", "critical-absences"].map(
      (file) => `lib/sheet/${file}.ts`,
    ),
    tests: ["lib/sheet"],
  },
  {
    name: "arbitration",
    files: ["absences", "derived", "limit-substances", "plausibility", "quality"].map(
      (file) => `lib/extraction/arbitrate/${file}.ts`,
    ),
    tests: ["lib/extraction/arbitrate", "lib/extraction/document.test.ts"],
  },
];
