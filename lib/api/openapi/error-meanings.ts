import type { ErrorCode } from "@/lib/platform/errors";

/** What each problem type means and what to do about it, for the documentation and the pages under /errors. */
export const errorMeanings: Record<ErrorCode, { short: string; long: string }> = {
  "bad-request": {
    short: "The body is not JSON or not multipart/form-data, or the file is missing.",
    long: "The body could not be read at all. Check that it is valid JSON in UTF-8, or for an upload that it is multipart/form-data with a member named file.",
  },
  unauthorized: {
    short: "The API key is missing, unknown, revoked or expired.",
    long: "Send the key as Authorization: Bearer <API_KEY> (the header X-API-Key is accepted as well). A key is shown once when it is made; a lost one is replaced by a new one in the team's settings.",
  },
  forbidden: {
    short: "A read-only key cannot write, or the URL's signature is not valid any more.",
    long: "The key is known, but it may not do this: read-only keys may call every GET (without accept_open where the team stops it), POST /v1/products and POST /v1/catalogue/search. For signed URLs: they are valid for minutes and for one method and object; request a fresh one.",
  },
  "not-found": {
    short: "It does not exist, or it belongs to another team.",
    long: "Nothing of your team is at this address. What belongs to another team is answered in the same way. Ids that are no UUIDs and unknown paths are answered with 404 as well.",
  },
  "method-not-allowed": {
    short: "The address does not take this method.",
    long: "The header Allow names the methods that the address takes.",
  },
  conflict: {
    short: "The request contradicts what is there.",
    long: "For example: the sheet is on another product already, a placement would lose data without force=true (would_lose lists it), the file of an upload has not arrived yet, or the Idempotency-Key was used with another request.",
  },
  "precondition-failed": {
    short: "It has changed since it was read: its ETag is not the one in If-Match any more.",
    long: "Somebody else changed it in the meantime, and nothing was written. Read it again, look at what changed, and repeat the change with the new ETag in If-Match.",
  },
  "payload-too-large": {
    short: "The file has more than 10 MB (10,485,760 bytes).",
    long: "Sheets and attachments may have at most 10,485,760 bytes.",
  },
  "unsupported-media-type": {
    short: "The file's content is of a kind that is not taken here.",
    long: "Sheets are PDF files. Attachments are PDF, PNG, JPEG, WebP, DOCX, XLSX or plain text. The content decides, not the name.",
  },
  "range-not-satisfiable": {
    short: "The file ends before the range that was asked for.",
    long: "The header Content-Range says how many bytes the file has. Ask for a range within them, or without Range for the whole file.",
  },
  "validation-error": {
    short: "Members or parameters do not fit; errors lists each of them.",
    long: "errors names every field that does not fit and says why. Members and query parameters that are not known are refused as well, rather than dropped.",
  },
  "too-many-requests": {
    short: "The key has used its calls of this minute.",
    long: "A key has 600 calls a minute to the Library API, of which 60 may scan the whole library. Wait as many seconds as Retry-After says. To read a large library raise size instead of calling more often.",
  },
  "internal-error": {
    short: "Something went wrong on our side.",
    long: "This is our fault. Quote the request id of the answer when you report it; the log has the details.",
  },
  unavailable: {
    short: "The database or the file store cannot be reached at the moment.",
    long: "Try again after as many seconds as Retry-After says. Nothing that was acknowledged is lost.",
  },
};
