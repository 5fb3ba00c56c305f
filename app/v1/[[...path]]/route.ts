import { readSession } from "@/lib/access/sign-in/session";
import { handle } from "@/lib/api/road/http";

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
