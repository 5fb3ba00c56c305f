declare module "linebreak" {
  /** Opportunities for line breaks after Unicode Standard Annex 14, one after the other; null at the end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
