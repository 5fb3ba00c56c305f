import { describe, expect, it, test } from "vitest";
import type { Language, Line, Picture, Rect, Section, SheetContext } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { readSection2 } from "./section-2";

/** Lines of a made-up page; a bar divides cells, `[x]` before a cell puts it at that place. */
function section(text: string, pictures: Picture[] = []): Section {
  const lines = text
    .trim()
    .split("\n")
    .map((row, i): Line => {
      const y = 700 - i * 12;
      const cells = row
        .trim()
        .split("|")
        .map((cell, column) => {
          const [, place, printed = ""] = /^\s*(?:\[(\d+)\])?\s*(.*?)\s*$/.exec(cell) ?? [];
          const x = place ? Number(place) : column === 0 ? 60 : 100 + column * 140;
          const rect: Rect = [x, y, x + 100, y + 10];
          return { text: printed, rect, words: [] };
        })
        .filter((cell) => cell.text !== "");
      const rect: Rect = [60, y, 500, y + 10];
      return { page: 1, rect, text: cells.map((c) => c.text).join("  "), cells, size: 9, bold: false };
    });
  const headingRect: Rect = [60, 720, 300, 732];
  return { number: 2, title: "", page: 1, headingRect, lines, subsections: [], pictures };
}

function context(words: Language, jurisdiction: SheetContext["jurisdiction"]): SheetContext {
  return { language: words, words, monthFirst: jurisdiction === "us", jurisdiction, pages: [] };
}

function read(text: string, words: Language = "en", jurisdiction: SheetContext["jurisdiction"] = "eu") {
  const { findings, problems } = readSection2(section(text), context(words, jurisdiction));
  const list = (path: string) => findings.filter((f) => f.path.startsWith(`${path}[`)).map((f) => f.value);
  const codes = (path: string) =>
    list(path).map((value) => (value && typeof value === "object" && "code" in value ? value.code : value));
  return {
    signal: findings.find((f) => f.path === "signal_word")?.value,
    hazard: codes("hazard_statements"),
    precautionary: codes("precautionary_statements"),
    pictograms: codes("pictograms"),
    classifications: list("classifications").map((value) =>
      value && typeof value === "object" && "class_code" in value
        ? [value.class_code, value.category_code, value.hazard_code].join("/")
        : "",
    ),
    problems,
    findings,
  };
}

describe("section 2 of a sheet with codes", () => {
  it("reads labels that stand side by side with their values", () => {
    const line = "Pictogramme : GHS05 (corrosion) | Mention d'avertissement : DANGER";
    expect(read(`${line}\nH290 – Peut être corrosif pour les métaux.`, "fr").signal).toBe("Danger");
  });

  it("reads labels behind a number with a letter", () => {
    const { signal, hazard } = read(
      "2.2a Signal word: DANGER!\n2.2b Hazard Statements\nH315 Causes skin irritation.",
    );
    expect([signal, hazard]).toEqual(["Danger", ["H315"]]);
  });

  it("reads categories below classes that their codes touch", () => {
    const text = `
      Classification (Regulation (EC) No 1272/2008)
      Acute Tox. H302
      4
      Skin Corr. | H314
      1B`;
    expect(read(text).classifications).toEqual(["Acute Tox./4/H302", "Skin Corr./1B/H314"]);
  });

  it("reads a class that its label touches", () => {
    const text = `
      Classification according to Regulation (EC) Flam. Liq. 2; H225
      No 1272/2008 [CLP / GHS] | Eye Irrit. 2; H319
      Signal word | Danger`;
    expect(read(text).classifications).toEqual(["Flam. Liq./2/H225", "Eye Irrit./2/H319"]);
  });

  it.each([
    ["2.2 DANGER xylene; ethylbenzene", "Danger"],
    ["Étiquette | GHS02 GHS07 | DANGER", "Danger"],
    ["WARNING of the supplier", undefined],
  ])("reads the signal word in capitals that the classification calls for: %s", (line, signal) => {
    expect(read(`Classification: Flam. Liq. 2; H225\n${line}\nH225 Highly flammable.`).signal).toBe(signal);
  });

  it.each<[string, Language]>([
    ["Mention d'avertissement : Pas de mention d'avertissement", "fr"],
    ["Mention d'avertissement | /", "fr"],
    ["Signaalwoord: n.v.t.", "nl"],
  ])("takes %s for no signal word", (line, words) => {
    expect(read(line, words).signal).toBeNull();
  });

  it("reads the abbreviations of the signal words and of the pictograms in words", () => {
    const found = read(
      "2.2 Éléments d'étiquetage\nPictogrammes: SGH05, flamme et point d'exclamation\nMention d'avertissement: Dgr",
      "fr",
    );
    expect(found.signal).toBe("Danger");
    expect(found.pictograms).toEqual(["GHS02", "GHS05", "GHS07"]);
  });

  it("takes no code of a component, nor one that a sentence says does not apply", () => {
    const found = read(
      [
        "2.1 Classification of the substance or mixture",
        "Flam. Liq. 2, H225",
        "The classification as Carc. 1B, H350 need not apply (note P).",
        "2.2 Label elements",
        "Contains: linalool (H317), limonene (H410)",
        "H225 Highly flammable liquid and vapour.",
        "EUH208 Contains linalool. May produce an allergic reaction.",
      ].join("\n"),
    );
    expect(found.hazard).toEqual(["H225", "EUH208"]);
    expect(found.classifications).toEqual(["Flam. Liq./2/H225"]);
  });

  it("reads classes without categories by their codes, and statements that go on with a category", () => {
    const found = read(
      "2.1 Einstufung des Stoffs oder Gemischs\nPBT, EUH440\nExtrem entzündbares Aerosol, Kategorie 1 | H222",
      "de",
    );
    expect(found.classifications).toEqual(["PBT//EUH440", "Aerosol/1/H222"]);
  });

  it.each<[string, Language]>([
    ["GHS-Signalwort: Gefahr", "de"],
    ["Hazard signal word | Danger", "en"],
    ["Pictogram, Signal Word Code(s):\nGHS02, GHS05 - Danger", "en"],
    ["CLP-signaalwoord: Gevaar", "nl"],
  ])("reads the signal word of %s", (line, words) => {
    expect(read(line, words).signal).toBe("Danger");
  });

  it("doubts the classification where a statement is of no class that was read", () => {
    const of = (statements: string) =>
      read(`2.1 Classification\nSkin Irrit. 2; H315\n2.2 Label elements\n${statements}`).problems.filter(
        ({ path }) => path === "section2.classifications",
      );
    expect(of("H315 Causes skin irritation.\nH319 Causes serious eye irritation.")).toMatchObject([
      { message: "No class was read for H319, which the sheet states." },
    ]);
    expect(of("H315 Causes skin irritation.\nEUH208 Contains example.")).toEqual([]);
  });

  it("takes H410 on the label for H400 and H411 of the classification", () => {
    const sheet = read(
      "2.1 Classification\nAquatic Acute 1; H400\nAquatic Chronic 2; H411\n2.2 Label elements\nGHS09\nH410 Very toxic to aquatic life with long lasting effects.",
    );
    expect(sheet.problems.filter(({ code }) => code === "contradiction")).toEqual([]);
  });

  it("finds the second half of an abbreviation below the first", () => {
    const text =
      "2.1 Einstufung\nFlam. Liq. 3|H226 Flüssigkeit und Dampf entzündbar.\nAquatic|H412 Schädlich für Wasserorganismen.\nChronic 3";
    expect(read(text, "de").classifications).toEqual(["Flam. Liq./3/H226", "Aquatic Chronic/3/H412"]);
  });

  it("reads a class that goes on below, beside the rest of its statement", () => {
    const text =
      "2.1 Einstufung\nAkute Toxizität, Kategorie 4|H302: Gesundheitsschädlich bei Verschlucken.\nSpezifische Zielorgan-Toxizität - wiederholte|H372: Schädigt die Organe bei längerer oder wiederholter\nExposition, Kategorie 1|Exposition durch Einatmen.\nLangfristig (chronisch) gewässergefährdend,|H410: Sehr giftig für Wasserorganismen, mit langfristiger\nKategorie 1|Wirkung.";
    expect(read(text, "de").classifications).toEqual([
      "Acute Tox./4/H302",
      "STOT RE/1/H372",
      "Aquatic Chronic/1/H410",
    ]);
  });

  it("reads a class whose name wraps beside its category and its statement", () => {
    const text =
      "2.1 Einstufung\nGefahrenklasse|Kategorie|Gefahrenhinweis\nEntzündend (oxidierend) wirkende|3|H272 Kann Brand verstärken.\nFeststoffe (Ox. Sol.)\nAkute Toxizität, oral (Acute Tox.)|4|H302 Gesundheitsschädlich bei Verschlucken.";
    expect(read(text, "de").classifications).toEqual(["Ox. Sol./3/H272", "Acute Tox./4/H302"]);
  });

  it("knows the French abbreviations of classes", () => {
    const sheet = read(
      "2.1 Classification\nLiq. infl. 2; H225\nIrrit. oc. 2; H319\nSTOT un. 3; H336\nSTOT rép. 2; H373\nTox. asp. 1; H304\nAquatique chron. 2; H411",
      "fr",
    );
    expect(sheet.classifications).toEqual([
      "Flam. Liq./2/H225",
      "Eye Irrit./2/H319",
      "STOT SE/3/H336",
      "STOT RE/2/H373",
      "Asp. Tox./1/H304",
      "Aquatic Chronic/2/H411",
    ]);
  });

  it("reads the signal word in a column whose heading wraps", () => {
    const table = `Hazard Classification | Signal | Hazard Statement
Carcinogenicity - 2 | Word | H351 - Suspected of causing cancer.
Skin irritation - 2 | DANGER | H315 - Causes skin irritation.`;
    expect(read(table, "en", "us").signal).toBe("Danger");
  });

  const sheet = read(
    `2.1 Einstufung des Stoffs oder Gemischs
     Flam. Liq. 2|H225|Flüssigkeit und Dampf leicht entzündbar.
     Eye Irrit. 2|H319|Verursacht schwere Augenreizung.
     2.2 Kennzeichnungselemente
     Gefahrenpiktogramme GHS02 GHS07
     Signalwort Gefahr
     Gefahrenhinweise
     H225 Flüssigkeit und Dampf leicht entzündbar.
     H319 Verursacht schwere Augenreizung.
     EUH 066 Wiederholter Kontakt kann zu spröder oder rissiger Haut führen.
     Sicherheitshinweise
     P305 + P351 +|BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser
     P338|spülen.
     P501-2 Inhalt der Sammelstelle zuführen.
     2.3 Sonstige Gefahren
     Enthält einen Stoff mit H410.`,
    "de",
  );

  it("takes no sentence behind an R code for a statement, though it is worded alike", () => {
    const text = `2.2 Label elements according to Regulation (EC) No 1272/2008
      H225 Highly flammable liquid and vapour.
      R66 - Repeated exposure may cause skin dryness or cracking.`;
    expect(read(text).hazard).toEqual(["H225"]);
    expect(read(text.replace("R66 - ", "")).hazard).toEqual(["H225", "EUH066"]);
  });

  it("reads the signal word beside the first line of a label that wraps", () => {
    const text = `2.2 Label elements
      Hazard | Signal | WARNING
      Pictogram(s) | Word(s)
      Hazard | H373: May cause damage to organs.`;
    expect(read(text).signal).toBe("Warning");
  });

  it("reads labels with the plural in brackets", () => {
    const found = read("Mention(s) d’avertissement | Danger\nMention(s) de danger | H314", "fr");
    expect(found).toMatchObject({ signal: "Danger", hazard: ["H314"] });
  });

  it("gives classification, signal word, pictograms and statements", () => {
    expect(sheet.classifications).toEqual(["Flam. Liq./2/H225", "Eye Irrit./2/H319"]);
    expect(sheet.signal).toBe("Danger");
    expect(sheet.pictograms).toEqual(["GHS02", "GHS07"]);
    expect(sheet.hazard).toEqual(["H225", "H319", "EUH066"]);
  });

  it("joins a code that its column breaks, and drops a maker's own suffix", () => {
    expect(sheet.precautionary).toEqual(["P305+P351+P338", "P501"]);
  });

  it("leaves the codes of other hazards alone", () => {
    expect(sheet.hazard).not.toContain("H410");
  });

  it("says where each value stood", () => {
    const signal = sheet.findings.find((finding) => finding.path === "signal_word");
    expect(signal?.sources[0]?.text).toBe("Signalwort Gefahr");
  });
});

describe("section 2 of a sheet with texts only", () => {
  const sheet = read(
    `Classification of the|: FLAMMABLE LIQUIDS - Category 2
     substance or mixture|SPECIFIC TARGET ORGAN TOXICITY (REPEATED EXPOSURE) (liver) - Category 1
     GHS label elements
     Signal word|: Danger
     Hazard statements|: Highly flammable liquid and vapor.
     |Causes damage to organs (liver) through prolonged or repeated exposure.
     Precautionary statements
     Prevention|: Wear protective gloves, protective clothing and eye or face protection. Keep away from heat,
     |hot surfaces, sparks, open flames and other ignition sources. No smoking. Wash hands
     |thoroughly after handling.
     Response|: IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water.
     |IF INHALED: Remove person to fresh air and keep comfortable for breathing. Call a POISON CENTER or
     |doctor if you feel unwell.
     Storage|: Store in a well-ventilated place. Keep cool.
     Disposal|: Dispose of contents and container in accordance with all local regulations.
     Hazards not otherwise classified|: Causes eye irritation.`,
    "en",
    "us",
  );

  it("recognises hazard statements with their fragments filled in", () => {
    expect(sheet.hazard).toEqual(["H225", "H372"]);
  });

  it("recognises precautionary statements and joins conditions with their answers", () => {
    expect(sheet.precautionary).toEqual([
      "P280",
      "P210",
      "P264",
      "P303+P361+P353",
      "P304+P340",
      "P312",
      "P403+P235",
      "P501",
    ]);
  });

  it("reads classes in words and takes their codes from the printed statements", () => {
    expect(sheet.classifications).toEqual(["Flam. Liq./2/H225", "STOT RE/1/H372"]);
  });
});

describe("section 2 of a sheet that words its labels differently", () => {
  it("reads the phrases of a generator that calls them so", () => {
    const sheet = read(
      `Flammable Liquids, Category 3
       GHS Signal Word:|Danger
       GHS Hazard Phrases:|H226: Flammable liquid and vapor.
       GHS Response Phrases:|P331: Do NOT induce vomiting.
       GHS Storage and Disposal Phrases:|P405: Store locked up.`,
      "en",
      "us",
    );
    expect(sheet.signal).toBe("Danger");
    expect(sheet.hazard).toEqual(["H226"]);
    expect(sheet.precautionary).toEqual(["P331", "P405"]);
  });

  it("reads the first value beside a numbered label that wraps", () => {
    const sheet = read(
      `2.1 Classification of the|Corrosive to metals (Category 1)
       substance or mixture:|Skin corrosion (Category 1B)
       2.2.1 Signal Word:|DANGER
       2.2.3 Precautionary|Keep only in original container.
       Statements:|Collect spillage.`,
      "en",
      "us",
    );
    expect(sheet.classifications).toEqual(["Met. Corr./1/H290", "Skin Corr./1B/H314"]);
    expect(sheet.precautionary).toEqual(["P234", "P391"]);
  });

  it("reads classes that stand in the table of statements alone", () => {
    const sheet = read(
      `Signal Word
       Danger
       GHS HAZARD STATEMENTS
       Flammable Aerosol, category 1|H222|Extremely flammable aerosol.
       Compressed Gas|H280|Contains gas under pressure; may explode if heated.
       GHS LABEL PRECAUTIONARY STATEMENTS
       P405|Store locked up.`,
      "en",
      "us",
    );
    expect(sheet.classifications).toEqual(["Aerosol/1/H222", "Press. Gas/Comp./H280"]);
  });

  it("takes the stronger signal word of a table with one for each class", () => {
    const sheet = read(
      `GHS Hazard Class|Category|Signal word|Hazard statement
       Acute toxicity - oral|4|Warning|Harmful if swallowed
       Skin corrosion|1B|Danger|Causes severe skin burns and eye damage`,
      "en",
      "us",
    );
    expect(sheet.signal).toBe("Danger");
  });

  it("reads classes in columns of health, environment and physics one column after the other", () => {
    const sheet = read(
      `GHS CLASSIFICATION
       HEALTH|ENVIRONMENTAL|PHYSICAL
       Skin irritation – Category 2|Chronic aquatic toxicity –|Flammable liquids –
       Skin sensitization – Category 1|Category 3|Category 4`,
      "en",
      "us",
    );
    expect(sheet.classifications).toEqual([
      "Skin Irrit./2/H315",
      "Skin Sens./1/H317",
      "Aquatic Chronic/3/H412",
      "Flam. Liq./4/H227",
    ]);
  });

  it("reads classes below headings in the middle of their columns", () => {
    const sheet = read(
      `Classification of the hazardous chemical
       [80]Health|[260]Environmental|[420]Physical
       [50]Aspiration hazard Category 1|[230]Not classified|[390]Flammable liquids Category 3`,
      "en",
      "au",
    );
    expect(sheet.classifications).toEqual(["Asp. Tox./1/H304", "Flam. Liq./3/H226"]);
  });

  it("reads statements that follow the classification without any label", () => {
    const sheet = read(
      `GHS Classification: Flammable Liquid 2; Eye Irritant 2A
       DANGER! Highly flammable liquid and vapor. Causes serious eye irritation.
       Keep container tightly closed. Store locked up.`,
      "en",
      "us",
    );
    expect(sheet.signal).toBe("Danger");
    expect(sheet.hazard).toEqual(["H225", "H319"]);
    expect(sheet.precautionary).toEqual(["P233", "P405"]);
  });

  it("knows a label for several classifications, and categories in brackets alone", () => {
    const sheet = read(
      `HMIS Rating: Health 1
       GHS Hazard Classification(s): Flammable liquids (2), Serious eye damage/irritation (2A)
       GHS Hazard Statement(s): Highly flammable liquid and vapour; Causes serious eye irritation`,
      "en",
      "us",
    );
    expect(sheet.classifications).toEqual(["Flam. Liq./2/H225", "Eye Irrit./2A/H319"]);
  });

  it("knows labels behind the letter of their item", () => {
    const sheet = read(
      `A. GHS classification : Aspiration hazard, Category 1
       B. GHS label elements
       ○ Signal word : Danger
       ○ Hazard/risk statements
       H304 May be fatal if swallowed and enters airways.
       C. Other hazards
       H319`,
      "en",
      "other",
    );
    expect(sheet.classifications).toEqual(["Asp. Tox./1/H304"]);
    expect(sheet.hazard).toEqual(["H304"]);
  });

  it("reads classes told by their sections of Annex I, and signal words behind the symbols' names", () => {
    const sheet = read(`
GHS label elements
Exclamation mark Warning
3.3/2A - Causes serious eye irritation.
Health hazard Danger
3.6/1B - May cause cancer.
3.4/1 - May cause an allergic skin reaction.`);
    expect(sheet.signal).toBe("Danger");
    expect(sheet.pictograms).toEqual(["GHS07", "GHS08"]);
    expect(sheet.classifications).toEqual(["Eye Irrit./2A/H319", "Carc./1B/H350", "Skin Sens./1/H317"]);
    expect(read("Directive 67/548/EEC, 3.9/2\nMay cause cancer.").classifications).toEqual([]);
  });

  it("finds the category of a class in its cell's next line, and knows another Dutch name", () => {
    const sheet = read(
      "2.1 Indeling\nSpecifieke doelorgaantoxiciteit - bij eenmalige blootstelling, Categorie|H335: Kan irritatie van de luchtwegen\n3, Ademhalingsstelsel|veroorzaken.\nChronisch aquatisch gevaar - Categorie 2",
      "nl",
    );
    expect(sheet.classifications).toEqual(["STOT SE/3/H335", "Aquatic Chronic/2/H411"]);
  });

  it("keeps the statements of Australia as texts", () => {
    const sheet = read(
      "Signal word|DANGER\nHazard statements\nH225|Highly flammable liquid and vapour.\nAUH066|Repeated exposure may cause skin dryness or cracking.",
      "en",
      "au",
    );
    expect(sheet.hazard).toEqual(["H225"]);
    expect(sheet.findings.find(({ path }) => path === "supplemental_statements[0]")?.value).toEqual({
      code: null,
      text: "AUH066 Repeated exposure may cause skin dryness or cracking.",
    });
  });

  it("takes no EUH statement from the text of an Australian code, whatever law the sheet names", () => {
    const text =
      "Classification of Regulation (EU) No 1272/2008\nHazard statements\nAUH044|Risk of explosion if heated under confinement.\nH222|Extremely flammable aerosol.";
    expect(read(text, "en", "other").hazard).toEqual(["H222"]);
  });

  it("takes no EUH statement from the words of an Australian sheet that names CLP as a source", () => {
    const text =
      "Classification drawn from Regulation (EU) No 1272/2008 - Annex VI\nHazard statement(s)\nMay form explosive peroxides.";
    expect(read(text, "en", "au").hazard).toEqual([]);
  });
});

describe("what a sheet does not say", () => {
  it("a sheet that is not classified has empty lists and no signal word", () => {
    const sheet = read(
      `2.1 Classification de la substance ou du mélange
       Le produit n'est pas classé selon le règlement CLP.
       2.2 Éléments d’étiquetage
       Mention d'avertissement néant
       Mentions de danger néant`,
      "fr",
    );
    expect(sheet.hazard).toEqual([]);
    expect(sheet.signal).toBeNull();
    expect(sheet.findings.find((f) => f.path === "classifications")?.value).toEqual([]);
  });

  it.each<[string, Language]>([
    ["Not a hazardous substance or mixture according to Regulation (EC) No 1272/2008.", "en"],
    ["The mixture is not classified as hazardous.", "en"],
    ["Geen gevaarlijke stof of mengsel volgens Verordening (EG) nr. 1272/2008.", "nl"],
    ["Het mengsel is niet ingedeeld als gevaarlijk.", "nl"],
    ["Keine gefährliche Substanz oder Mischung.", "de"],
    ["Das Gemisch ist nach der Verordnung (EG) Nr. 1272/2008 nicht eingestuft.", "de"],
    ["Das Produkt ist nicht gemäß der CLP-Verordnung eingestuft.", "de"],
    ["Substance ou mélange non dangereux selon le règlement (CE) n° 1272/2008.", "fr"],
    ["Pas une substance ni un mélange dangereux selon le règlement (CE) no. 1272/2008.", "fr"],
  ])("says none where it prints: %s", (line, words) => {
    const { findings } = read(`2.1 Classification\n${line}`, words);
    const none = findings.filter(({ value }) => Array.isArray(value) && value.length === 0);
    expect(none.map(({ path }) => path).sort()).toEqual([
      "classifications",
      "hazard_statements",
      "pictograms",
    ]);
  });

  it.each([
    "Acute toxicity, oral: not classified",
    "Not classified for physical hazards.",
    "This substance is not classified as dangerous according to Directive 67/548/EEC.",
    "Hazards not otherwise classified: none",
    "No data available",
  ])("says nothing of the whole product where it prints: %s", (line) => {
    const { findings } = read(`2.1 Classification\n${line}`);
    expect(findings.map(({ path }) => path)).not.toContain("classifications");
  });

  it("an EUH statement beside the words leaves the classification none", () => {
    const { findings, hazard } = read(
      "2.1 Classification\nThe mixture is not classified.\n2.2 Label elements\nEUH210 Safety data sheet available on request.",
    );
    expect(hazard).toEqual(["EUH210"]);
    expect(findings.find(({ path }) => path === "classifications")?.value).toEqual([]);
    expect(findings.map(({ path }) => path)).not.toContain("hazard_statements");
  });

  it("a sensitising substance named behind its label, or lines above, makes EUH208", () => {
    const inline = "2.2 Label elements (CLP)\nContains: ALKYLPHENOL May produce an allergic reaction.";
    expect(read(inline).hazard).toEqual(["EUH208"]);
    const lines =
      "2.2 Label elements (CLP)\nContains\nd-limonene\ncitral\nMay produce an allergic\nreaction.";
    expect(read(lines).hazard).toEqual(["EUH208"]);
  });

  it("a missing signal word is a problem, never a reading", () => {
    const sheet = read(
      "2.1 Classification\nFlam. Liq. 2, H225\n2.2 Label elements\nH225 Highly flammable liquid and vapour.",
    );
    expect(sheet.signal).toBeUndefined();
    expect(sheet.problems.map((problem) => problem.path)).toContain("section2.signal_word");
  });

  it("the overview of a sheet from before GHS begins with its signal word", () => {
    const overview = (text: string) => read(`Emergency Overview\n${text}`, "en", "us").signal;
    expect(overview("----\nDANGER! EXTREMELY FLAMMABLE LIQUID.")).toBe("Danger");
    expect(overview("WARNING: Harmful if swallowed.")).toBe("Warning");
    expect(overview("CAUTION! Combustible.")).toBeUndefined();
    expect(overview("Danger of fire when heated.")).toBeUndefined();
    expect(overview("White powder.\nDANGER")).toBeUndefined();
    const french = "Vue d'ensemble des mesures | AVERTISSEMENT\nd'urgence\nContenu sous pression.";
    expect(read(french, "fr", "ca").signal).toBe("Warning");
  });

  it("sentences of a sheet from before GHS are no statements", () => {
    const sheet = read(
      "Emergency overview\nCauses eye irritation.\nKeep container tightly closed.",
      "en",
      "us",
    );
    expect(sheet.hazard).toEqual([]);
    expect(sheet.precautionary).toEqual([]);
  });
});

it("a code with another statement's text is reported", () => {
  const sheet = read("2.2 Label elements\nHazard statements\nH225 Causes serious eye irritation.");
  expect(sheet.problems.map((problem) => problem.message)).toContain(
    "H225 is printed with the text of H319.",
  );
});

it("a label that wraps beside its classes is no part of them", () => {
  const { classifications } = read(
    `2.1. Einstufung des Stoffs oder Gemischs
     Klassifizierung gemäß | H315 - Ätz-/Reizwirkung auf die Haut Kategorie 2, H335 - Spezifische Zielorgan-
     Verordnung (EG) Nr. 1272/2008 | Toxizität (einmalige Exposition)
     [CLP] und Änderungen [1] | Kategorie 3`,
    "de",
  );
  expect(classifications).toEqual(["Skin Irrit./2/H315", "STOT SE/3/H335"]);
});

it("takes the product as it is sold, not what it is once diluted", () => {
  const found = read(
    `
GHS Classification
Product AS SOLD
Skin corrosion | : Category 1A
Acute toxicity (Oral) | : Category 4
Product AT USE DILUTION
Skin irritation | : Category 2
GHS label element
Product AS SOLD
Signal Word | : Danger
Hazard Statements | : Harmful if swallowed.
[100] Causes severe skin burns and eye damage.
Product AT USE DILUTION
Signal Word | : Warning
Hazard Statements | : Causes skin irritation.`,
    "en",
    "us",
  );
  expect(found.signal).toBe("Danger");
  expect(found.hazard).toEqual(["H302", "H314"]);
  expect(found.classifications).toEqual(["Skin Corr./1A/H314", "Acute Tox./4/H302"]);
});

it("tells routes of one category of acute toxicity apart where no codes are printed", () => {
  const { classifications } = read(
    `
Classification of the Product: | Acute Toxicity (Oral) - Category 4
[240] Acute Toxicity (Dermal) - Category 4
[240] Acute Toxicity (Inhalation) - Category 4
Signal Word: | WARNING
Hazard Statements: | Harmful if swallowed, in contact with skin or if inhaled.`,
    "en",
    "us",
  );
  expect(classifications).toEqual(["Acute Tox./4/H302", "Acute Tox./4/H312", "Acute Tox./4/H332"]);
});

describe("statements in running text", () => {
  const texts = [
    "2.1 Classification",
    "Acute Tox. 4: Harmful if swallowed. Skin Sens. 1: May cause an allergic skin reaction.",
    "2.2 Label elements",
    "Contains: benzyl alcohol (H302)",
  ];

  it("begin behind a full stop, also below what the product contains", () => {
    const both = "H302: Harmful if swallowed. H317: May cause an allergic skin reaction.";
    expect(read([...texts, both].join("\n")).hazard).toEqual(["H302", "H317"]);
  });

  it("are doubtful where a printed class calls for one more", () => {
    const { problems } = readSection2(
      section([...texts, "H302: Harmful if swallowed."].join("\n")),
      context("en", "eu"),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ path: "section2.hazard_statements", code: "contradiction" }),
    );
  });
});

it("a table's cell may wrap within its bracket", () => {
  const found = read(`2.1 Classification
    [60]Hazard class | [300]Hazard statement
    [60]Skin irritation (Skin Irrit. 2) | [300]H315: Causes skin irritation.
    [60]Serious eye damage (Eye Dam. | [300]H318: Causes serious eye
    [60]1) | [300]damage.`);
  expect(found.classifications).toEqual(["Skin Irrit./2/H315", "Eye Dam./1/H318"]);
});

it("the signal word may follow the phrases of older law, above the hazard statements", () => {
  const found = read(`2.2 Label elements
    S51: Use only in well-ventilated areas
    Regulation (EC) No 1272/2008:
    Warning
    Hazard statements:
    H226: Flammable liquid and vapour.`);
  expect(found.signal).toBe("Warning");
});

describe("classes in a column between others", () => {
  const sheet = read(
    `2(a) Hazard Symbol, Hazard Classification, Signal Word and Hazard Statement:
    [60]Hazard | [167]Hazard Classification | [303]Signal Word | [419]Hazard Statement
    [60]Symbol
    [167]Carcinogenicity – 2 | [419]H315 – Causes skin irritation.
    [167]Target Organ Systemic Toxicity - | [419]H351 – Suspected of causing cancer.
    [167]Repeated Exposure - 1 | [419]H401 – Toxic to aquatic life.
    [330]DANGER`,
    "en",
    "us",
  );

  it("are read without the statements beside them, and so is the signal word", () => {
    expect(sheet.classifications).toEqual(["Carc./2/H351", "STOT RE/1/H372"]);
    expect(sheet.signal).toBe("Danger");
  });
});

it("a code of another category is told as it is printed, and doubtful", () => {
  const { classifications, problems } = read(
    `2.1 Classification
    [60]Carcinogenicity | [200]Category 2 | [300]H350
    [60]Aspiration hazard | [200]Category 1 | [300]H304`,
    "en",
    "us",
  );
  expect(classifications).toEqual(["Carc./2/H350", "Asp. Tox./1/H304"]);
  expect(problems.map(({ path }) => path)).toContain("section2.classifications");
});

it("labels of the product's own are known behind numbers that the law gives to others", () => {
  const found = read(
    `2.1 Classification: | Skin Sensitization, Category 1
    2.2 Signal word: | WARNING
    2.3 Pictograms: | Exclamation mark
    2.4 Hazard statements: | May cause an allergic skin reaction.
    2.5 Precautionary statements: | Wear protective gloves.
    2.6 Hazards not otherwise classified: | Causes serious eye irritation.`,
    "en",
    "us",
  );
  expect(found).toMatchObject({ signal: "Warning", hazard: ["H317"], pictograms: ["GHS07"] });
  expect(found.classifications).toEqual(["Skin Sens./1/H317"]);
});

describe("specific concentration limits in section 2", () => {
  it.each([
    [
      "behind their amounts",
      "Specific concentration limits:\n(0.5 =< C < 2) | Eye Irrit. 2, H319\n(C >= 5) | STOT SE 3, H335",
    ],
    ["before their amounts", "Eye Irrit. 2; H319: 0.5 % ≤ C < 2 %\nSTOT SE 3; H335: C ≥ 5 %"],
    ["below their label alone", "Specific concentration limits\nEye Irrit. 2; H319: >= 0.5 - < 2 %"],
    ["beside their label", "SCL: Eye Irrit. 2 H319 >= 0.5 - < 2 %"],
  ])("are no classes of the product: %s", (_, limits) => {
    const { hazard, classifications } = read(`2.1 Classification of the substance or mixture
    Skin corrosion/irritation, Category 1A | H314
    ${limits}
    2.2 Label elements
    Signal word: Danger
    H314 Causes severe skin burns and eye damage.`);
    expect(classifications).toEqual(["Skin Corr./1A/H314"]);
    expect(hazard).toEqual(["H314"]);
  });
});

it("the signal word may follow the phrases of older law, above the pictograms' codes", () => {
  const found = read(`2.2 Label elements
    S51: Use only in well-ventilated areas
    Regulation (EC) No 1272/2008:
    Danger
    GHS02 GHS07
    Hazard statements:
    H226: Flammable liquid and vapour.`);
  expect(found.signal).toBe("Danger");
});

it("abbreviated classes are known in French", () => {
  const { classifications } = read("2.1 Classification\nIrrit. peau 2, Irrit. yeux 2, Sens. cut. 1", "fr");
  expect(classifications).toEqual(["Skin Irrit./2/H315", "Eye Irrit./2/H319", "Skin Sens./1/H317"]);
});

it.each([
  ["fr", "Effets sur l'environnement : aucun", "Classification selon le Règlement (CE) n° 1272/2008 (CLP) :"],
  ["fr", "Effets sur l'environnement : aucun", "Classe de danger | Catégorie de danger | Mention de danger"],
  ["nl", "Milieueffecten: geen", "Gevarenklasse | Gevarencategorie | Gevarenaanduiding"],
  ["de", "Umwelteffekte: keine", "Einstufung gemäß Verordnung (EG) Nr. 1272/2008 (CLP):"],
] as const)("the classification begins anew behind other hazards (%s: %s): %s", (language, before, label) => {
  const { classifications } = read(`2.1 Classification\n${before}\n${label}\nSkin Irrit. 2 | H315`, language);
  expect(classifications).toEqual(["Skin Irrit./2/H315"]);
});

it("what must be listed on the label, and criteria that are not met, are no hazards of the product", () => {
  const { hazard, classifications } = read(`2.1 Classification
    Skin Irrit. 2, H315
    Based on available data the criteria for H319 are not met.
    2.2 Label elements
    H315 Causes skin irritation.
    Hazardous ingredients that must be listed on the label:
    d-Limonene (H317, H304)`);
  expect(hazard).toEqual(["H315"]);
  expect(classifications).toEqual(["Skin Irrit./2/H315"]);
});

it("a category with its letter tells that texts alone are those of GHS", () => {
  const found = read(
    `Classification
    Toxicité pour la reproduction | Catégorie 1B
    Éléments d'étiquetage
    Danger
    Mentions de danger
    Peut nuire à la fertilité ou au fœtus`,
    "fr",
    "ca",
  );
  expect(found).toMatchObject({ signal: "Danger", hazard: ["H360"] });
});

it("a category below its word is no part of the statement beside that", () => {
  const { classifications } = read(
    "Classification\nCarcinogenicity Category | H350 | May cause cancer\n1A\nFlammable liquids | H225 | Highly flammable\nCategory 2",
  );
  expect(classifications).toEqual(["Carc./1A/H350", "Flam. Liq./2/H225"]);
});

it("a class that wraps keeps its category, though its statement wraps beside it", () => {
  const { classifications } = read(`2.1 Classification
    [60]Specific target organ toxicity single exposure, | [300]3 | [360]H335: May cause respiratory
    [60]respiratory tract irritation | [360]irritation`);
  expect(classifications).toEqual(["STOT SE/3/H335"]);
});

it("the newer law's classes stand below its name, behind what the older law says", () => {
  const { classifications } = read(
    `2.1 Einstufung des Stoffs oder Gemischs
    - Einstufung gemäß Richtlinie 67/548/EWG oder 1999/45/EG
    R10, R65
    - Verordnung (EG) Nr. 1272/2008 (GHS)
    Flam. Liq. 3 ; H226`,
    "de",
  );
  expect(classifications).toEqual(["Flam. Liq./3/H226"]);
});

it("a phrase of the older law is no class, and no other hazard", () => {
  const { classifications, findings } = read(
    `2.1 Classification de la substance ou du mélange
    [60]Classification selon le | [260]Lésions oculaires graves/irritation oculaire, Catégorie de danger 1
    [60]règlement (CE) N° 1272/2008 | [260]Corrosion/irritation cutanée, Catégorie de danger 2
    [260]H315 Provoque une irritation cutanée.
    [260]H318 Provoque de lésions oculaires graves.
    [60]Classification conforme à la | [260]Xi, irritant
    [60]directive 1999/45/CE | [260]R 41 Risque de lésions oculaires graves.
    2.2* Éléments d’étiquetage | Danger`,
    "fr",
  );
  expect(classifications).toEqual(["Eye Dam./1/H318", "Skin Irrit./2/H315"]);
  expect(findings).not.toContainEqual(expect.objectContaining({ path: "other_hazards" }));
});

test.each([
  "Conformément aux directives 67/548/CEE, 1999/45/CE et leurs adaptations.",
  "Classification selon la directive 67/548/CEE",
])("what stands below %s is of the older law", (heading) => {
  const law = "Conformément au règlement (CE) n° 1272/2008 et ses adaptations.";
  const older = `${heading}\nCancérogène, catégorie 2 (T, R 45 Carc. Cat. 2).`;
  const classes = "Cancérogénicité, Catégorie 1B (Carc. 1B, H350).";
  for (const text of [`${law}\n${classes}\n${older}`, `${older}\n${law}\n${classes}`])
    expect(read(`2.1 Classification\n${text}`, "fr").classifications).toEqual(["Carc./1B/H350"]);
});

describe("classes beside the label's statements", () => {
  const summary = "GHS classification: Acute Tox. 3, Carc. 2\nSignal word: Danger\nHazard statements";
  const oral = "Acute toxicity, oral, category 3 | H301 | Toxic if swallowed.";
  const cancer = "Carcinogenicity, category 2 | H351 | Suspected of causing cancer.";

  it("make whole a list that lacks one of them", () => {
    const inhaled = "Acute toxicity, inhalation, category 4 | H332 | Harmful if inhaled.";
    const { classifications } = read(`${summary}\n${oral}\n${cancer}\n${inhaled}`);
    expect(classifications).toEqual(["Acute Tox./3/H301", "Carc./2/H351", "Acute Tox./4/H332"]);
  });

  it("add none whose code is another class's", () => {
    const { classifications } = read(
      `${summary}\n${oral}\nAspiration hazard, category 1 | H351 | Suspected.`,
    );
    expect(classifications).toEqual(["Acute Tox./3/H301", "Carc./2/H351"]);
  });
});

it("advice below a label of its own holds no hazard statement of what has none that is known", () => {
  const text = `Classification of the substance | Not classified.
Hazard statements | Injection under the skin can cause severe injury.
Precautionary statements
General | Avoid contact with eyes. May be harmful if swallowed.`;
  expect(read(text, "en", "us").hazard).toEqual([]);
});

it("a class told in two spellings has the category of the first", () => {
  const text = "Einstufung\nEye Irrit. 2; H319 - Schwere Augenschädigung/-reizung: Kategorie 2A";
  expect(read(text, "de").classifications).toEqual(["Eye Irrit./2/H319"]);
  // CLP knows both, and the second says more
  const sensitizing = "Einstufung\nSkin Sens. 1; H317 - Sensibilisierung der Haut: Kategorie 1B";
  expect(read(sensitizing, "de").classifications).toContain("Skin Sens./1B/H317");
});

it("repeat exposure is repeated exposure", () => {
  const text = `Classification: Specific Target Organ Toxicity Repeat Exposure - Category 1
Hazard statements | Causes damage to organs through prolonged or repeated exposure (lungs).`;
  expect(read(text, "en", "us").classifications).toEqual(["STOT RE/1/H372"]);
});

it("a code that a sentence calls not appropriate is none of the product's", () => {
  const text = `2.1 Classification
The product is not classified according to the CLP regulation.
Due to the physical form (paste) classification with H372 is not appropriate.
2.2 Label elements
Hazard statements | Void`;
  expect(read(text).hazard).toEqual([]);
});

it("codes, classes and the signal word stand below labels of their kinds together", () => {
  const sheet = read(
    `2.1.1 Klassifizierung gemäß der Richtlinie (EC) Nr 1272/2008:
Piktogramme:
GHS07
Codes zu(r) Gefahrenklasse(n) und Gefahrenkategorie(n):
Eye Irrit. 2
Code(s) zu Gefahrenhinweise(n):
H319 - Verursacht schwere Augenreizung.
2.2. Kennzeichnungselemente
Code(s) zu(m) Gefahrenpiktogramm(en), Signalwort(e):
GHS07 – Achtung`,
    "de",
  );
  expect(sheet).toMatchObject({ classifications: ["Eye Irrit./2/H319"], signal: "Warning" });
});

it("a class begins above the label in the middle of its column, which a footnote follows", () => {
  const text = `[200] Acute Aquatic Hazard Category 3, Carcinogen Category 2, Chronic
GHS Classification [1] |[200] Aquatic Hazard Category 3, Metal Corrosion Category 1
Label elements`;
  expect(read(text, "en", "au").classifications).toContain("Aquatic Chronic/3/H412");
});

it("drowsiness and dizziness are those of H336", () => {
  const text = "GHS Classification: STOT SE 3\nHazard statements\nMay cause drowsiness and dizziness.";
  expect(read(text, "en", "us").hazard).toEqual(["H336"]);
});

it("a category's number stands below its word where the column is narrow", () => {
  const rows = `Hazard Class | Category | Hazard | Precautionary Statements
Acute Toxicity - Oral | Category | H302 | P264, P270, P301+P312
[240] 4
Specific Target Organs/Systemic | Category | H371 | P260, P264
Toxicity Following Single Exposure |[240] 2
2.2. Label Elements`;
  expect(read(rows, "en", "us").classifications).toEqual(["Acute Tox./4/H302", "STOT SE/2/H371"]);
  const head = `GHS Classification
Item | Category | Hazard
Flammability | 3 | Flammable liquid and vapor
2.2. Label Elements`;
  expect(read(head, "en", "us").hazard).toEqual(["H226"]);
});

it("names that wrap beside their categories are read by rows", () => {
  const rows = `Classification (GHS-US)
Skin | Category 2
Irritation
Eye Irritation | Category 2A
Specific | Category 3
Target Organ | (Respiratory
Toxicity - | Irritation,
Single | CNS)
Exposure
Aspiration | Category 1
Toxicity
2.2. Label Elements
Hazard Statements: May cause respiratory irritation. May cause drowsiness or dizziness.`;
  expect(read(rows, "en", "us").classifications).toEqual([
    "Skin Irrit./2/H315",
    "Eye Irrit./2A/H319",
    "STOT SE/3/H335",
    "STOT SE/3/H336",
    "Asp. Tox./1/H304",
  ]);
});

it("gases under pressure without a group are a class where its code is told", () => {
  const text = "2.1 Classification\nPress. Gas: H280: Contains gas under pressure; may explode if heated.";
  expect(read(text, "en", "us").classifications).toEqual(["Press. Gas//H280"]);
});

it("classes behind GHS Class below the signal word, and sentences of New Zealand's law", () => {
  const classes = `Signal Word: Warning.
GHS Class: Eye Irritant, Category 2B.
[12] Skin Irritant, Category 2.
Hazard Statements: Causes eye irritation. Causes skin irritation.`;
  expect(read(classes, "en", "us").classifications).toEqual(["Eye Irrit./2B/H320", "Skin Irrit./2/H315"]);
  const zealand = `Classification of Hazardous Nature: Hazardous according to NZ HSNO Regulations
Hazard Statements: Flammable liquid and vapour`;
  expect(read(zealand, "en", "au").hazard).toEqual(["H226"]);
  const before = "Signal word: WARNING!\nHazard statements: CAUSES EYE IRRITATION. HARMFUL IF INHALED.";
  expect(read(before, "en", "us").hazard).toEqual([]);
});

it("a category in the next line of a narrow column is that of the class above", () => {
  const rows = `2.1 Classification
Skin Irrit. 2 | H315 Causes skin irritation | STOT SE 3 | H335 May cause respiratory irritation
Skin Sens. | H317 May cause an allergic | Carc. 2 | H351 Suspected of causing cancer
1B | skin reaction
Eye Irrit. 2 | H319 Causes serious eye
2.2. Label elements`;
  expect(read(rows, "en", "eu").classifications).toContain("Skin Sens./1B/H317");
});

it("a category right of its class is of the group whose head both stand under", () => {
  const lines = typedLines(`GHS CLASSIFICATION:
Health                                          Environmental                                 Physical
Acute Toxicity:           Category 4            Acute Toxicity:            None Known         Flammable Liquid 2
Skin Irritation:          Category 3            Chronic Toxicity:          None Known
Hazard Statements: H332: Harmful if inhaled`);
  const { findings } = readSection2({ ...section(""), lines }, context("en", "us"));
  const classes = findings.flatMap(({ path, value }) => (path.startsWith("classifications[") ? [value] : []));
  expect(classes[0]).toEqual({ class_code: "Acute Tox.", category_code: "4", hazard_code: "H332" });
});

describe("the signal word", () => {
  it("stands behind the codes of pictograms, beside the number of its part", () => {
    const found = read(`2.1 Classification | Skin Corr. 1B: H314
2.2 Label | GHS05 GHS07 Danger
H314 Causes severe skin burns and eye damage.`);
    expect(found).toMatchObject({ signal: "Danger", pictograms: ["GHS05", "GHS07"] });
  });

  it("stands behind its label in the middle of a line", () => {
    const found = read(`2.1 Classification | Skin Corr. 1B: H314
2.2 Label elements Pictograms: GHS05 | Signal word: DANGER
H314 Causes severe skin burns and eye damage.`);
    expect(found.signal).toBe("Danger");
  });
});

test("target organs are named without their toxicity", () => {
  const found = read(`2.1 Classification of hazardous chemical
Hazard class | Category
Eye irritation | 2
Specific target organ, repeated exposure | 2`);
  expect(found.classifications).toEqual(["Eye Irrit./2/H319", "STOT RE/2/H373"]);
});

test("pictograms beside the classes are not the label's where this names its own", () => {
  const text = `
2.1 Einstufung des Stoffs oder Gemischs
GHS06 Totenkopf mit gekreuzten Knochen
Acute Tox. 3 | H301 | Giftig bei Verschlucken.
GHS07
Skin Irrit. 2 | H315 | Verursacht Hautreizungen.
2.2 Kennzeichnungselemente`;
  expect(read(`${text}\nGefahrenpiktogramme | GHS06`, "de").pictograms).toEqual(["GHS06"]);
  expect(read(text, "de").pictograms).toEqual(["GHS06", "GHS07"]);
});

test("a class that stands right behind another's code, torn from its category, is none", () => {
  const text = `
2.1. Classification de la substance ou du mélange
[197]H317 - Sensibilisation — peau, catégorie de danger 1, H319 - Lésions oculaires graves/irritation
[51]Classement [1] | [197]oculaire, catégorie de danger 2, H336 - Toxicité spécifique pour certains organes cibles
2.2. Éléments d'étiquetage`;
  const found = read(text, "fr").classifications;
  expect(found).toContain("Skin Sens./1/H317");
  expect(found.some((one: string) => one.startsWith("Eye Dam."))).toBe(false);
});
