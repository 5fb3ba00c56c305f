import type { Mail } from "./send";

export type Letter = {
  to: string;
  language: string;
  subject: string;
  lead: string;
  action: { label: string; url: string };
  /** What stands below the link. */
  notes: string[];
};

/** A mail that asks a person to open a link, as plain text and as simple HTML. */
export function letter({ to, language, subject, lead, action: { label, url }, notes }: Letter): Mail {
  return {
    to,
    subject,
    text: `${[lead, `${label}:\n${url}`, ...notes].join("\n\n")}\n`,
    html: page(language, [
      paragraph(lead),
      `<p><a href="${escaped(url)}" style="display:inline-block;padding:10px 18px;background:#087f5b;color:#ffffff;text-decoration:none;border-radius:6px">${escaped(label)}</a></p>`,
      `<p style="font-size:13px;word-break:break-all">${escaped(url)}</p>`,
      ...notes.map(paragraph),
    ]),
  };
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

function page(language: string, parts: string[]): string {
  return `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#212529">${parts.join("")}</body></html>`;
}

function escaped(text: string): string {
  const names: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (character) => names[character] ?? character);
}
