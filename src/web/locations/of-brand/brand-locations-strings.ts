export const brandLocationsStrings = {
  crumb: "Concessions",
  title: (brand: string) => `Concessions ${brand}`,
  list: "Showrooms et ateliers",
  text: (brand: string, count: number) =>
    count === 1
      ? `Une concession du groupe vend ou entretient les ${brand}.`
      : `${count}\u00a0concessions du groupe vendent ou entretiennent les ${brand}.`,
  description: (brand: string, towns: readonly string[]) =>
    `Showrooms et ateliers ${brand} du groupe, avec leurs horaires\u00a0: ${towns.join(", ")}.`,
} as const;
