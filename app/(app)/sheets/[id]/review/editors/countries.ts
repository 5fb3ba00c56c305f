/** Countries whose emergency numbers sheets name: Europe and where its suppliers sit (ISO 3166-1 alpha-2). */
export const countryCodes = [
  ...["AE", "AL", "AR", "AT", "AU", "BA", "BE", "BG", "BR", "CA", "CH", "CL", "CN", "CO", "CY", "CZ", "DE"],
  ...["DK", "DZ", "EE", "EG", "ES", "FI", "FR", "GB", "GR", "HK", "HR", "HU", "ID", "IE", "IL", "IN", "IS"],
  ...["IT", "JP", "KR", "LI", "LT", "LU", "LV", "MA", "MD", "ME", "MK", "MT", "MX", "MY", "NL", "NO", "NZ"],
  ...["PE", "PH", "PL", "PT", "RO", "RS", "RU", "SA", "SE", "SG", "SI", "SK", "TH", "TN", "TR", "TW", "UA"],
  ...["US", "VN", "ZA"],
];
