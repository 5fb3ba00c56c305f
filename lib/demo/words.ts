import type { Wording } from "@/lib/fixtures/sheet-data";

export const uses = {
  solvent: { en: "Solvent", nl: "Oplosmiddel", de: "Lösungsmittel", fr: "Solvant" },
  reagent: {
    en: "Laboratory chemical",
    nl: "Laboratoriumchemicalie",
    de: "Laborchemikalie",
    fr: "Produit chimique de laboratoire",
  },
  descaler: { en: "Descaler", nl: "Ontkalker", de: "Entkalker", fr: "Détartrant" },
  cleaner: {
    en: "Cleaning agent",
    nl: "Reinigingsmiddel",
    de: "Reinigungsmittel",
    fr: "Produit de nettoyage",
  },
  bleach: { en: "Bleach", nl: "Bleekmiddel", de: "Bleichmittel", fr: "Agent de blanchiment" },
  disinfectant: {
    en: "Disinfectant",
    nl: "Desinfectiemiddel",
    de: "Desinfektionsmittel",
    fr: "Désinfectant",
  },
  lubricant: { en: "Lubricant", nl: "Smeermiddel", de: "Schmiermittel", fr: "Lubrifiant" },
  coolant: { en: "Metalworking fluid", nl: "Koelsmeermiddel", de: "Kühlschmierstoff", fr: "Fluide de coupe" },
  degreaser: { en: "Degreaser", nl: "Ontvetter", de: "Entfetter", fr: "Dégraissant" },
  industrialGas: { en: "Industrial gas", nl: "Industrieel gas", de: "Technisches Gas", fr: "Gaz industriel" },
  paint: { en: "Paint", nl: "Verf", de: "Lack", fr: "Peinture" },
  hardener: { en: "Hardener", nl: "Verharder", de: "Härter", fr: "Durcisseur" },
  resin: { en: "Resin", nl: "Hars", de: "Harz", fr: "Résine" },
  glue: { en: "Adhesive", nl: "Lijm", de: "Klebstoff", fr: "Colle" },
  thinner: { en: "Thinner", nl: "Verdunner", de: "Verdünner", fr: "Diluant" },
  pickling: { en: "Pickling agent", nl: "Beitsmiddel", de: "Beizmittel", fr: "Agent de décapage" },
} satisfies Record<string, Wording>;
export type UseName = keyof typeof uses;

export const colours = {
  none: { en: "Colourless", nl: "Kleurloos", de: "Farblos", fr: "Incolore" },
  white: { en: "White", nl: "Wit", de: "Weiß", fr: "Blanc" },
  yellowish: { en: "Yellowish", nl: "Gelig", de: "Gelblich", fr: "Jaunâtre" },
  red: { en: "Red", nl: "Rood", de: "Rot", fr: "Rouge" },
  green: { en: "Green", nl: "Groen", de: "Grün", fr: "Vert" },
  blue: { en: "Blue", nl: "Blauw", de: "Blau", fr: "Bleu" },
  violet: { en: "Violet", nl: "Violet", de: "Violett", fr: "Violet" },
  grey: { en: "Grey", nl: "Grijs", de: "Grau", fr: "Gris" },
  brown: { en: "Brown", nl: "Bruin", de: "Braun", fr: "Brun" },
} satisfies Record<string, Wording>;
export type ColourName = keyof typeof colours;
