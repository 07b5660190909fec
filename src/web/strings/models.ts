/** Words about models and their months. */
export const modelStrings = {
  pictureAlt: (model: string) => `${model}, vue de trois quarts avant`,
  from: "Dès",
  inStock: (count: string, many: boolean) =>
    many ? `${count}\u00a0véhicules en stock` : `${count}\u00a0véhicule en stock`,
  perMonth: "/mois",
  conditions: "Conditions complètes",
  co2: (grams: string) => `CO₂ ${grams}\u00a0g/km`,
  consumption: (amount: string, unit: string) => `${amount}\u00a0${unit}/100\u00a0km`,
  wltp: "(WLTP)",
  version: (name: string) => `Calculé pour la version ${name}.`,
} as const;
