import type { CardLanguage } from "../languages";
import type { CardContext, CardEntry, CardPart } from "./card-context";
import type { SafetyCardProfile } from "./profile";

type Country = NonNullable<SafetyCardProfile["country"]>;

/** National poison centres; Germany's are regional, so a German card leaves the number to fill in. */
const POISON_CENTRES: Record<Country, string | null> = {
  NL: "NVIC 088 755 8000",
  BE: "070 245 245",
  DE: null,
  AT: "01 406 43 43",
  CH: "145",
  FR: "ORFILA 01 45 42 59 59",
  GB: "111 (NHS)",
};

const COUNTRY_OF_LANGUAGE: Partial<Record<CardLanguage, Country>> = { nl: "NL", fr: "FR" };

/** 112 or the site's own number first, then the profile's, the poison centre, the sheet's, and a first aider. */
export function phonesPart({ facts, profile, language, words }: CardContext): CardPart {
  const country = profile.country ?? COUNTRY_OF_LANGUAGE[language];
  const emergency = profile.emergencyNumber ?? "112";
  const own = profile.phones.map(({ label, number }): CardEntry => ({ label, text: number || null }));
  const centre = country ? POISON_CENTRES[country] : null;
  const [contact] = facts.document.emergency_contacts;
  const sheet = [contact?.phone, contact?.hours && `(${contact.hours})`].filter(Boolean).join(" ");
  return {
    signs: ["E004"],
    entries: [
      { label: words.emergencyCall, text: emergency, strong: true },
      ...own,
      ...(own.length > 0 ? [] : [{ label: words.firstAider, text: null }]),
      { label: words.poisonCentre, text: centre },
      ...(sheet ? [{ label: words.supplierEmergency, text: sheet }] : []),
    ],
  };
}
