export const heroStrings = {
  inStock: (count: string) => `${count}\u00a0véhicules en stock aujourd’hui`,
} as const;
