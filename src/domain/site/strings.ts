/** French strings shared by pages, emails, the JSON API and exports. */
export const STRINGS = {
  priceOnRequest: "Prix sur demande",
  perMonth: "/mois",
  perMonthLong: "par mois",
  withVat: "TVAC",
  withoutVat: "HTVA",
  acceptance: "sous réserve d’acceptation du dossier",
  unknown: "Non communiqué",
  compareLimit: "Impossible d'ajouter le véhicule. Sélectionnez au maximum 6 véhicules à comparer.",
  locationNotFound: "L'établissement n'a pas été trouvé",
  noContactFound: "Aucune personne de contact trouvée",
  noContactHint: "Élargissez votre recherche en retirant un filtre.",
  vehiclesRemoved: "Certains véhicules ne sont plus disponibles et ont été retirés de votre liste.",
} as const;

/** "1 véhicule", "347 véhicules": zero is singular in French. */
export const countVehicles = (count: number, formatted: string): string =>
  `${formatted}\u00a0${count < 2 ? "véhicule" : "véhicules"}`;
