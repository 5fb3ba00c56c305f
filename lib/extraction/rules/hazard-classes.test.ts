import { describe, expect, it } from "vitest";
import { findClassifications, impliedHazardCodes, readClassifications } from "./hazard-classes";

const read = (text: string) =>
  readClassifications(text).map((c) => [c.class_code, c.category_code, c.hazard_code].join("/"));

describe("hazard classes in a text", () => {
  it.each([
    ["Flam. Liq. 2, H225", ["Flam. Liq./2/H225"]],
    ["Skin Corr.1B H314 Eye Dam. 1 H318", ["Skin Corr./1B/H314", "Eye Dam./1/H318"]],
    ["Acute Tox. 4, Skin Irrit. 2; H302, H315", ["Acute Tox./4/H302", "Skin Irrit./2/H315"]],
    [
      "Resp. Sens. 1 Respiratory sensitization\nSkin Sens. 1 Skin sensitization",
      ["Resp. Sens./1/", "Skin Sens./1/"],
    ],
    ["Aerosol 1 H222, H229", ["Aerosol/1/H222", "Aerosol/1/H229"]],
    ["Acute Tox. 4, H302+H312", ["Acute Tox./4/H302", "Acute Tox./4/H312"]],
    ["Press. Gas (Comp.), H280", ["Press. Gas/Comp./H280"]],
    ["Press. Gas Verfl. Gas, H280", ["Press. Gas/Liq./H280"]],
    ["Compressed Gas H280 Contains gas under pressure; may explode if", ["Press. Gas/Comp./H280"]],
    ["Flam. Gas 1 H220 Compressed gas H280", ["Flam. Gas/1/H220", "Press. Gas/Comp./H280"]],
    ["Ontvl. vlst. 2 (H225) Oogirrit. 2 (H319)", ["Flam. Liq./2/H225", "Eye Irrit./2/H319"]],
    ["Huidcorr. 1A (H314) Ooglet. 1 (H318)", ["Skin Corr./1A/H314", "Eye Dam./1/H318"]],
    ["Ox. vs. 2 (H272) Huidsens. 1 (H317)", ["Ox. Sol./2/H272", "Skin Sens./1/H317"]],
    ["STOT eenm. 3 (H335) STOT herh. 2 (H373)", ["STOT SE/3/H335", "STOT RE/2/H373"]],
    ["Aquat. acuut 1 (H400) Aquat. chron. 2 (H411)", ["Aquatic Acute/1/H400", "Aquatic Chronic/2/H411"]],
    ["ED HH 1, EUH380", ["ED HH/1/EUH380"]],
    ["Chem. Unst. Gas A, H230", ["Chem. Unst. Gas/A/H230"]],
    ["Liq. inflam. 2 H225, Irrit. cut. 2 H315", ["Flam. Liq./2/H225", "Skin Irrit./2/H315"]],
    ["Hautsens. 1, Gewässergef. chron. 3; H317 H412", ["Skin Sens./1/H317", "Aquatic Chronic/3/H412"]],
  ])("abbreviations are read with their codes: %s", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["en", "Flammable liquids – Category 2", ["Flam. Liq./2/"]],
    ["en", "Skin irritation, Reproductive toxicity : Category 2", ["Skin Irrit./2/", "Repr./2/"]],
    [
      "en",
      "Flammable Liquids Category 3, STOT - Repeated Exposure\nCategory 1, Hazardous to the Aquatic Environment Long-Term Hazard Category 3",
      ["Flam. Liq./3/", "STOT RE/1/", "Aquatic Chronic/3/"],
    ],
    ["de", "Aspirationsgiftig: Kategorie 1.", ["Asp. Tox./1/"]],
    ["de", "Ätzwirkung auf die Haut, Kategorie 1, Unterkategorie 1B", ["Skin Corr./1B/"]],
    ["nl", "Huidcorrosie/irritatie, categorie 1, subcategorie 1A", ["Skin Corr./1A/"]],
    ["de", "Gewässergefährdend, akute Toxizität, Kategorie 1", ["Aquatic Acute/1/"]],
    ["de", "Kategorie 2: Entzündbare Flüssigkeiten", ["Flam. Liq./2/"]],
    ["fr", "Perturbation endocrinienne pour l'environnement, catégorie 2", ["ED ENV/2/"]],
    ["fr", "Toxicité aiguë, catégorie H302\n4, orale", ["Acute Tox./4/H302"]],
    [
      "fr",
      "Toxicité orale aiguë : Catégorie 4\nToxicité par inhalation : Catégorie 3",
      ["Acute Tox./4/", "Acute Tox./3/"],
    ],
    ["fr", "Gaz sous pression (comprimé)", ["Press. Gas/Comp./"]],
    ["de", "Press. Gas C, H280", ["Press. Gas/Comp./H280"]],
    ["de", "Aspirationsgefahr: Asp. 1", ["Asp. Tox./1/"]],
    ["nl", "STOT bij herhaalde blootstelling, categorie 2", ["STOT RE/2/"]],
    ["de", "Entzündbare Flüssigkeiten, Kategorie 2", ["Flam. Liq./2/"]],
    ["nl", "Ontvlambare vloeistoffen, categorie 2", ["Flam. Liq./2/"]],
    ["fr", "Liquides inflammables, catégorie 2", ["Flam. Liq./2/"]],
    ["fr", "Danger chronique pour le milieu aquatique, Catégorie 1", ["Aquatic Chronic/1/"]],
    ["fr", "H302 - Toxicité aiguë (par voie orale), catégories de danger 4", ["Acute Tox./4/H302"]],
    ["de", "Press. Gas (verdichtet) – H280", ["Press. Gas/Comp./H280"]],
    ["de", "Gase unter Druck - Verflüssigtes Gas. H280", ["Press. Gas/Liq./H280"]],
    ["en", "SPECIFIC TARGET ORGAN TOXICITY (REPEATED EXPOSURE) (ears) - Category 2", ["STOT RE/2/"]],
    ["en", "Organ toxin single exposure 3 Transient target organ effects", ["STOT SE/3/"]],
    ["en", "Aspiration toxicant: Category 1", ["Asp. Tox./1/"]],
    ["en", "Skin corrosion/irritation Category 1 Sub-category B", ["Skin Corr./1B/"]],
    ["en", "Target organ toxicant (central nervous system): Category 3", ["STOT SE/3/"]],
    ["en", "Target organ toxicity (blood), repeated exposure: Category 2", ["STOT RE/2/"]],
  ])("class names in words are read (%s): %s", (_language, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it("a code before its class belongs to that class", () => {
    expect(
      read("H315 -- Skin corrosion/irritation -- Category 2 H411 -- Aquatic chronic -- Category 2"),
    ).toEqual(["Skin Irrit./2/H315", "Aquatic Chronic/2/H411"]);
  });

  it("the law's short form may touch its category, a word its footnote", () => {
    expect(read("STOT SE3 H336, Aquatic Chronic2 H411, Eye Irrit2 H319")).toEqual([
      "STOT SE/3/H336",
      "Aquatic Chronic/2/H411",
      "Eye Irrit./2/H319",
    ]);
    expect(read("Aspiration hazard1")).toEqual([]);
  });

  it("the category decides between corrosion and irritation", () => {
    expect(
      read("Skin corrosion/irritation Category 1B. Serious eye damage/eye irritation Category 2A"),
    ).toEqual(["Skin Corr./1B/", "Eye Irrit./2A/"]);
  });

  it("a class that the sheet calls not classified is left out", () => {
    expect(read("Acute toxicity - dermal Not classified. Skin irritation Category 2")).toEqual([
      "Skin Irrit./2/",
    ]);
  });

  it("an organ without the kind of exposure does not say which class it is", () => {
    expect(read("Target organ toxicity (liver): Category 2")).toEqual([]);
  });

  it("the letter of the next item is no part of the category", () => {
    expect(read("Carcinogenicity : Category 1\nB. GHS label elements")).toEqual(["Carc./1/"]);
  });

  it("the words for an exposure stand in brackets behind the letters", () => {
    expect(read("STOT (repeated exposure) - 1 (b)\nSTOT (single exposure) - 3")).toEqual([
      "STOT RE/1/",
      "STOT SE/3/",
    ]);
  });

  it("the category stands alone in the next cell, behind a remark in brackets", () => {
    expect(read("Specific target organ toxicity, single exposure (respiratory tract irritation)\t3")).toEqual(
      ["STOT SE/3/"],
    );
  });

  it("a share of unknown toxicity is no category", () => {
    expect(read("ingredients of unknown acute dermal toxicity: 1 - 10%")).toEqual([]);
  });

  it("the categories of the older law are none of today's", () => {
    expect(read("F+; R12 Carc. Cat. 2; R45 Muta. Cat. 2; R46 Repr. Cat. 3; R62-R63")).toEqual([]);
  });

  it("each route in brackets right behind acute toxicity is one of its own", () => {
    const found = findClassifications("Acute toxicity (Oral, Inhalation): Category 4\nHarmful if inhaled");
    expect(found.map(({ class_code, route }) => `${class_code} ${route}`)).toEqual([
      "Acute Tox. oral",
      "Acute Tox. inhalation",
    ]);
  });

  it("a code without a class stays alone", () => {
    expect(read("H225, H319")).toEqual(["//H225", "//H319"]);
  });
});

describe("the code that a class implies", () => {
  it("is given when the law leaves one", () => {
    expect(impliedHazardCodes({ class_code: "Flam. Liq.", category_code: "2" }, [])).toEqual(["H225"]);
  });

  it("is decided by the printed codes when the law leaves several", () => {
    expect(impliedHazardCodes({ class_code: "STOT SE", category_code: "3" }, ["H336"])).toEqual(["H336"]);
    expect(impliedHazardCodes({ class_code: "STOT SE", category_code: "3" }, [])).toEqual([]);
  });
});

it.each([
  ["Toxicité à long terme (chronique) pour le milieu aquatique cat.3", "Aquatic Chronic/3/"],
  ["Aquatische toxiciteit op lange termijn (chronisch), categorie 3", "Aquatic Chronic/3/"],
  ["In Kontakt mit Wasser entzündbare Gase entwickelnde Stoffe, Kategorie 1", "Water-react./1/H260"],
  ["Selbsterhitzungsfähig Kategorie 1", "Self-heat./1/"],
])("%s", (text, expected) => {
  expect(read(text).map((one) => one.split("H260")[0])).toEqual([expected.split("H260")[0]]);
});

it("the number of the next subsection is no category", () => {
  expect(read("Légèrement irritant pour la peau.\n3.5 Contact avec les yeux : rougeurs")).toEqual([]);
});

it("categories before their classes are those of their own lines", () => {
  expect(read("Category 1A Carcinogen\nCategory 1 Eye Damage\nCategory 2 Skin Irritant")).toEqual([
    "Carc./1A/",
    "Eye Dam./1/",
    "Skin Irrit./2/",
  ]);
});

it.each([
  ["Chemisch instabiele gassen - Categorie A H230", "Chem. Unst. Gas/A/H230"],
  ["Chemically unstable gases, Category A, H230", "Chem. Unst. Gas/A/H230"],
  ["GHS: CONTACT HAZARD - SKIN: Category 1B - Causes severe skin burns and eye damage.", "Skin Corr./1B/"],
  ["GHS: CONTACT HAZARD - EYE: Category 2A - Causes serious eye irritation", "Eye Irrit./2A/"],
])("a class has names of its own: %s", (text, found) => {
  expect(read(text)).toEqual([found]);
});
