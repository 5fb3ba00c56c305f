import type { ScreenLanguage } from "@/i18n/languages";
import { letter } from "@/lib/platform/mail/letter";
import type { Mail } from "@/lib/platform/mail/send";

type Words = Record<"subject" | "lead" | "open" | "until" | "ignore", string>;

const words: Record<ScreenLanguage, Words> = {
  en: {
    subject: "A new password for Sixteen",
    lead: "Somebody, most likely you, asked for a new password for your account.",
    open: "Choose a new password",
    until: "The link is for you alone, works once and ends after an hour.",
    ignore: "If it was not you, leave it: your password stays as it is.",
  },
  nl: {
    subject: "Een nieuw wachtwoord voor Sixteen",
    lead: "Iemand, waarschijnlijk jij, heeft om een nieuw wachtwoord voor je account gevraagd.",
    open: "Nieuw wachtwoord kiezen",
    until: "De link is alleen voor jou, werkt één keer en vervalt na een uur.",
    ignore: "Was jij het niet? Doe dan niets; je wachtwoord blijft zoals het is.",
  },
  de: {
    subject: "Ein neues Passwort für Sixteen",
    lead: "Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Konto angefordert.",
    open: "Neues Passwort wählen",
    until: "Der Link ist nur für Sie, gilt einmal und endet nach einer Stunde.",
    ignore: "Falls Sie das nicht waren, lassen Sie es: Ihr Passwort bleibt, wie es ist.",
  },
  fr: {
    subject: "Un nouveau mot de passe pour Sixteen",
    lead: "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte.",
    open: "Choisir un nouveau mot de passe",
    until: "Le lien est pour vous seul, ne sert qu’une fois et expire au bout d’une heure.",
    ignore: "Si ce n’était pas vous, ignorez ce message : votre mot de passe reste inchangé.",
  },
};

/** The mail with the link to a new password. */
export function resetMail(to: string, url: string, language: ScreenLanguage): Mail {
  const { subject, lead, open, until, ignore } = words[language];
  return letter({ to, language, subject, lead, action: { label: open, url }, notes: [until, ignore] });
}
