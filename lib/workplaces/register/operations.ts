import { FileReply, operation } from "@/lib/api/operation";
import { openWish } from "@/lib/holdings/using/schema";
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
  input: RegisterRequest.extend(openWish),
  output: { file: [...Object.values(contentTypes), "application/pdf"] },
  status: 200,
  errors: ["forbidden", "not-found", "conflict"],
  async run(context, { format, language, workplace_id, ...wish }) {
    const warnings = await register.checkSheets(context, workplace_id, wish);
    if (format === "pdf") {
      const { body, title } = await register.onPaper(context, workplace_id, language);
      return new FileReply({
        body,
        contentType: "application/pdf",
        fileName: `${title.slice(0, 150)}.pdf`,
        disposition: "inline",
        warnings,
      });
    }
    const rows = register.entries(context, workplace_id);
    const file = await toFile(format, "hazardous-substances", registerHead(language), rows, (entry) =>
      registerRow(entry, language),
    );
    return new FileReply({ ...file, warnings });
  },
});
