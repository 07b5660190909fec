/** "1 véhicule", "3 véhicules"; lists are too short for thousands separators. */
export const formatVehicleCount = (count: number): string => `${count}\u00a0${count < 2 ? "véhicule" : "véhicules"}`;

/** Favourites and comparison on every page. */
export const shortlistStrings = {
  /** Toggles of a vehicle; `add` and `remove` are accessible names of icons. */
  toggles: {
    add: {
      favourites: (title: string) => `Mettre ${title} en favori`,
      compare: (title: string) => `Comparer ${title}`,
    },
    remove: {
      favourites: (title: string) => `Retirer ${title} des favoris`,
      compare: (title: string) => `Ne plus comparer ${title}`,
    },
    short: { favourites: "Favori", compare: "Comparer" },
  },
  links: { label: "Vos listes", favourites: "Favoris", compare: "Comparaison", vehicles: formatVehicleCount },
  added: {
    favourites: (count: number) =>
      count === 1 ? "Ajouté à vos favoris." : `${formatVehicleCount(count)} ajoutés à vos favoris.`,
    compare: (count: number) =>
      count === 1 ? "Ajouté à votre comparaison." : `${formatVehicleCount(count)} ajoutés à votre comparaison.`,
  },
  removed: {
    favourites: (count: number) =>
      count === 1 ? "Retiré de vos favoris." : `${formatVehicleCount(count)} retirés de vos favoris.`,
    compare: (count: number) =>
      count === 1 ? "Retiré de votre comparaison." : `${formatVehicleCount(count)} retirés de votre comparaison.`,
  },
  full: {
    favourites: "Votre liste compte déjà 100\u00a0favoris. Retirez-en un pour ajouter celui-ci.",
    // Text of the specification, including its straight apostrophes; checked by a test.
    compare: "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.",
  },
  undo: "Annuler",
  bar: {
    label: "Comparaison en cours",
    count: (count: number) => `${formatVehicleCount(count)} à comparer`,
    compare: "Comparer",
    missing: "Ajoutez-en un deuxième",
  },
} as const;
