import { asPayment } from "#application/strings/payments.ts";
import type { PaymentKind } from "#domain/payments/index.ts";
import { formatVehicleCount } from "../lists/shortlist-strings.ts";

/** Notice above a visitor's own list; exported separately because only the server renders it. */
export const REMOVED_FROM_OWN_LIST = "Certains véhicules ne sont plus disponibles et ont été retirés de votre liste.";

/** Favourites and comparison pages. */
export const listPageStrings = {
  newest: "Derniers arrivés",
  removed: {
    shared: "Certains véhicules de cette liste ne sont plus disponibles.",
    /** Behind the name of the vehicle. */
    sold: "\u00a0:\u00a0vendu",
    gone: "\u00a0:\u00a0n’est plus en stock",
    more: (count: number) => (count === 1 ? "1\u00a0autre" : `${count}\u00a0autres`),
  },
  favourites: {
    title: "Vos favoris",
    sharedTitle: "Une liste pour vous",
    description: "Les véhicules que vous avez mis de côté, à comparer, à partager ou à envoyer à un conseiller.",
    sharedIntro: "Quelqu’un a partagé ces véhicules avec vous. Vos propres favoris restent tels quels.",
    cards: "Véhicules de la liste",
    sort: "Trier",
    sortRecent: "Ajoutés en dernier",
    sortChanged: "Changements d’abord",
    changes: {
      count: (count: number) =>
        `${count === 1 ? "1\u00a0a changé" : `${count}\u00a0ont changé`} depuis votre dernière visite`,
      since: (day: string) => `depuis le ${day}`,
      sinceVisit: "depuis votre dernière visite",
      reserved: "Réservé depuis votre dernière visite",
      available: "De nouveau disponible",
      cheaper: (amount: string, since: string) => `Prix baissé de ${amount} ${since}`,
      dearer: (amount: string, since: string) => `Prix augmenté de ${amount} ${since}`,
    },
    shareTitle: (count: number) => `${formatVehicleCount(count)} à regarder ensemble`,
    adviser: "Envoyer à un conseiller",
    clear: "Tout retirer",
    addAll: "Ajouter à mes favoris",
    addedAll: "Voir vos favoris",
    empty: {
      title: "Vous n’avez pas encore de favoris",
      text: "Touchez le cœur sur la photo d’un véhicule\u00a0: il vous attendra ici, sur cet appareil, pendant un an.",
      action: "Voir les véhicules en stock",
    },
    /** The vehicles of the list are named above it. */
    emptied: {
      title: "Vous n’avez plus de favoris",
      text: "Le stock change chaque jour\u00a0: la page de chaque véhicule retiré montre ceux qui lui ressemblent.",
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
    count: (count: number) => `${formatVehicleCount(count)} côte à côte`,
    table: "Comparaison des véhicules",
    region: "Tableau de comparaison, à faire défiler",
    attribute: "Caractéristique",
    picture: "Photo",
    price: "Prix",
    monthly: "Mensualité",
    noMonthly: "Non proposée",
    location: "À voir à",
    measure: "Cycle de mesure",
    cycles: { wltp: "WLTP", nedc: "NEDC (ancien)" },
    vatNotDeductible: "Non déductible",
    notApplicable: "Sans objet",
    yes: "Oui",
    no: "Non",
    differs: "valeurs différentes",
    sameForAll: (count: number) => `Identique pour tous (${count})`,
    same: "D’après ce que nous en savons, ces véhicules ne diffèrent en rien.",
    remove: "Retirer",
    clear: "Tout retirer",
    print: "Imprimer",
    addAll: "Ajouter à ma comparaison",
    addedAll: "Voir votre comparaison",
    shareTitle: (count: number) => `${formatVehicleCount(count)} à comparer`,
    add: "Ajouter un véhicule",
    groups: { money: "Offre", cost: "Coût mensuel estimé", energy: "Consommation" },
    best: {
      price: "Le moins cher",
      mileage: "Le moins kilométré",
      year: "Le plus récent",
      co2: "Les émissions les plus basses",
      range: "La plus grande autonomie",
      warranty: "La garantie la plus longue",
      cost: "Le coût le plus bas",
    },
    cost: {
      totals: {
        cash: "Total au comptant",
        loan: "Total avec crédit",
        lease: (kind: PaymentKind | null) => `Total ${kind === null ? "en location" : asPayment(kind)}`,
      },
      without: (total: string, items: string) => `${total} sans ${items}`,
      conditional: (amount: string) => `${amount}, sous conditions`,
      condition: (bonus: string, months: number) =>
        `${bonus}\u00a0: déduite si elle est accordée et le véhicule gardé ${months}\u00a0mois au moins, pour les particuliers.`,
      note: (years: number, km: string) =>
        `Coûts estimés par mois sur ${years}\u00a0ans à ${km} par an, toutes taxes comprises. La page de chaque véhicule détaille les hypothèses et leurs sources. Ce n’est ni une offre ni un engagement.`,
    },
    availability: "Disponibilité",
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
