import { PRICE_ON_REQUEST } from "#application/strings/vehicles/offer.ts";

/** Shared by vehicle cards, the stock page and the vehicle page. */
export const vehicleStrings = {
  badges: {
    new: "Nouveau",
    reserved: "Réservé",
    sold: "Vendu",
    from: (day: string) => `Disponible le ${day}`,
  },
  priceOnRequest: PRICE_ON_REQUEST,
  before: "Prix le plus bas des 30\u00a0jours avant la baisse\u00a0:",
  perMonth: "/mois",
  monthlyInfo: "voir les conditions",
  /** At the end of the conditions on a card, whose list has the note. */
  paymentNote: "Loueur et autres mentions\u00a0: sous les véhicules.",
  paymentMentions: "Loueur et autres mentions des mensualités",
  monthlyTitle: "À propos de la mensualité",
  close: "Fermer",
  unknown: "Non communiqué",
  attributes: {
    mileage: "Kilométrage",
    fuelAndRange: "Énergie et autonomie",
  },
  photoOf: (number: number, count: number) => `${number}/${count}`,
  photos: (count: number) => `${count}\u00a0photos`,
  photosOf: (title: string, count: number) => `${title}, ${count}\u00a0photos`,
  /** On the card of a vehicle whose page has a film. */
  film: "Vidéo",
  /** Before the distance of a card, for screen readers. */
  distance: "à une distance de",
  /** Alternative text of a studio illustration. */
  pictureAlt: (title: string, color: string | null) => (color ? `${title}, ${color.toLowerCase()}` : title),
} as const;
