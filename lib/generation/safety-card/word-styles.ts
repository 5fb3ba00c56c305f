import type { IStylesOptions } from "docx";
import type { CardContent } from "./content";

/** What stands where something is to be filled in, in a character style of its own, so that it is easily found. */
export const FILL_IN = { text: "____________________", style: "FillIn" };

const LOCALES = { en: "en-GB", nl: "nl-NL", de: "de-DE", fr: "fr-FR" };
const black = "000000";

/** Styles by the names that Word gives them, so that a team can restyle a whole card at once. */
export function cardStyles({ colours, language }: CardContent): IStylesOptions {
  const heading = { color: colours.headingText.replace("#", ""), bold: true };
  return {
    default: {
      document: {
        run: { font: "Arial", size: 17, color: black, language: { value: LOCALES[language] } },
        paragraph: { spacing: { after: 20 } },
      },
      heading1: { run: { ...heading, size: 28 }, paragraph: { spacing: { before: 0, after: 80 } } },
      heading2: { run: { ...heading, size: 19 }, paragraph: { spacing: { before: 20, after: 20 } } },
    },
    characterStyles: [
      { id: FILL_IN.style, name: "Fill in", basedOn: "DefaultParagraphFont", run: { highlight: "yellow" } },
    ],
    paragraphStyles: [
      { id: "Footer", name: "footer", basedOn: "Normal", run: { size: 14, color: "333333" } },
    ],
  };
}
