/** Model cards and lease offers. */
export const modelStrings = {
  pictureAlt: {
    front: (model: string) => `${model}, vue de trois quarts avant`,
    side: (model: string) => `${model}, vue de côté`,
  },
  from: "Dès",
  inStock: (count: string, many: boolean) =>
    many ? `${count}\u00a0véhicules en stock` : `${count}\u00a0véhicule en stock`,
  conditions: "Conditions complètes",
  version: (name: string) => `Calculé pour la version ${name}.`,
} as const;
