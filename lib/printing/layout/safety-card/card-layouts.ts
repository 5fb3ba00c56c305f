import type { CardLanguage } from "../languages";
import type { CardBlockKind, CardLayoutKind } from "./profile";

/** The layout that is usual where a language is spoken. */
export const layoutOfLanguage: Record<CardLanguage, CardLayoutKind> = {
  en: "vik",
  nl: "vik",
  de: "betriebsanweisung",
  fr: "notice",
};

export type CardLayout = {
  title: Record<CardLanguage, string>;
  blocks: CardBlockKind[];
  colours: { heading: string; headingText: string };
  /** A frame in the heading's colour around the page, and headings in its middle. */
  framed: boolean;
};

export const cardLayouts: Record<CardLayoutKind, CardLayout> = {
  // TRGS 555 number 3: the order of its sections is fixed; orange is the colour for hazardous substances.
  betriebsanweisung: {
    title: {
      en: "Operating instructions (Section 14 GefStoffV)",
      nl: "Werkinstructie gevaarlijke stoffen (§ 14 GefStoffV)",
      de: "Betriebsanweisung gemäß § 14 GefStoffV",
      fr: "Instructions de service (§ 14 GefStoffV)",
    },
    blocks: ["scope", "product", "hazards", "precautions", "emergency", "first_aid", "waste"],
    colours: { heading: "#F39200", headingText: "#000000" },
    framed: true,
  },
  vik: {
    title: {
      en: "Safety instruction card",
      nl: "Veiligheidsinstructiekaart",
      de: "Sicherheitskarte",
      fr: "Fiche d’instructions de sécurité",
    },
    blocks: [
      "product",
      "hazards",
      "personal_protection",
      "precautions",
      "storage",
      "first_aid",
      "fire",
      "spill",
      "waste",
      "limits",
      "phones",
    ],
    colours: { heading: "#1F4E79", headingText: "#FFFFFF" },
    framed: false,
  },
  // Code du travail R.4412-39.
  notice: {
    title: {
      en: "Workstation notice",
      nl: "Werkpostfiche",
      de: "Arbeitsplatzanweisung",
      fr: "Notice de poste",
    },
    blocks: [
      "scope",
      "product",
      "hazards",
      "collective_protection",
      "personal_protection",
      "precautions",
      "hygiene",
      "storage",
      "fire",
      "spill",
      "first_aid",
      "waste",
      "phones",
    ],
    colours: { heading: "#0B5D52", headingText: "#FFFFFF" },
    framed: false,
  },
};

type Headings = Record<CardBlockKind, Record<CardLanguage, string>>;

/** Headings of blocks; those of the Betriebsanweisung are TRGS 555's. */
export const blockHeadings: Headings = {
  scope: {
    en: "Scope",
    nl: "Toepassingsgebied",
    de: "Anwendungsbereich",
    fr: "Poste et phases de travail",
  },
  product: {
    en: "Name of the hazardous substance",
    nl: "Productgegevens",
    de: "Gefahrstoffbezeichnung",
    fr: "Désignation du produit",
  },
  hazards: {
    en: "Dangers to people and the environment",
    nl: "Gevaren voor mens en milieu",
    de: "Gefahren für Mensch und Umwelt",
    fr: "Dangers pour l’homme et l’environnement",
  },
  collective_protection: {
    en: "Technical measures",
    nl: "Technische maatregelen",
    de: "Technische Schutzmaßnahmen",
    fr: "Protection collective",
  },
  personal_protection: {
    en: "Personal protective equipment",
    nl: "Persoonlijke beschermingsmiddelen",
    de: "Persönliche Schutzausrüstung",
    fr: "Protection individuelle (EPI)",
  },
  precautions: {
    en: "Protective measures and rules of conduct",
    nl: "Voorzorgsmaatregelen en veilig werken",
    de: "Schutzmaßnahmen und Verhaltensregeln",
    fr: "Mesures de protection et règles de conduite",
  },
  hygiene: { en: "Hygiene", nl: "Hygiëne", de: "Hygiene", fr: "Hygiène" },
  storage: { en: "Storage", nl: "Opslag", de: "Lagerung", fr: "Stockage" },
  emergency: {
    en: "What to do in an emergency",
    nl: "Handelen bij calamiteiten",
    de: "Verhalten im Gefahrfall",
    fr: "Conduite à tenir en cas de danger",
  },
  fire: { en: "Fire", nl: "Brand", de: "Brand", fr: "Incendie" },
  spill: {
    en: "Spillage",
    nl: "Morsen en lekkage",
    de: "Verschütten",
    fr: "Déversement accidentel",
  },
  first_aid: { en: "First aid", nl: "Eerste hulp", de: "Erste Hilfe", fr: "Premiers secours" },
  waste: { en: "Disposal", nl: "Afval", de: "Sachgerechte Entsorgung", fr: "Élimination des déchets" },
  limits: {
    en: "Exposure limits",
    nl: "Grenswaarden",
    de: "Arbeitsplatzgrenzwerte",
    fr: "Valeurs limites d’exposition",
  },
  phones: {
    en: "Emergency numbers",
    nl: "Noodnummers",
    de: "Notrufnummern",
    fr: "Numéros d’urgence",
  },
};

/** What belongs into a block that the layout has no other place for: TRGS 555 has no blocks of their own for these. */
export const partsOfBlock: Record<CardLayoutKind, Partial<Record<CardBlockKind, CardBlockKind[]>>> = {
  betriebsanweisung: {
    precautions: ["collective_protection", "personal_protection", "precautions", "hygiene", "storage"],
    emergency: ["phones", "fire", "spill"],
  },
  vik: { emergency: ["fire", "spill"], precautions: ["precautions", "hygiene"] },
  notice: { emergency: ["fire", "spill"] },
};
