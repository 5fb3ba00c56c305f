import { describe, expect, it } from "vitest";
import { statementTextsIn } from "./statement-texts";

const read = (text: string, language = "en") => statementTextsIn(text, [language]).map((found) => found.code);

describe("statements recognised by their texts", () => {
  it.each([
    ["Causes serious eye irritation.", ["H319"]],
    ["Toxic to aquatic life with long lasting effects.", ["H411"]],
    ["May cause damage to organs (kidneys) through prolonged or repeated exposure.", ["H373"]],
    ["Causes damage to the central nervous system.", ["H370"]],
    ["Wash hands and face thoroughly after handling.", ["P264"]],
    ["Do not breathe dust or mist.", ["P260"]],
    ["Wear eye or face protection.", ["P280"]],
    ["If swallowed: Rinse mouth. Do NOT induce vomiting.", ["P301+P330+P331"]],
    ["IF IN EYES: Rinse cautiously with water for several minutes.", ["P305+P351"]],
    ["Store in a well-ventilated place. Keep cool.", ["P403+P235"]],
    ["Store locked up.\nKeep cool.", ["P405", "P235"]],
    ["Take off contaminated clothing and wash it before reuse.", ["P362+P364"]],
    ["Call a POISON CENTER\nor doctor if you feel unwell.", ["P312"]],
    ["In case of fire: Use dry sand to extinguish.", ["P370+P378"]],
  ])("%j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ["de", "Verursacht schwere Augenreizung.", ["H319"]],
    ["en", "Causes damage to lungs through prolonged or repeated inhalation exposure.", ["H372"]],
    ["en", "Causes damage to lungs if inhaled.", ["H370"]],
    ["de", "Schädigt die Lunge bei wiederholter Exposition durch Einatmen.", ["H372"]],
    ["nl", "Veroorzaakt schade aan de longen bij herhaalde inademing.", ["H372"]],
    ["fr", "Risque avéré d'effets graves pour les poumons par inhalation répétée.", ["H372"]],
    ["nl", "Veroorzaakt ernstige oogirritatie.", ["H319"]],
    ["fr", "Provoque une sévère irritation des yeux.", ["H319"]],
    ["fr", "Provoque de graves brûlures de la peau et des lésions oculaires.", ["H314"]],
    [
      "fr",
      "Enlever les lentilles cornéennes si la victime en porte et si elles peuvent être facilement enlevées. Continuer à rincer.",
      ["P338"],
    ],
    ["fr", "Laver soigneusement les mains après manipulation.", ["P264"]],
    ["de", "Enthält Benzisothiazolinon. Kann allergische Reaktionen hervorrufen.", ["EUH208"]],
    ["pl", "Działa drażniąco na oczy.", ["H319"]],
  ])("in %s: %j", (language, text, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  it.each([
    "Skin irritation Category 2",
    "Flammable solid - Category 1",
    "This product may cause eye irritation in sensitive persons.",
    "Toxic to aquatic life forms of all kinds is what it is not.",
    "Store in a cupboard.",
    "In case of fire: call the fire brigade.",
  ])("%j is none", (text) => {
    expect(read(text)).toEqual([]);
  });
});
