/** "1 véhicule", "3 véhicules": lists are too short for grouped figures. */
export const vehiclesInWords = (count: number): string => `${count}\u00a0${count < 2 ? "véhicule" : "véhicules"}`;

/** Words of favourites and comparison that every page may need. */
export const shortlistStrings = {
  /** Beside a vehicle; the first two are names of signs without words. */
  marks: {
    favourites: (title: string) => `Mettre ${title} en favori`,
    compare: (title: string) => `Comparer ${title}`,
    favouritesShort: "Favori",
    compareShort: "Comparer",
    done: "Ajouté",
  },
  links: { label: "Vos listes", favourites: "Favoris", compare: "Comparaison", vehicles: vehiclesInWords },
  added: {
    favourites: (count: number) =>
      count === 1 ? "Ajouté à vos favoris." : `${vehiclesInWords(count)} ajoutés à vos favoris.`,
    compare: (count: number) =>
      count === 1 ? "Ajouté à votre comparaison." : `${vehiclesInWords(count)} ajoutés à votre comparaison.`,
  },
  removed: {
    favourites: (count: number) =>
      count === 1 ? "Retiré de vos favoris." : `${vehiclesInWords(count)} retirés de vos favoris.`,
    compare: (count: number) =>
      count === 1 ? "Retiré de votre comparaison." : `${vehiclesInWords(count)} retirés de votre comparaison.`,
  },
  full: {
    favourites: "Votre liste compte déjà 100\u00a0favoris. Retirez-en un pour ajouter celui-ci.",
    // The specification's sentence, with its own apostrophes; a test holds the two together.
    compare: "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.",
  },
  undo: "Annuler",
  bar: {
    label: "Comparaison en cours",
    count: (count: number) => `${vehiclesInWords(count)} à comparer`,
    remove: (title: string) => `Ne plus comparer ${title}`,
    compare: "Comparer",
    missing: "Ajoutez-en un deuxième",
  },
} as const;
