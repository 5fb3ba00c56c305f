import { unsafeCorrectedRules, unsafeCorrections } from "@/lib/holdings/corrections/service";
import { command } from "./command";

export const correctionCommands = [
  command({
    words: "corrections export",
    usage: "",
    summary: "what people of all teams have said of sheets, as facts with the SHA-256 of the file",
    options: {},
    async run() {
      return { corrections: await unsafeCorrections() };
    },
  }),
  command({
    words: "corrections rules",
    usage: "",
    summary: "the rules of the extraction that people correct most, with how often they confirm them",
    options: {},
    async run() {
      return { rules: await unsafeCorrectedRules() };
    },
  }),
];
