import { FileReply, operation } from "@/lib/api/operation";
import { contentTypes, toFile } from "@/lib/platform/spreadsheets/write";
import { registerHead, registerRow } from "./rows";
import { RegisterRequest } from "./schema";
import * as register from "./service";

export const exportRegister = operation({
  family: "web",
  tag: "Products",
  limit: "none",
  sessionOnly: true,
  tool: null,
  id: "exportRegister",
  method: "GET",
  path: "/register",
  summary: "Export the register of hazardous substances (GefStoffV § 6(12))",
  permission: "read",
  input: RegisterRequest,
  output: { file: [...Object.values(contentTypes), "application/pdf"] },
  status: 200,
  errors: ["not-found", "conflict"],
  async run(context, { format, language, workplace_id }) {
    if (format === "pdf") {
      const { body, title } = await register.onPaper(context, workplace_id, language);
      return new FileReply({
        body,
        contentType: "application/pdf",
        fileName: `${title.slice(0, 150)}.pdf`,
        disposition: "inline",
      });
    }
    const rows = register.entries(context, workplace_id);
    const first = await rows.next();
    return new FileReply(
      toFile(format, "hazardous-substances", registerHead(language), withFirst(first, rows), (entry) =>
        registerRow(entry, language),
      ),
    );
  },
});

/** The first batch is fetched before the file begins, so that a refusal is a proper error. */
async function* withFirst<Row>(
  first: IteratorResult<Row[], void>,
  rest: AsyncGenerator<Row[]>,
): AsyncGenerator<Row[]> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
