/** Countries whose exposure limits, poison centres and storage rules are told apart. */
export const teamCountries = ["NL", "BE", "DE", "AT", "CH", "FR", "GB"] as const;
export type TeamCountry = (typeof teamCountries)[number];
