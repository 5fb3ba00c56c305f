/** A class of a component, e.g. { classCode: "Acute Tox.", category: "4", code: "H302" }. */
export type Hazard = { classCode: string; category: string | null; code: string | null };

/** A specific concentration limit (CLP Art. 10): the class holds from `from` per cent of the component. */
export type Limit = Hazard & { from: number; to: number | null };

export type Form = "gases" | "vapours" | "dustsMists";
export type Measure = "oral" | "dermal" | Form;
export type Route = "oral" | "dermal" | "inhalation";

/** A component at one concentration, with all that the rules ask of it. */
export type Ingredient = {
  name: string;
  /** Per cent by weight; by volume in gases. */
  percent: number;
  hazards: readonly Hazard[];
  limits: readonly Limit[];
  /** Factors of CLP Annex I Table 4.1.3; 1 where none is given. */
  factors: { acute: number; chronic: number };
  /** Acute toxicity estimates in mg/kg, mg/l or ppm. */
  estimates: Partial<Record<Measure, number>>;
  /** Routes for which nothing useable is known of its acute toxicity. */
  unknownRoutes: readonly Route[];
};

/** A mixture at one point: every concentration is one number. */
export type Mixture = {
  ingredients: readonly Ingredient[];
  isGas: boolean;
  /** In what form it is breathed. */
  form: Form;
  /** mm²/s at 40 °C; null where it is not known. */
  viscosity: number | null;
};

/** What the rules say of a mixture at one point, with the components and the rule that decided. */
export type Verdict = {
  classCode: string | null;
  category: string | null;
  code: string | null;
  because: readonly string[];
  rule: string;
};

/** Concentrations are sums of decimal fractions: what is equal but for their rounding reaches a limit. */
export const reaches = (value: number, limit: number) => value >= limit * (1 - 1e-9);

const corrosive = ["1", "1A", "1B", "1C"];
export const isCorrosive = ({ classCode, category }: Pick<Hazard, "classCode" | "category">) =>
  classCode === "Skin Corr." && (category === null || corrosive.includes(category));
