import { handleFile } from "@/lib/api/files/http";

export {
  handleFile as DELETE,
  handleFile as GET,
  handleFile as HEAD,
  handleFile as OPTIONS,
  handleFile as PATCH,
  handleFile as POST,
  handleFile as PUT,
};
