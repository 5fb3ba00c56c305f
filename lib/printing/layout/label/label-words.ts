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
};
