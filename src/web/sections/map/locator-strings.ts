/** The locator of locations. */
export const locatorStrings = {
  count: (count: number) => (count === 1 ? "1\u00a0concession trouvée" : `${count}\u00a0concessions trouvées`),
  form: "Chercher et filtrer les concessions",
  list: "Liste des concessions",
  brand: { label: "Marque", any: "Toutes" },
  service: { label: "Service", any: "Tous" },
  opening: { label: "Ouverture", any: "Peu importe" },
  openNow: "Ouvert maintenant",
  openOnSaturday: "Ouvert le samedi",
  suggestions: "Propositions",
  announce: (count: number) => {
    if (count === 0) return "Aucune proposition";
    return count === 1 ? "1\u00a0proposition" : `${count}\u00a0propositions`;
  },
  suggestionKinds: {
    location: "concession",
    brand: "marque",
    service: "service",
    town: "localité",
    postcode: "code postal",
  },
  nearMe: "Près de moi",
  noFilterMatch: "Aucune concession ne répond à tous ces critères",
  noFilterMatchHint: "Enlevez un filtre, ou agrandissez la recherche à toutes les concessions.",
} as const;
