import type { RegisterLanguage } from "./schema";

const columns = [
  "workplace",
  "product",
  "manufacturer",
  "cas",
  "reach",
  "signalWord",
  "classification",
  "statements",
  "pictograms",
  "amount",
  "unit",
  "storageClass",
  "waterHazardClass",
  "unNumber",
  "sheetDate",
  "sheetFile",
  "sheetId",
] as const;
export type RegisterColumn = (typeof columns)[number];

/** The headings of the register, in the order of its columns. */
export const registerWords: Record<RegisterLanguage, Record<RegisterColumn, string>> = {
  en: {
    workplace: "Area of work",
    product: "Product",
    manufacturer: "Manufacturer",
    cas: "CAS numbers",
    reach: "REACH registration",
    signalWord: "Signal word",
    classification: "Hazard statements",
    statements: "Wording",
    pictograms: "Pictograms",
    amount: "Amount",
    unit: "Unit",
    storageClass: "Storage class",
    waterHazardClass: "Water hazard class",
    unNumber: "UN number",
    sheetDate: "Sheet of",
    sheetFile: "Sheet",
    sheetId: "Sheet id",
  },
  nl: {
    workplace: "Werkgebied",
    product: "Product",
    manufacturer: "Fabrikant",
    cas: "CAS-nummers",
    reach: "REACH-registratie",
    signalWord: "Signaalwoord",
    classification: "Gevarenaanduidingen",
    statements: "Tekst",
    pictograms: "Pictogrammen",
    amount: "Hoeveelheid",
    unit: "Eenheid",
    storageClass: "Opslagklasse",
    waterHazardClass: "Watergevaarklasse",
    unNumber: "UN-nummer",
    sheetDate: "Blad van",
    sheetFile: "Blad",
    sheetId: "Blad-id",
  },
  de: {
    workplace: "Arbeitsbereich",
    product: "Bezeichnung",
    manufacturer: "Hersteller",
    cas: "CAS-Nummern",
    reach: "REACH-Registrierung",
    signalWord: "Signalwort",
    classification: "Gefahrenhinweise",
    statements: "Wortlaut",
    pictograms: "Piktogramme",
    amount: "Menge",
    unit: "Einheit",
    storageClass: "Lagerklasse",
    waterHazardClass: "Wassergefährdungsklasse",
    unNumber: "UN-Nummer",
    sheetDate: "Datenblatt vom",
    sheetFile: "Datenblatt",
    sheetId: "Datenblatt-Kennung",
  },
  fr: {
    workplace: "Zone de travail",
    product: "Produit",
    manufacturer: "Fabricant",
    cas: "Numéros CAS",
    reach: "Enregistrement REACH",
    signalWord: "Mention d’avertissement",
    classification: "Mentions de danger",
    statements: "Libellé",
    pictograms: "Pictogrammes",
    amount: "Quantité",
    unit: "Unité",
    storageClass: "Classe de stockage",
    waterHazardClass: "Classe de danger pour l’eau",
    unNumber: "Numéro ONU",
    sheetDate: "Fiche du",
    sheetFile: "Fiche",
    sheetId: "Identifiant de la fiche",
  },
};

/** In place of hazard statements that were not read, and behind those that may not be all. */
export const hazardWords: Record<RegisterLanguage, Record<"doubtful" | "unknown", string>> = {
  en: { unknown: "Not read: see the sheet", doubtful: "Not certain to be all: see the sheet" },
  nl: { unknown: "Niet gelezen: zie het blad", doubtful: "Mogelijk niet volledig: zie het blad" },
  de: {
    unknown: "Nicht gelesen: siehe Datenblatt",
    doubtful: "Möglicherweise unvollständig: siehe Datenblatt",
  },
  fr: { unknown: "Non lu : voir la fiche", doubtful: "Peut-être incomplet : voir la fiche" },
};

export const signalWords: Record<RegisterLanguage, Record<string, string>> = {
  en: { Danger: "Danger", Warning: "Warning" },
  nl: { Danger: "Gevaar", Warning: "Waarschuwing" },
  de: { Danger: "Gefahr", Warning: "Achtung" },
  fr: { Danger: "Danger", Warning: "Attention" },
};

type DocumentWords = Record<
  | "title"
  | "all"
  | "note"
  | "asOf"
  | "page"
  | "continued"
  | "empty"
  | "nowhere"
  | "hazard"
  | "storage"
  | "water"
  | "un"
  | "version",
  string
>;

/** What the register on paper says beside the headings of its columns. */
export const documentWords: Record<RegisterLanguage, DocumentWords> = {
  en: {
    title: "Register of hazardous substances",
    all: "all areas of work",
    note: "Every product whose safety data sheet classifies it as hazardous or puts a hazard statement on its label, or whose hazards were not read, by area of work, with the amounts counted there. GefStoffV § 6 (12).",
    asOf: "As of {date}",
    page: "Page {page} of {of}",
    continued: "continued",
    empty: "No product here is classified as hazardous.",
    nowhere: "Without an area of work",
    hazard: "Signal word, pictograms",
    storage: "LGK",
    water: "WGK",
    un: "UN",
    version: "Safety data sheet",
  },
  nl: {
    title: "Register van gevaarlijke stoffen",
    all: "alle werkgebieden",
    note: "Elk product dat volgens zijn veiligheidsinformatieblad als gevaarlijk is ingedeeld of een gevarenaanduiding op het etiket heeft, of waarvan de gevaren niet zijn gelezen, per werkgebied, met de hoeveelheden die daar zijn geteld. GefStoffV § 6 (12).",
    asOf: "Stand van {date}",
    page: "Pagina {page} van {of}",
    continued: "vervolg",
    empty: "Hier is geen product als gevaarlijk ingedeeld.",
    nowhere: "Zonder werkgebied",
    hazard: "Signaalwoord, pictogrammen",
    storage: "LGK",
    water: "WGK",
    un: "UN",
    version: "Blad (VIB)",
  },
  de: {
    title: "Gefahrstoffverzeichnis",
    all: "alle Arbeitsbereiche",
    note: "Jedes Produkt, das nach seinem Sicherheitsdatenblatt als gefährlich eingestuft ist oder einen Gefahrenhinweis auf dem Etikett trägt oder dessen Gefahren nicht gelesen wurden, nach Arbeitsbereichen, mit den dort gezählten Mengen. GefStoffV § 6 Absatz 12.",
    asOf: "Stand {date}",
    page: "Seite {page} von {of}",
    continued: "Fortsetzung",
    empty: "Hier ist kein Produkt als gefährlich eingestuft.",
    nowhere: "Ohne Arbeitsbereich",
    hazard: "Signalwort, Piktogramme",
    storage: "LGK",
    water: "WGK",
    un: "UN",
    version: "Sicherheitsdatenblatt",
  },
  fr: {
    title: "Registre des substances dangereuses",
    all: "toutes les zones de travail",
    note: "Chaque produit que sa fiche de données de sécurité classe comme dangereux ou dont l’étiquette porte une mention de danger, ou dont les dangers n’ont pas été lus, par zone de travail, avec les quantités qui y sont comptées. GefStoffV § 6 (12).",
    asOf: "État au {date}",
    page: "Page {page} sur {of}",
    continued: "suite",
    empty: "Aucun produit n’est classé comme dangereux ici.",
    nowhere: "Sans zone de travail",
    hazard: "Mention d’avertissement, pictogrammes",
    storage: "LGK",
    water: "WGK",
    un: "ONU",
    version: "Fiche de données de sécurité",
  },
};
