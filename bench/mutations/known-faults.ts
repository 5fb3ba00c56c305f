import type { Mutation } from "./mutation";

type Change = [name: string, find: string, replace: string, only?: string];

/** Faults of one file that the same tests are to notice. */
const of = (file: string, tests: string[], changes: Change[]): Mutation[] =>
  changes.map(([name, find, replace, only]) => ({
    name,
    file,
    mutate: changed(name, find, replace),
    tests,
    only,
  }));

/** What is looked for stands once in the file. */
const changed = (name: string, find: string, replace: string) => (text: string) => {
  if (text.split(find).length !== 2) throw new Error(`${name}: "${find}" is not once in the file`);
  return text.replace(find, () => replace);
};

const tenancy = "lib/api/tenancy.api.test.ts";
const filing = "lib/holdings/filing";

/** Faults that were made once, or that somebody would make. */
export const knownFaults: Mutation[] = [
  ...of(
    "lib/library/products/service.ts",
    [tenancy],
    [
      [
        "tenancy: products.update without the team",
        "where: { id, teamId: context.team.id },\n    data: { ...toColumns(change)",
        "where: { id },\n    data: { ...toColumns(change)",
        "updateProduct",
      ],
      [
        "tenancy: downloadSheet without the team",
        "{ id: sdsId, teamId: context.team.id, productId: id }",
        "{ id: sdsId, productId: id }",
        "downloadProductSheet",
      ],
      [
        "tenancy: workplaces of a filter without the team",
        "where: { teamId: context.team.id, id: { in: [...wanted] } }",
        "where: { id: { in: [...wanted] } }",
        "listProducts",
      ],
    ],
  ),
  ...of(
    "lib/platform/signatures.ts",
    ["lib/api/files/signed-addresses.api.test.ts"],
    [
      ["tenancy: a signature for any path", "{path}\\n", "{method}\\n"],
      ["tenancy: a signature for any method", "{method}", "{expires}"],
      ["tenancy: a signature for ever", "<= Date.now()", "< 0"],
    ],
  ),
  ...of(
    "lib/api/road/authenticate.ts",
    ["lib/api/road/cross-origin.api.test.ts"],
    [
      ["permissions: writes from any origin", "  checkOrigin(request);\n", ""],
      ["permissions: the site is not asked for", "site === null && origin !== null", "origin !== null"],
    ],
  ),
  ...of(
    "lib/api/road/permission.ts",
    ["lib/api/roles.api.test.ts"],
    [
      [
        "permissions: keys in the browser's operations",
        "if (operation.sessionOnly && actor",
        "if (false && actor",
      ],
      ["permissions: readers write", 'operation.permission === "read" ||', "true ||"],
    ],
  ),
  ...of(
    "lib/platform/context.ts",
    ["lib/api/roles.api.test.ts"],
    [
      ["permissions: keys that only read write", "return !actor.readOnly", "return true"],
      ["permissions: editors administer", '["owner", "admin"]', '["owner", "admin", "editor"]'],
      ["permissions: admins do not administer", '["owner", "admin"]', '["owner"]'],
    ],
  ),
  ...of(
    `${filing}/recognise.ts`,
    [`${filing}/service.test.ts`],
    [
      ["filing: into an archived product", " and not p.archived\n    union", "\n    union"],
      [
        "filing: into an archived product that awaits a sheet",
        " and not p.archived\n        and",
        "\n        and",
      ],
    ],
  ),
  ...of(
    `${filing}/service.ts`,
    [`${filing}/service.test.ts`],
    [
      ["filing: into the first of several", "candidates.length === 1 ?", "candidates.length >= 1 ?"],
      ["filing: without waiting for another", "await lockIdentities(tx, teamId, [document]);", ""],
      ["filing: an older sheet takes over", "if (!isLaterRevision(candidate, primary)) return false;", ""],
    ],
  ),
  ...of(
    `${filing}/service.ts`,
    ["lib/workplaces/stock/circles.test.ts"],
    [
      [
        "filing: refers to a product before it locks it",
        "  await lockProduct(tx, teamId, productId);\n  await tx.document",
        "  await tx.document",
      ],
    ],
  ),
  ...of(
    "lib/holdings/bin/service.ts",
    ["lib/workplaces/stock/circles.test.ts"],
    [
      [
        "filing: locks a product that is removed before its sheets",
        "order by id for update`;",
        "and false order by id for update`;",
      ],
    ],
  ),
  ...of(
    "lib/platform/database/transaction.ts",
    ["lib/platform/database/transaction.test.ts"],
    [["filing: what is in each other's way is not tried again", "attempt >= attempts ||", "true ||"]],
  ),
  ...of(
    "lib/printing/processes/pool.ts",
    ["lib/printing/processes/pool.test.ts"],
    [
      [
        "printing: a process that has ended keeps its place",
        "  pool.all = pool.all.filter((other) => other !== maker);\n  maker.process",
        "  maker.process",
        "one after the other",
      ],
      ["printing: a task that failed is never answered", "else current.waiting.reject(", "else void ("],
    ],
  ),
  ...of(
    "lib/api/idempotency/service.ts",
    ["lib/api/idempotency/idempotency.api.test.ts"],
    [
      ["idempotency: another request of the key", "|| kept.request_hash.trim() !== hash", ""],
      ["idempotency: the answer is not kept", "await keep(teamId, request, hash, answer);", ""],
    ],
  ),
  ...of(
    "lib/platform/rate-limits/budgets.ts",
    ["lib/platform/rate-limits/rate-limits.api.test.ts"],
    [
      [
        "limits: one call more",
        "isExceeded: points > budgets[budget]",
        "isExceeded: points > budgets[budget] + 1",
      ],
    ],
  ),
  ...of(
    "lib/assessments/emkg/limits.ts",
    ["lib/assessments/emkg/limits.test.ts"],
    [["EMKG: a limit of a mixture", 'if (kind === "mixture") return "mixture";', ""]],
  ),
  ...of(
    "lib/assessments/emkg/bands.ts",
    ["lib/assessments/emkg/control-levels.test.ts"],
    [
      ["EMKG: a whole kilogram is small", "amount < 1 ?", "amount <= 1 ?"],
      ["EMKG: the boiling point's upper bound", ">= 5 * temperature + 50", "> 5 * temperature + 50"],
    ],
  ),
  ...of(
    "lib/regulation/redundant-statements.ts",
    ["lib/printing/layout/label/label-hazards.test.ts"],
    [["label choice: H318 beside H314", '  ["H314", "H318"],\n', ""]],
  ),
  ...of(
    "lib/extraction/rules/section-3/same-substance.ts",
    ["lib/extraction/rules/section-3/same-substance.test.ts"],
    [
      [
        "arbitration: one name and two CAS numbers",
        "b.value.cas_number) return a.value.cas_number === b.value.cas_number;",
        "b.value.cas_number && a.value.cas_number === b.value.cas_number) return true;",
      ],
    ],
  ),
  ...of(
    "lib/extraction/document.ts",
    ["lib/extraction/document.test.ts"],
    [["arbitration: a doubt at the bound", "confidence >= leastConfidence", "confidence > leastConfidence"]],
  ),
  ...of(
    "lib/extraction/arbitrate/plausibility/sheet-reading.ts",
    ["lib/extraction/document.test.ts"],
    [["arbitration: doubts from 0.4", "leastConfidence = 0.5", "leastConfidence = 0.4"]],
  ),
];
