const vehicles = (count: number): string => `${count}\u00a0${count < 2 ? "véhicule" : "véhicules"}`;

/** Words of favourites and comparison, wherever they stand. */
export const shortlistStrings = {
  /** Beside a vehicle; the first two are names of signs without words. */
  marks: {
    favourites: (title: string) => `Mettre ${title} en favori`,
    compare: (title: string) => `Comparer ${title}`,
    favouritesShort: "Favori",
    compareShort: "Comparer",
    done: "Ajouté",
  },
  links: { label: "Vos listes", favourites: "Favoris", compare: "Comparaison", vehicles },
  added: {
    favourites: (count: number) =>
      count === 1 ? "Ajouté à vos favoris." : `${vehicles(count)} ajoutés à vos favoris.`,
    compare: (count: number) =>
      count === 1 ? "Ajouté à votre comparaison." : `${vehicles(count)} ajoutés à votre comparaison.`,
  },
  removed: {
    favourites: (count: number) =>
      count === 1 ? "Retiré de vos favoris." : `${vehicles(count)} retirés de vos favoris.`,
    compare: (count: number) =>
      count === 1 ? "Retiré de votre comparaison." : `${vehicles(count)} retirés de votre comparaison.`,
  },
  full: {
    favourites: "Votre liste compte déjà 100\u00a0favoris. Retirez-en un pour ajouter celui-ci.",
    // The specification's sentence, with its own apostrophes; a test holds the two together.
    compare: "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.",
  },
  undo: "Annuler",
  gone: {
    shared: "Certains véhicules de cette liste ne sont plus disponibles.",
    more: (count: number) => (count === 1 ? "1\u00a0autre" : `${count}\u00a0autres`),
  },
  bar: {
    label: "Comparaison en cours",
    count: (count: number) => `${vehicles(count)} à comparer`,
    remove: (title: string) => `Ne plus comparer ${title}`,
    compare: "Comparer",
    missing: "Ajoutez-en un deuxième",
  },
  favourites: {
    title: "Vos favoris",
    sharedTitle: "Une liste pour vous",
    description: "Les véhicules que vous avez mis de côté, à comparer, à partager ou à faire estimer.",
    sharedIntro: "Quelqu’un a partagé ces véhicules avec vous. Vos propres favoris restent tels quels.",
    cards: "Véhicules de la liste",
    sort: "Trier",
    sortRecent: "Ajoutés en dernier",
    shareTitle: (count: number) => `${vehicles(count)} à regarder ensemble`,
    adviser: "Envoyer à un conseiller",
    mailSubject: (count: number) => `Mes favoris\u00a0: ${vehicles(count)}`,
    mailGreeting: "Bonjour,\n\nCes véhicules m’intéressent\u00a0:",
    mailEnd: "Pouvez-vous me recontacter à leur sujet\u00a0?",
    clear: "Tout retirer",
    addAll: "Ajouter à mes favoris",
    addedAll: "Voir vos favoris",
    empty: {
      title: "Vous n’avez pas encore de favoris",
      text: "Touchez le cœur sur la photo d’un véhicule\u00a0: il vous attendra ici, sur cet appareil, pendant un an.",
      action: "Voir les véhicules en stock",
    },
    emptyShared: {
      title: "Ces véhicules ont trouvé leur conducteur",
      text: "La liste partagée n’en compte plus aucun. D’autres vous attendent dans notre stock.",
    },
  },
  compare: {
    title: "Comparer",
    sharedTitle: "Une comparaison pour vous",
    sharedIntro: "Quelqu’un a partagé cette comparaison avec vous. La vôtre reste telle quelle.",
    count: (count: number) => `${vehicles(count)} côte à côte`,
    table: "Comparaison des véhicules",
    region: "Tableau de comparaison, à faire défiler",
    fact: "Caractéristique",
    picture: "Photo",
    price: "Prix",
    monthly: "Mensualité",
    noMonthly: "Non proposée",
    place: "À voir à",
    measure: "Cycle de mesure",
    cycles: { wltp: "WLTP", nedc: "NEDC (ancien)" },
    vatNotDeductible: "Non déductible",
    notApplicable: "Sans objet",
    yes: "Oui",
    no: "Non",
    differs: "valeurs différentes",
    differencesOnly: "Différences seulement",
    apply: "Afficher",
    same: "D’après ce que nous en savons, ces véhicules ne diffèrent en rien.",
    remove: "Retirer",
    clear: "Tout retirer",
    print: "Imprimer",
    addAll: "Ajouter à ma comparaison",
    addedAll: "Voir votre comparaison",
    shareTitle: (count: number) => `${vehicles(count)} à comparer`,
    add: "Ajouter un véhicule",
    groups: { money: "Offre", energy: "Consommation" },
    best: {
      price: "Le moins cher",
      mileage: "Le moins de kilomètres",
      year: "Le plus récent",
      co2: "Le moins émetteur",
      range: "Le plus autonome",
      warranty: "La garantie la plus longue",
    },
    oneMore: {
      title: "Il manque un véhicule à comparer",
      text: "Une comparaison compte de 2 à 6\u00a0véhicules. Ajoutez-en au moins un depuis le stock ou vos favoris.",
    },
    empty: {
      title: "Aucun véhicule à comparer pour le moment",
      text: "Choisissez de 2 à 6\u00a0véhicules avec la balance sur leur photo\u00a0: vous les verrez ici côte à côte.",
      action: "Voir les véhicules en stock",
      favourites: "Voir vos favoris",
    },
  },
} as const;
