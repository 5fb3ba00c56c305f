import { handle } from "@/lib/operations/http";
import { readSession } from "@/lib/sign-in/session";

const answer = (request: Request) => handle(request, readSession);

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
