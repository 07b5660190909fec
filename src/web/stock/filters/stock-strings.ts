import { groupThousands } from "#domain/shared/index.ts";

/** Explains the terms of a filter, by its name. */
export const FACET_HELP: Readonly<Record<string, string | undefined>> = {
  condition: "0\u00a0km\u00a0: immatriculé à notre nom, quelques dizaines de kilomètres au plus.",
};

/** Stock page. */
export const stockStrings = {
  none: "Aucun véhicule",
  skipToResults: "Aller aux résultats",
  presets: "Recherches fréquentes",
  activeFilters: "Filtres actifs",
  aboutModel: (title: string) => `${title} neuf\u00a0: versions, prix et leasing`,
  remove: (label: string) => `Retirer le filtre\u00a0: ${label}`,
  /** "Sauf : rouge". */
  excluded: (label: string) => `Sauf\u00a0: ${label}`,
  clear: "Tout effacer",
  sort: "Trier par",
  sortSubmit: "Trier",
  filters: {
    title: "Filtres",
    open: "Filtrer",
    close: "Fermer les filtres",
    show: "Afficher les véhicules",
    see: (count: string) => `Voir ${count}`,
    selected: (count: number) => (count === 1 ? "1\u00a0choix" : `${count}\u00a0choix`),
    more: (count: number) => (count === 1 ? "Voir 1\u00a0autre" : `Voir les ${count}\u00a0autres`),
    load: "Afficher la liste",
    openGroup: "Afficher ce filtre",
    notLoaded: "La liste n’a pas pu être chargée. Fermez-la et rouvrez-la pour réessayer.",
    advantages: "Avantages",
    counting: "Calcul en cours…",
    uncounted:
      "Le décompte n’a pas pu être fait. Votre choix est conservé\u00a0: changez-le ou affichez les véhicules.",
    offline: "Vous êtes hors connexion. Votre choix est conservé, le décompte reprendra dès le retour du réseau.",
    range: {
      from: "De",
      to: "À",
      open: { min: "sans minimum", max: "sans maximum" },
      number: groupThousands,
    },
    /** Units for screen readers; others are read as written. */
    units: {
      "€": "euros",
      "€/mois": "euros par mois",
      km: "kilomètres",
      kW: "kilowatts",
      "g/km": "grammes par kilomètre",
      kg: "kilogrammes",
      "%": "pour cent",
    } as Readonly<Record<string, string>>,
  },
  results: "Véhicules",
  /** Announced when the results change, e.g. "véhicules 25 à 48 sur 312". */
  span: (first: number, last: number, total: number) =>
    `véhicules ${groupThousands(first)} à ${groupThousands(last)} sur ${groupThousands(total)}`,
  /** Results that only may have a selected shape. */
  unknownShape: (count: number) => {
    const those = count === 1 ? "l’un de ces véhicules" : `${groupThousands(count)} de ces véhicules`;
    return `La carrosserie de ${those} n’est pas précisée\u00a0: elle peut être différente.`;
  },
  pages: {
    label: "Pages de résultats",
    previous: "Page précédente",
    next: "Page suivante",
    page: (page: number) => `Page ${page}`,
  },
  empty: {
    title: "Aucun véhicule ne réunit tous ces critères",
    several:
      "Il faudrait en retirer plusieurs. Repartez de tout le stock, ou appelez-nous\u00a0: nous cherchons avec vous.",
    all: "Voir tout le stock",
    nothing: "Le stock est vide pour le moment. Nos conseillers savent ce qui arrive\u00a0: appelez-nous.",
  },
  alert: {
    create: "Créer une alerte",
    notifyMe: "Prévenez-moi",
    title: "Pas encore trouvé\u00a0?",
    text: "Nous vous écrivons dès qu’un véhicule arrive ou baisse de prix dans cette recherche.",
  },
  failed: {
    offline: {
      title: "Vous êtes hors connexion",
      text: "Votre choix est conservé. Les résultats se chargeront d’eux-mêmes dès le retour du réseau.",
    },
    timeout: {
      title: "Les résultats tardent à arriver",
      text: "Votre choix est conservé. La connexion est peut-être lente\u00a0: réessayez dans un instant.",
    },
    server: {
      title: "Les résultats n’ont pas pu être chargés",
      text: "Votre choix est conservé. Le problème vient de notre site, pas de vous\u00a0: réessayez dans un instant.",
    },
    retry: "Réessayer",
  },
  range: {
    between: (low: string, high: string) => `de ${low} à ${high}`,
    /** Whatever it is, as long as it is stated. */
    any: "indiquée",
    from: (low: string) => `dès ${low}`,
    to: (high: string) => `jusqu’à ${high}`,
  },
} as const;
