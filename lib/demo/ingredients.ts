import { classTriples, substances } from "@/lib/fixtures/substances";

type Substance = (typeof substances)["acetone"];

const of = (name: string, casNumber: string, ecNumber: string, classes: string): Substance => ({
  name,
  casNumber,
  ecNumber,
  classifications: classes ? classTriples(classes) : [],
});

/** Real substances with their numbers and harmonised or usual classification. */
export const ingredients = {
  ...substances,
  methanol: of(
    "methanol",
    "67-56-1",
    "200-659-6",
    "Flam. Liq. 2 H225; Acute Tox. 3 H301; Acute Tox. 3 H311; Acute Tox. 3 H331; STOT SE 1 H370",
  ),
  ethylAcetate: of(
    "ethyl acetate",
    "141-78-6",
    "205-500-4",
    "Flam. Liq. 2 H225; Eye Irrit. 2 H319; STOT SE 3 H336",
  ),
  hexane: of(
    "n-hexane",
    "110-54-3",
    "203-777-6",
    "Flam. Liq. 2 H225; Skin Irrit. 2 H315; Repr. 2 H361f; STOT SE 3 H336; STOT RE 2 H373; Asp. Tox. 1 H304; Aquatic Chronic 2 H411",
  ),
  butylAcetate: of("n-butyl acetate", "123-86-4", "204-658-1", "Flam. Liq. 3 H226; STOT SE 3 H336"),
  nitricAcid: of(
    "nitric acid",
    "7697-37-2",
    "231-714-2",
    "Ox. Liq. 3 H272; Acute Tox. 3 H331; Skin Corr. 1A H314",
  ),
  hydrochloricAcid: of(
    "hydrochloric acid",
    "7647-01-0",
    "231-595-7",
    "Met. Corr. 1 H290; Skin Corr. 1B H314; STOT SE 3 H335",
  ),
  sulphuricAcid: of("sulphuric acid", "7664-93-9", "231-639-5", "Met. Corr. 1 H290; Skin Corr. 1A H314"),
  hydrogenPeroxide: of(
    "hydrogen peroxide",
    "7722-84-1",
    "231-765-0",
    "Ox. Liq. 1 H271; Acute Tox. 4 H302; Acute Tox. 4 H332; Skin Corr. 1A H314; STOT SE 3 H335",
  ),
  sodiumHydroxide: of("sodium hydroxide", "1310-73-2", "215-185-5", "Met. Corr. 1 H290; Skin Corr. 1A H314"),
  ammonia: of(
    "ammonia",
    "1336-21-6",
    "215-647-6",
    "Skin Corr. 1B H314; STOT SE 3 H335; Aquatic Acute 1 H400; Aquatic Chronic 2 H411",
  ),
  permanganate: of(
    "potassium permanganate",
    "7722-64-7",
    "231-760-3",
    "Ox. Sol. 2 H272; Acute Tox. 4 H302; Repr. 2 H361d; Aquatic Acute 1 H400; Aquatic Chronic 1 H410",
  ),
  formaldehyde: of(
    "formaldehyde",
    "50-00-0",
    "200-001-8",
    "Carc. 1B H350; Muta. 2 H341; Acute Tox. 3 H301; Acute Tox. 3 H311; Acute Tox. 2 H330; Skin Corr. 1B H314; Skin Sens. 1 H317",
  ),
  copperSulphate: of(
    "copper(II) sulphate pentahydrate",
    "7758-99-8",
    "231-847-6",
    "Acute Tox. 4 H302; Eye Dam. 1 H318; Aquatic Acute 1 H400; Aquatic Chronic 1 H410",
  ),
  hypochlorite: of(
    "sodium hypochlorite",
    "7681-52-9",
    "231-668-3",
    "Skin Corr. 1B H314; Aquatic Acute 1 H400; Aquatic Chronic 1 H410",
  ),
  oxygen: of("oxygen", "7782-44-7", "231-956-9", "Ox. Gas 1 H270"),
  nitrogen: of("nitrogen", "7727-37-9", "231-783-9", ""),
  acetylene: of("acetylene", "74-86-2", "200-816-9", "Flam. Gas 1A H220"),
  isocyanate: of(
    "hexamethylene diisocyanate, oligomers",
    "28182-81-2",
    "500-060-2",
    "Acute Tox. 4 H332; Skin Sens. 1 H317; STOT SE 3 H335",
  ),
  epoxyResin: of(
    "bisphenol-A epoxy resin",
    "25068-38-6",
    "500-033-5",
    "Skin Irrit. 2 H315; Eye Irrit. 2 H319; Skin Sens. 1 H317; Aquatic Chronic 2 H411",
  ),
  isophoroneDiamine: of(
    "isophorone diamine",
    "2855-13-2",
    "220-666-8",
    "Acute Tox. 4 H302; Skin Corr. 1B H314; Skin Sens. 1A H317; Aquatic Chronic 3 H412",
  ),
  naphtha: of(
    "naphtha, hydrotreated light",
    "64742-49-0",
    "265-151-9",
    "Flam. Liq. 2 H225; Asp. Tox. 1 H304; Skin Irrit. 2 H315; STOT SE 3 H336; Aquatic Chronic 2 H411",
  ),
  cyanoacrylate: of(
    "ethyl 2-cyanoacrylate",
    "7085-85-0",
    "230-391-5",
    "Skin Irrit. 2 H315; Eye Irrit. 2 H319; STOT SE 3 H335",
  ),
  ketonePeroxide: of(
    "2-butanone peroxide",
    "1338-23-4",
    "215-661-2",
    "Org. Perox. D H242; Acute Tox. 4 H302; Skin Corr. 1B H314",
  ),
  sulphamicAcid: of(
    "sulphamic acid",
    "5329-14-6",
    "226-218-8",
    "Skin Irrit. 2 H315; Eye Irrit. 2 H319; Aquatic Chronic 3 H412",
  ),
  methylisothiazolinone: of(
    "2-methyl-2H-isothiazol-3-one",
    "2682-20-4",
    "220-239-6",
    "Acute Tox. 3 H301; Acute Tox. 3 H311; Acute Tox. 2 H330; Skin Corr. 1B H314; Skin Sens. 1A H317; Aquatic Acute 1 H400",
  ),
  monoethanolamine: of(
    "2-aminoethanol",
    "141-43-5",
    "205-483-3",
    "Acute Tox. 4 H302; Acute Tox. 4 H312; Acute Tox. 4 H332; Skin Corr. 1B H314; STOT SE 3 H335; Aquatic Chronic 3 H412",
  ),
  dichloromethane: of(
    "dichloromethane",
    "75-09-2",
    "200-838-9",
    "Carc. 2 H351; Skin Irrit. 2 H315; Eye Irrit. 2 H319; STOT SE 3 H336",
  ),
  water: of("water", "7732-18-5", "231-791-2", ""),
};
export type Ingredient = keyof typeof ingredients;
