type Mail = { recipient_email: string | null; subject: string; text: string };

/** A mailto: address (RFC 6068) that opens a mail with these words; lines end as mails have them. */
export function mailAddress({ recipient_email, subject, text }: Mail): string {
  const body = text.replaceAll("\n", "\r\n");
  const to = encodeURIComponent(recipient_email ?? "").replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
