/** Offers of a section, with or without filters. */
export const offerListStrings = {
  title: "Filtres",
  open: (selected: number) => (selected > 0 ? `Filtrer (${selected})` : "Filtrer"),
  close: "Fermer les filtres",
  filters: "Filtrer les offres",
  apply: "Afficher",
  sort: "Trier",
  see: (count: string) => `Voir ${count}`,
  more: (count: number) => (count > 1 ? `${count}\u00a0autres offres` : "1\u00a0autre offre"),
  none: "Aucune offre ne réunit ces critères",
  noneText: "Retirez un critère pour en voir d’autres.",
  all: "Voir toutes les offres",
  nothing: "Pas d’offre affichée aujourd’hui",
  nothingText: "Nous calculons un loyer pour chaque modèle neuf. Dites-nous lequel vous plaît.",
} as const;
