/** Maps of locations. */
export const mapStrings = {
  label: "Carte de nos concessions",
  of: (name: string) => `Carte\u00a0: ${name}`,
  marker: (number: number, name: string) => `${number}, ${name}`,
  cluster: (places: readonly string[]) => `${places.length} concessions, agrandir\u00a0: ${places.join("\u00a0; ")}`,
  wholeMap: "Voir toute la carte",
} as const;
