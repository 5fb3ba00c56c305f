import { notFound } from "next/navigation";
import { recordEvent } from "@/lib/api/audit/service";
import { WorkerName } from "@/lib/printing/approved/schema";
import { acknowledge, cardsAt } from "@/lib/printing/approved/service";
import { doorContext } from "../../door-context";

type Params = { params: Promise<{ token: string; product: string }> };

/** A worker says at the door to have read a card: a plain form, so that a phone without an account can send it. */
export async function POST(request: Request, { params }: Params): Promise<Response> {
  const { token, product } = await params;
  const { context, workplaceId } = await doorContext(token);
  const form = await request.formData();
  const name = WorkerName.safeParse(form.get("name"));
  const held = await cardsAt(context, workplaceId, product);
  const card = held.find(({ id }) => id === form.get("card"));
  if (!card) notFound();
  const said = name.success ? await acknowledge(context, card.id, name.data, workplaceId) : null;
  if (said)
    await recordEvent(context, {
      action: "acknowledgeSafetyCard",
      targetId: card.id,
      details: { name: name.data, workplace_id: workplaceId },
    });
  const location = `/w/${token}/${product}?noted=${said ? card.id : "no"}#card-${card.id}`;
  return new Response(null, { status: 303, headers: { location } });
}
