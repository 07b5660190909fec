// The tables are French data: comma-separated phrases that customers type.

/** Words that turn a text into a search for lease offers. */
export const LEASE_PHRASES =
  "leasing, lease, private lease, private leasing, business lease, business leasing, LLD, LOA, location longue durée, location avec option d achat";

/** Words for the customer of a lease; without one, a private customer. */
export const AUDIENCE_PHRASES = {
  private: "privé, privée, private, particulier",
  business:
    "business, business lease, business leasing, professionnel, professionnelle, pro, société, entreprise, indépendant, indépendante, profession libérale, flotte, fleet, voiture de société, véhicule de société, voiture de fonction, voiture de service, hors tva, htva, hors taxe, ht, sans tva, excl tva, tva déductible, tva récupérable",
} as const;

/** After a mileage: "15 000 km par an". */
export const YEARLY_PHRASES = "an, année, annuel";
