import type { Language } from "@/lib/extraction/model";

type Words = {
  contains: string;
  /** The identification number of a substance (CLP Art. 18(2)). */
  cas: string;
  ec: string;
  quantity: string;
  useBy: string;
  phone: string;
  qr: string;
};

export const labelWords: Record<Language, Words> = {
  en: {
    contains: "Contains",
    cas: "CAS No",
    ec: "EC No",
    quantity: "Contents",
    useBy: "Use by",
    phone: "Tel.",
    qr: "QR code: safety data sheet",
  },
  nl: {
    contains: "Bevat",
    cas: "CAS-nr.",
    ec: "EG-nr.",
    quantity: "Inhoud",
    useBy: "Houdbaar tot",
    phone: "Tel.",
    qr: "QR-code: veiligheidsinformatieblad",
  },
  de: {
    contains: "Enthält",
    cas: "CAS-Nr.",
    ec: "EG-Nr.",
    quantity: "Inhalt",
    useBy: "Haltbar bis",
    phone: "Tel.",
    qr: "QR-Code: Sicherheitsdatenblatt",
  },
  fr: {
    contains: "Contient",
    cas: "N° CAS",
    ec: "N° CE",
    quantity: "Contenu",
    useBy: "À utiliser avant le",
    phone: "Tél.",
    qr: "Code QR : fiche de données de sécurité",
  },
  es: {
    contains: "Contiene",
    cas: "N.º CAS",
    ec: "N.º CE",
    quantity: "Contenido",
    useBy: "Utilizar antes del",
    phone: "Tel.",
    qr: "Código QR: ficha de datos de seguridad",
  },
  it: {
    contains: "Contiene",
    cas: "N. CAS",
    ec: "N. CE",
    quantity: "Contenuto",
    useBy: "Utilizzare entro il",
    phone: "Tel.",
    qr: "Codice QR: scheda di dati di sicurezza",
  },
};
