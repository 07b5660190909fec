/** Words of the stock page. */
export const stockStrings = {
  title: "Véhicules en stock",
  description:
    "Tous les véhicules neufs, de démonstration et d’occasion de nos concessions au Luxembourg, avec leur prix et leur mensualité.",
  none: "Aucun véhicule",
  presets: "Recherches fréquentes",
  chosen: "Filtres actifs",
  remove: (label: string) => `Retirer le filtre\u00a0: ${label}`,
  clear: "Tout effacer",
  sort: "Trier par",
  sortSubmit: "Trier",
  filters: {
    title: "Filtres",
    open: "Filtrer",
    close: "Fermer les filtres",
    show: "Afficher les véhicules",
    see: (count: string) => `Voir ${count}`,
    chosen: (count: number) => (count === 1 ? "1\u00a0choix" : `${count}\u00a0choix`),
    more: (count: number) => (count === 1 ? "Voir 1\u00a0autre" : `Voir les ${count}\u00a0autres`),
    advantages: "Avantages",
    from: "De",
    to: "À",
  },
  results: "Véhicules",
  pages: {
    label: "Pages de résultats",
    previous: "Page précédente",
    next: "Page suivante",
    page: (page: number) => `Page ${page}`,
  },
  empty: {
    title: "Aucun véhicule ne réunit tous ces critères",
    hint: "En retirant un seul filtre, vous en verriez\u00a0:",
    drop: (label: string, count: string) => `Sans «\u00a0${label}\u00a0»\u00a0: ${count}`,
    several:
      "Il faudrait en retirer plusieurs. Repartez de tout le stock, ou appelez-nous\u00a0: nous cherchons avec vous.",
    all: "Voir tout le stock",
    nothing: "Le stock est vide pour le moment. Nos conseillers savent ce qui arrive\u00a0: appelez-nous.",
  },
  failed: {
    title: "Les résultats n’ont pas pu être chargés",
    text: "Votre choix est conservé. Vérifiez votre connexion, puis réessayez.",
    retry: "Réessayer",
  },
  range: {
    between: (low: string, high: string) => `de ${low} à ${high}`,
    from: (low: string) => `dès ${low}`,
    to: (high: string) => `jusqu’à ${high}`,
  },
} as const;
