import { describeTool } from "@/lib/api/mcp/tools";
import { operations } from "@/lib/api/table";

/** Every tool with what it does, as Markdown. */
export function toolsTable(): string {
  const rows = operations
    .filter(({ sessionOnly, tool }) => !sessionOnly && tool !== null)
    .map(describeTool)
    .map(({ name, title, annotations: { readOnlyHint, destructiveHint } }) => {
      const marks = [readOnlyHint ? "reads" : "writes", ...(destructiveHint ? ["asks to confirm"] : [])];
      return `| \`${name}\` | ${title} | ${marks.join(", ")} |`;
    });
  return ["| tool | what it does | |", "|---|---|---|", ...rows].join("\n");
}
