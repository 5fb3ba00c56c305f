import { FileReply } from "@/lib/api/operation";
import { fileResponse } from "@/lib/api/road/response";
import { unsafeOpen } from "@/lib/holdings/documents/service";
import { scannedSheet } from "../scanned-sheet";

type Params = { params: Promise<{ token: string }> };

/** The sheet's PDF for those who may read what the code stands for; with `?newer=true` the latest revision. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { document, newer } = await scannedSheet((await params).token);
  const wantsNewer = new URL(request.url).searchParams.get("newer") === "true";
  const file = await unsafeOpen((wantsNewer && newer ? newer : document).id);
  const reply = new FileReply({ ...file, contentType: "application/pdf", disposition: "inline" });
  return fileResponse(reply, request, { "cache-control": "private, no-store", "x-robots-tag": "noindex" });
}
