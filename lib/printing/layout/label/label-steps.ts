import type { LabelContent } from "./content";
import type { StatementStyle } from "./label-flow";
import { withoutSmallPackageStatements } from "./small-package";

/** One way to write a label's content, and what it leaves out. */
export type Step = { content: LabelContent; style: StatementStyle; leftOut: string[] };

/** Codes are no part of a label in law (Annexes III and IV: for reference), nor is a line for each statement. */
export function losslessSteps(content: LabelContent): Step[] {
  return [
    { content, style: { codes: true, runIn: false }, leftOut: [] },
    { content, style: { codes: false, runIn: false }, leftOut: ["statement codes"] },
    { content, style: { codes: false, runIn: true }, leftOut: ["statement codes"] },
  ];
}

export function reliefSteps(content: LabelContent, isSmall: boolean): Step[] {
  const style = { codes: false, runIn: true };
  let step: Step = { content, style, leftOut: ["statement codes"] };
  const steps: Step[] = [];
  const relieve = (next: LabelContent, leftOut: string) => {
    step = { content: next, style, leftOut: [...step.leftOut, leftOut] };
    steps.push(step);
  };
  const forWork = inEachLanguage(content, withoutConsumersStatements);
  if (!content.forGeneralPublic && forWork !== content)
    relieve(forWork, "precautionary statements for the general public");
  const released = isSmall ? inEachLanguage(step.content, withoutSmallPackageStatements) : step.content;
  if (released !== step.content) relieve(released, "statements that packages up to 125 ml need not carry");
  for (const optional of content.optionalPictograms) {
    const pictograms = step.content.pictograms.filter((code) => code !== optional);
    relieve({ ...step.content, pictograms }, optional);
  }
  return steps;
}

/** A bilingual label says the same in both (Art. 17(2)); the same object if nothing changes. */
function inEachLanguage(
  content: LabelContent,
  change: (content: LabelContent) => LabelContent,
): LabelContent {
  const [changed, second] = [change(content), content.second && change(content.second)];
  return changed === content && second === content.second ? content : { ...changed, second };
}

function withoutConsumersStatements(content: LabelContent): LabelContent {
  const kept = content.precautionaryStatements.filter(({ code }) => !FOR_CONSUMERS.test(code ?? ""));
  const isSame = kept.length === content.precautionaryStatements.length;
  return isSame ? content : { ...content, precautionaryStatements: kept };
}

// Art. 28(2) asks for disposal statements on packages for the general public alone; P101 to P103 are for it too.
const FOR_CONSUMERS = /^P(?:10[123]|50[123])$/;
