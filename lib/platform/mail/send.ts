import { environment } from "@/lib/platform/environment";

export type Mail = { to: string; subject: string; text: string; html: string };

/** Why a mail was not sent, in the mail server's words or in the network's, e.g. connect ECONNREFUSED. */
export class MailError extends Error {
  override name = "MailError";
}

/** Whether an SMTP server is named in the settings. */
export function canSendMail(): boolean {
  return environment().SMTP_URL !== undefined;
}

/** An administrator waits for the answer. */
const limitMs = 10_000;

/** Hands a mail to the SMTP server of the settings. Throws a MailError when it is not taken. */
export async function sendMail({ to, subject, text, html }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = environment();
  if (!SMTP_URL) throw new MailError("no SMTP server is named in the settings");
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  });
  try {
    // The address is passed apart from any name, so that nothing in it can add another recipient.
    await transport.sendMail({ from: MAIL_FROM, to: { name: "", address: to }, subject, text, html });
  } catch (error) {
    throw new MailError(reasonOf(error), { cause: error });
  } finally {
    transport.close();
  }
}

function reasonOf(error: unknown): string {
  const texts = [textAt(error, "response"), textAt(error, "message"), textAt(error, "code")];
  return (texts.find((text) => text) ?? String(error)).slice(0, 200);
}

function textAt(error: unknown, name: "response" | "message" | "code"): string | null {
  if (typeof error !== "object" || error === null || !(name in error)) return null;
  // A message is no member of its own in every error, so it is not among the entries.
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : null;
}
