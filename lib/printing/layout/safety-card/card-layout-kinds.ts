/** The German Betriebsanweisung (TRGS 555), the Dutch and Belgian VIK, the French notice de poste. */
export const cardLayoutKinds = ["betriebsanweisung", "vik", "notice"] as const;
