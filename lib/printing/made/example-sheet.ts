import type { DocumentSource } from "@/lib/printing/processes/make";

/** What cards are previewed with by a team that has no sheet yet: acetone as CLP Annex VI classifies it (606-001-00-8). */
export const exampleSheet: DocumentSource = {
  document: {
    product_name: "Acetone",
    chemical_name: "acetone",
    cas_number: "67-64-1",
    ec_number: "200-662-2",
    signal_word: "Danger",
    hazard_statements: ["H225", "H319", "H336", "EUH066"],
    ghs_pictograms: ["GHS02", "GHS07"],
    language: "en",
    revision_date: null,
    supplier: { name: null, address: null, phone: null, email: null },
    emergency_contacts: [],
    components: [],
    quality_score: 1,
    errors: {},
  },
  sections: {
    section2: {
      title: "",
      page: 1,
      text: "",
      subsections: [],
      precautionary_statements: [
        "P210",
        "P261",
        "P280",
        "P304+P340",
        "P305+P351+P338",
        "P370+P378",
        "P403+P233",
        "P501",
      ].map((code) => ({ code, text: null })),
    },
  },
};
