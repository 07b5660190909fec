/** Words about vehicles that cards, the stock and a vehicle's own page share. */
export const vehicleStrings = {
  badges: {
    new: "Nouveau",
    electric: "Électrique",
    reserved: "Réservé",
    sold: "Vendu",
    from: (day: string) => `Dès le ${day}`,
  },
  priceOnRequest: "Prix sur demande",
  before: "Ancien prix\u00a0:",
  perMonth: "/mois",
  monthlyInfo: "voir les conditions",
  monthlyTitle: "À propos de la mensualité",
  close: "Fermer",
  unknown: "Non communiqué",
  facts: { year: "Année", mileage: "Kilométrage", fuel: "Carburant", transmission: "Boîte de vitesses" },
  /** What a picture of the studio shows, for who cannot see it. */
  pictureAlt: (title: string, color: string | null) => (color ? `${title}, ${color.toLowerCase()}` : title),
} as const;
