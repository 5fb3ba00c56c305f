import { z } from "zod";
import { FileReply, operation } from "@/lib/api/operation";
import { Id } from "@/lib/api/values";
import { contentTypes, toFile } from "@/lib/platform/spreadsheets/write";
import { registerLanguages } from "@/lib/workplaces/register/schema";
import * as instructions from "./service";
import { instructionHead, instructionRow } from "./table";

export const exportInstructions = operation({
  family: "web",
  tag: "Labels and safety cards",
  limit: "none",
  sessionOnly: true,
  tool: null,
  id: "exportInstructions",
  method: "GET",
  path: "/workplaces/{id}/instructions",
  summary: "Export who has been instructed at a workplace (GefStoffV § 14(2))",
  permission: "read",
  input: z.object({
    id: Id.describe("Id of the workplace."),
    format: z.enum(["xlsx", "csv", "pdf"]).default("pdf"),
    language: z.enum(registerLanguages).default("en"),
  }),
  output: { file: [...Object.values(contentTypes), "application/pdf"] },
  status: 200,
  errors: ["not-found"],
  async run(context, { id, format, language }) {
    if (format === "pdf") {
      const { body, title } = await instructions.onPaper(context, id, language);
      const fileName = `${title.slice(0, 150)}.pdf`;
      return new FileReply({ body, contentType: "application/pdf", fileName, disposition: "inline" });
    }
    const rows = instructions.lines(context, id);
    return new FileReply(
      await toFile(format, "instructions", instructionHead(language), rows, (line) =>
        instructionRow(line, language),
      ),
    );
  },
});
