import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { parseConcentration } from "@/lib/extraction/rules/concentration";
import { emptyComponent, type ReadComponent, setConcentration, setHazards, setName } from "./component";
import { namesHazards, readHazards } from "./component-hazards";
import { RISK_PHRASES } from "./typed-lines";

/** "Example polyol", "Soft wood": a name is a few words, the first with a capital, and no label. */
const NAME = /^\p{Lu}(?!.*[:%])[^.;]{2,59}$/u;

/** "Example acid | 6.8 %", "Example polyol | Xi; R 36/38 | 2.5-10 %": names with nothing but an amount in per cent, and their classes. */
export function namesBesideAmounts(lines: readonly Line[]): ReadComponent[] {
  return lines.flatMap((line): ReadComponent[] => {
    const texts = line.cells.map(({ text }) => text);
    const unit = texts.at(-1) === "%" ? ` ${texts.pop()}` : "";
    const [name = "", ...others] = texts;
    const amount = `${others.pop() ?? ""}${unit}`;
    const isAmount = amount.includes("%") && parseConcentration(amount) !== null;
    const isClassified = others.every((text) => namesHazards(text) || RISK_PHRASES.test(text));
    if (!isAmount || !NAME.test(name) || !isClassified) return [];
    const component = emptyComponent();
    const sources = [sourceOf(line)];
    setName(component, { text: name, sources });
    setConcentration(component, { text: amount, sources });
    setHazards(component, readHazards(others.join(" ")), sources);
    return [component];
  });
}
