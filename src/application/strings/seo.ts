/** Titles and descriptions in the news feed and in `llms.txt`. */
export const SEO_STRINGS = {
  newsTitle: (group: string) => `Actualités – ${group}`,
  newsDescription: (group: string) => `Ce qui se passe dans les concessions de ${group}.`,
  siteDescription: (vehicles: number) =>
    `Concessions automobiles\u00a0: ${vehicles} véhicules neufs et d’occasion en stock.`,
  stock: "Stock",
  stockList: "Véhicules en stock",
  stockListDescription: "liste filtrable, prix toutes taxes comprises",
  api: "API JSON",
  apiDescription: "OpenAPI 3.1",
  stockJson: "Stock en JSON",
  pages: "Pages",
} as const;
