import { describe, expect, test } from "vitest";
import type { HazardState } from "./hazard-states";
import { type ReadHazards, sheetHazards, withHazardErrors } from "./hazards";
import { sectionsOf } from "./stored";

type Case = {
  read?: Partial<ReadHazards>;
  sections?: Record<string, unknown>;
  state: HazardState;
  reasons?: string[];
};

const classified = (...classes: [string, string | null, string | null][]) => ({
  section2: {
    classifications: classes.map(([class_code, category_code, hazard_code]) => ({
      class_code,
      category_code,
      hazard_code,
    })),
  },
});
const none = { section2: { classifications: [] } };
const carried = (name: string, un_number = "UN 1234") => ({
  section14: { modes: { adr: { class: name, un_number } } },
});
const flash = (over: Record<string, unknown>) => ({ section9: { flash_point: { unit: "°C", ...over } } });

const silent: ReadHazards = { signal_word: null, hazard_statements: [], ghs_pictograms: [], errors: {} };
const h = (...codes: string[]): Case["read"] => ({ hazard_statements: codes });

const cases: Record<string, Record<string, Case>> = {
  "without any H statement": {
    "nothing read": { state: "unknown", reasons: ["not_read"] },
    "a sheet that says that it is not classified": { sections: none, state: "known" },
    "not classified, with EUH210": { read: h("EUH210"), sections: none, state: "known" },
    "an EUH statement alone": { read: h("EUH066"), state: "unknown", reasons: ["not_read"] },
    "a signal word": {
      read: { signal_word: "Danger" },
      state: "unknown",
      reasons: ["not_read", "signal_word_without_statement"],
    },
    "a pictogram": {
      read: { ghs_pictograms: ["GHS02"] },
      state: "unknown",
      reasons: ["not_read", "pictogram_without_statement"],
    },
    "a class with its category": {
      sections: classified(["Flam. Liq.", "2", null]),
      state: "unknown",
      reasons: ["not_read", "class_without_statement"],
    },
    "a class in the table of the sheet that its label lacks": {
      sections: classified(["Flam. Liq.", "2", "H225"]),
      state: "unknown",
      reasons: ["not_read", "class_without_statement"],
    },
    "not classified, yet a signal word": {
      read: { signal_word: "Warning" },
      sections: none,
      state: "doubtful",
      reasons: ["signal_word_without_statement"],
    },
    "not classified, yet carried as class 3": {
      sections: { ...none, ...carried("3") },
      state: "doubtful",
      reasons: ["transport_class_without_statement"],
    },
    "not classified, yet a flash point of 60 °C": {
      sections: { ...none, ...flash({ value: 60 }) },
      state: "doubtful",
      reasons: ["flash_point_without_statement"],
    },
    "not classified, with a flash point of 61 °C": {
      sections: { ...none, ...flash({ value: 61 }) },
      state: "known",
    },
    "not classified, with a flash point above 23 °C": {
      sections: { ...none, ...flash({ value: 23, comparator: ">" }) },
      state: "known",
    },
    "not classified, with a flash point below 100 °C that begins at 55": {
      sections: { ...none, ...flash({ min: 55, max: 100 }) },
      state: "doubtful",
      reasons: ["flash_point_without_statement"],
    },
    "not classified, with a flash point of 100 °F": {
      sections: { ...none, ...flash({ value: 100, unit: "°F" }) },
      state: "doubtful",
      reasons: ["flash_point_without_statement"],
    },
    "not classified, carried as class 9 for its heat": {
      sections: { ...none, ...carried("9", "UN 3257") },
      state: "known",
    },
    "not classified, carried as environmentally hazardous": {
      sections: { ...none, ...carried("9", "UN 3082") },
      state: "doubtful",
      reasons: ["transport_class_without_statement"],
    },
    "a doubt at the classification": {
      read: { errors: { "section2.classifications": "Not found: the classification." } },
      state: "unknown",
      reasons: ["not_read", "doubt"],
    },
    "not classified, with a doubt at the statements": {
      read: { errors: { "section2.hazard_statements[0]": "A value was read with too little certainty." } },
      sections: none,
      state: "doubtful",
      reasons: ["doubt"],
    },
  },
  "with H statements": {
    "that everything fits": {
      read: { ...h("H225", "H319", "H336"), signal_word: "Danger", ghs_pictograms: ["GHS02", "GHS07"] },
      sections: {
        ...classified(["Flam. Liq.", "2", "H225"], ["Eye Irrit.", "2", null], ["STOT SE", "3", null]),
        ...carried("3"),
        ...flash({ value: -17 }),
      },
      state: "known",
    },
    "that are all there is": { read: h("H315"), state: "known" },
    "and a class without its own": {
      read: h("H315"),
      sections: classified(["Skin Irrit.", "2", "H315"], ["Carc.", "1B", null]),
      state: "doubtful",
      reasons: ["class_without_statement"],
    },
    "and a pictogram without one": {
      read: { ...h("H315"), ghs_pictograms: ["GHS06", "GHS07"] },
      state: "doubtful",
      reasons: ["pictogram_without_statement"],
    },
    "and Danger without one": {
      read: { ...h("H315"), signal_word: "Danger" },
      state: "doubtful",
      reasons: ["signal_word_without_statement"],
    },
    "weaker than the word Warning that stands beside Danger's": {
      read: { ...h("H225"), signal_word: "Warning" },
      state: "known",
    },
    "and class 8 without one": {
      read: h("H225"),
      sections: carried("3 (8)"),
      state: "doubtful",
      reasons: ["transport_class_without_statement"],
    },
    "and a low flash point without one": {
      read: h("H314"),
      sections: flash({ value: 40 }),
      state: "doubtful",
      reasons: ["flash_point_without_statement"],
    },
    "and a doubt at the signal word": {
      read: { ...h("H315"), errors: { "section2.signal_word": "The sheet prints Warning." } },
      state: "doubtful",
      reasons: ["doubt"],
    },
    "and doubts elsewhere": {
      read: {
        ...h("H315"),
        errors: { "section2.precautionary_statements": "Not found", "section9.ph": "Impossible" },
      },
      state: "known",
    },
    "that make others superfluous": {
      read: h("H314", "H410"),
      sections: classified(
        ["Skin Corr.", "1B", "H314"],
        ["Eye Dam.", "1", "H318"],
        ["Aquatic Acute", "1", "H400"],
        ["Aquatic Chronic", "1", "H410"],
      ),
      state: "known",
    },
    "of one route of several": {
      read: h("H302+H332"),
      sections: classified(["Acute Tox.", "4", "H302"], ["Acute Tox.", "4", "H332"]),
      state: "known",
    },
    "with letters that the class leaves out": {
      read: h("H360FD"),
      sections: classified(["Repr.", "1B", "H360"]),
      state: "known",
    },
    "of an aerosol, whose aspiration hazard needs none": {
      read: h("H222", "H229"),
      sections: { ...classified(["Aerosol", "1", "H222"], ["Asp. Tox.", "1", "H304"]), ...carried("2.1") },
      state: "known",
    },
    "of an aerosol, beside another class without its own": {
      read: h("H222", "H229"),
      sections: classified(["Carc.", "1B", "H350"]),
      state: "doubtful",
      reasons: ["class_without_statement"],
    },
    "of what is no aerosol, whose aspiration hazard needs one": {
      read: h("H225"),
      sections: classified(["Asp. Tox.", "1", "H304"]),
      state: "doubtful",
      reasons: ["class_without_statement"],
    },
    "with letters that differ from those of the class": {
      read: h("H350"),
      sections: classified(["Carc.", "1A", "H350i"]),
      state: "known",
    },
    "with letters, carried as toxic": { read: h("H350i"), sections: carried("6.1"), state: "known" },
    "that a class whose category is not printed calls for": {
      read: h("H226"),
      sections: classified(["Flam. Liq.", null, null]),
      state: "known",
    },
    "none of which a class without a category calls for": {
      read: h("H315"),
      sections: classified(["Flam. Liq.", null, null]),
      state: "doubtful",
      reasons: ["class_without_statement"],
    },
    "and a category that CLP does not know, without a statement": {
      read: h("H315"),
      sections: classified(["Aquatic Acute", "2", null]),
      state: "known",
    },
    "and classes that CLP does not know": {
      read: h("H315"),
      sections: classified(["Aquatic Acute", "2", "H401"], ["Acute Tox.", "5", "H303"]),
      state: "known",
    },
    "that say another effect on hormones than the class": {
      read: h("EUH381"),
      sections: classified(["ED HH", "1", "EUH380"]),
      state: "unknown",
      reasons: ["not_read", "class_without_statement"],
    },
    "of a methylene chloride, which is carried as toxic": {
      read: h("H351"),
      sections: carried("6.1"),
      state: "known",
    },
  },
  "with a person's word": {
    "on the statements, who has seen the class that calls for another": {
      read: { ...h("H315"), settled: ["section2.hazard_statements"] },
      sections: classified(["Carc.", "1B", null]),
      state: "known",
    },
    "that there are no statements, beside a pictogram that nobody looked at": {
      read: { ghs_pictograms: ["GHS02"], settled: ["section2.hazard_statements"] },
      state: "doubtful",
      reasons: ["pictogram_without_statement"],
    },
    "that there are no statements, and on the classes": {
      read: { settled: ["section2.hazard_statements", "section2.classifications"] },
      sections: classified(["Carc.", "1B", null]),
      state: "known",
    },
    "that there are no statements, and on the class of transport and the flash point": {
      read: { settled: ["section2.hazard_statements", "section14.class", "section9.flash_point"] },
      sections: { ...carried("8"), ...flash({ value: 12 }) },
      state: "known",
    },
    "on a class alone, which still lacks its statement": {
      read: { ...h("H315"), settled: ["section2.classifications"] },
      sections: classified(["Carc.", "1B", null]),
      state: "doubtful",
      reasons: ["class_without_statement"],
    },
  },
};

for (const [group, table] of Object.entries(cases))
  describe(group, () => {
    test.each(Object.entries(table))("%s", (_, { read, sections = {}, state, reasons = [] }) => {
      const found = sheetHazards({ ...silent, ...read }, sections);
      expect(found.reasons.map(({ code }) => code)).toEqual(reasons);
      expect(found.state).toBe(state);
    });
  });

test("each class of transport that the law calls hazardous asks for a statement", () => {
  for (const name of ["2.3", "3", "4.1", "4.2", "4.3", "5.1", "5.2", "6.1", "8"]) {
    const { state, reasons } = sheetHazards(silent, { ...none, ...carried(name) });
    expect([name, state, reasons[0]?.subject]).toEqual([name, "doubtful", name]);
  }
});

test("the errors of a sheet name what makes its hazards doubtful, and keep what they said", () => {
  const read = { ...silent, signal_word: "Danger", errors: { "section2.classifications": "Not found." } };
  expect(withHazardErrors(read.errors, sheetHazards(read, {}))).toEqual({
    "section2.classifications": "Not found.",
    "section2.hazard_statements": "Not found: the hazard statements.",
    "section2.signal_word": "Danger calls for a hazard statement that was not found.",
  });
});

test("what calls for a statement is named at the statements too", () => {
  const read = { ...silent, hazard_statements: ["H315"], ghs_pictograms: ["GHS02"] };
  const sentence = "GHS02 calls for a hazard statement that was not found.";
  expect(withHazardErrors({}, sheetHazards(read, {}))).toEqual({
    "section2.hazard_statements": sentence,
    "section2.pictograms": sentence,
  });
});

test("of a sheet that was not read nothing is known", () => {
  expect(sheetHazards(null, {}).state).toBe("unknown");
});

test("what a section holds in another form is no hazard and no error", () => {
  const odd = { section2: null, section9: { flash_point: "low" }, section14: { modes: [], class: 3 } };
  expect(sheetHazards(silent, sectionsOf(odd)).state).toBe("unknown");
});
