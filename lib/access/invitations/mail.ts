import { datesOf } from "@/i18n/dates";
import type { ScreenLanguage } from "@/i18n/languages";
import { localeOf } from "@/i18n/locale";
import { letter } from "@/lib/platform/mail/letter";
import type { Mail } from "@/lib/platform/mail/send";

export type InvitationMail = {
  to: string;
  team: string;
  /** Who invites, as people call them; null where nobody did. */
  inviter: string | null;
  url: string;
  expiresAt: Date;
};

type Words = Record<"subject" | "by" | "invited" | "open" | "until" | "ignore", string>;

const words: Record<ScreenLanguage, Words> = {
  en: {
    subject: "Invitation to {team}",
    by: "{inviter} invites you to “{team}”, a library of safety data sheets.",
    invited: "You are invited to “{team}”, a library of safety data sheets.",
    open: "Take up the invitation",
    until: "The link is for you alone and is valid until {date}.",
    ignore: "If you did not expect this, leave it: nothing happens.",
  },
  nl: {
    subject: "Uitnodiging voor {team}",
    by: "{inviter} nodigt je uit voor “{team}”, een bibliotheek van veiligheidsinformatiebladen.",
    invited: "Je bent uitgenodigd voor “{team}”, een bibliotheek van veiligheidsinformatiebladen.",
    open: "Uitnodiging aannemen",
    until: "De link is alleen voor jou en geldt tot {date}.",
    ignore: "Verwachtte je dit niet? Doe dan niets; er gebeurt niets.",
  },
  de: {
    subject: "Einladung zu {team}",
    by: "{inviter} lädt Sie zu „{team}“ ein, einer Bibliothek von Sicherheitsdatenblättern.",
    invited: "Sie sind zu „{team}“ eingeladen, einer Bibliothek von Sicherheitsdatenblättern.",
    open: "Einladung annehmen",
    until: "Der Link ist nur für Sie und gilt bis {date}.",
    ignore: "Falls Sie das nicht erwartet haben, lassen Sie es: Es geschieht nichts.",
  },
  fr: {
    subject: "Invitation à {team}",
    by: "{inviter} vous invite à rejoindre « {team} », une bibliothèque de fiches de données de sécurité.",
    invited: "Vous êtes invité à rejoindre « {team} », une bibliothèque de fiches de données de sécurité.",
    open: "Accepter l’invitation",
    until: "Le lien est pour vous seul et reste valable jusqu’au {date}.",
    ignore: "Si vous n’attendiez pas ce message, ignorez-le : il ne se passera rien.",
  },
};

/** The mail that invites a person, as plain text and as simple HTML. */
export function invitationMail(
  { to, team, inviter, url, expiresAt }: InvitationMail,
  language: ScreenLanguage,
): Mail {
  const said = words[language];
  const date = datesOf(localeOf(language)).longDay(expiresAt);
  // A line break in a name could add a header, and a long one hides what the mail is about.
  const values: Record<string, string> = { team: oneLine(team), inviter: oneLine(inviter ?? ""), date };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const lead = fill(inviter ? said.by : said.invited);
  return letter({
    to,
    language,
    subject: fill(said.subject),
    lead,
    action: { label: said.open, url },
    notes: [fill(said.until), said.ignore],
  });
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, 120);
