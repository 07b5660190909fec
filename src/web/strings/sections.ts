/** Words that sections of pages add to those of their editors. */
export const sectionStrings = {
  inStock: (count: string) => `${count}\u00a0véhicules en stock aujourd’hui`,
  route: "Itinéraire",
} as const;
