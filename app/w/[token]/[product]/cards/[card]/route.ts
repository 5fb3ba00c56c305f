import { notFound } from "next/navigation";
import { FileReply } from "@/lib/api/operation";
import { fileResponse } from "@/lib/api/road/response";
import { cardsAt, file } from "@/lib/printing/approved/service";
import { doorContext } from "../../../door-context";

type Params = { params: Promise<{ token: string; product: string; card: string }> };

/** An approved safety card of the workplace, for those who may read what the code at the door stands for. */
export async function GET(request: Request, { params }: Params): Promise<Response> {
  const { token, product, card } = await params;
  const { context, workplaceId } = await doorContext(token);
  const held = await cardsAt(context, workplaceId, product);
  if (!held.some(({ id }) => id === card)) notFound();
  const reply = new FileReply({
    ...(await file(context, card)),
    contentType: "application/pdf",
    disposition: "inline",
  });
  return fileResponse(reply, request, { "cache-control": "private, no-store", "x-robots-tag": "noindex" });
}
