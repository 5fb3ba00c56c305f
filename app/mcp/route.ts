import { handleMcp } from "@/lib/api/mcp/mcp";

export {
  handleMcp as DELETE,
  handleMcp as GET,
  handleMcp as HEAD,
  handleMcp as OPTIONS,
  handleMcp as PATCH,
  handleMcp as POST,
  handleMcp as PUT,
};
