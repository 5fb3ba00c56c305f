import { type IStylesOptions, ShadingType } from "docx";
import type { CardContent } from "./content";

/** What stands where something is to be filled in, in a character style of its own, so that it is easily found. */
export const FILL_IN = { text: "____________________", style: "FillIn" };

/** The style of the product's name and the signal word. */
export const STRONG = "Strong";

/** The type of a Word card in points: the PDF's, in the half points that Word takes. */
export const wordTypeSize = (pdfSize: number) => Math.min(10, Math.max(7, Math.floor(2 * pdfSize) / 2));

const LOCALES = { en: "en-GB", nl: "nl-NL", de: "de-DE", fr: "fr-FR" };
const black = "000000";

/** Styles by the names that Word gives them, so that a team can restyle a whole card at once. */
export function cardStyles({ colours, language }: CardContent, typeSize: number): IStylesOptions {
  const halfPoints = (scale: number) => Math.round(2 * typeSize * scale);
  const heading = { color: colours.headingText.replace("#", ""), bold: true };
  return {
    default: {
      document: {
        run: { font: "Arial", size: halfPoints(1), color: black, language: { value: LOCALES[language] } },
        paragraph: { spacing: { after: 20 } },
      },
      heading1: {
        run: { ...heading, size: halfPoints(1.6) },
        paragraph: { spacing: { before: 0, after: 80 } },
      },
      heading2: {
        run: { ...heading, size: halfPoints(1.1) },
        paragraph: { spacing: { before: 20, after: 20 } },
      },
    },
    characterStyles: [
      // Shaded: Word does not show the highlighting of a style.
      {
        id: FILL_IN.style,
        name: "Fill in",
        basedOn: "DefaultParagraphFont",
        run: { shading: { type: ShadingType.CLEAR, fill: "FFF2CC", color: "auto" } },
      },
      {
        id: STRONG,
        name: "Strong",
        basedOn: "DefaultParagraphFont",
        run: { bold: true, size: halfPoints(1.35) },
      },
    ],
    paragraphStyles: [
      { id: "Footer", name: "footer", basedOn: "Normal", run: { size: 14, color: "333333" } },
    ],
  };
}
