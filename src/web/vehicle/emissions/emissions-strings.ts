/** Consumption and CO₂ emissions. */
export const emissionsStrings = {
  co2: (grams: string) => `CO₂\u00a0${grams}\u00a0g/km`,
  consumption: (amount: string, unit: string) => `${amount}\u00a0${unit}/100\u00a0km`,
  cycle: (wltp: boolean) => ` (${wltp ? "WLTP" : "NEDC"})`,
} as const;
