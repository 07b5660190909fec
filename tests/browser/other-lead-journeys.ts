// Kinds of leads that no page of the demo group in Luxembourg has a form for.

import {
  FILES,
  fromVehicle,
  fromPage,
  inDays,
  type LeadJourney,
  PHONE,
  REACHED_BY_MAIL,
  REACHED_BY_PHONE,
} from "./lead-journey.ts";

/** `path` is that of a page with the form. */
export const callBackJourney = (path: string): LeadJourney => ({
  kind: "call_back",
  goal: "requests a call",
  arrive: fromPage(path),
  answers: { first_name: "Anaïs", last_name: "D’Hulst", phone: "+33 6 12 34 56 78", moment: "morning", day: inDays(3) },
  saved: { phone: "+33612345678" },
  omitted: "phone",
  message: "Indiquez le numéro auquel nous pouvons vous appeler.",
  thanks: "Nous vous rappelons",
  location: null,
  to: "accueil@alzette-automobiles.example",
});

/** Below a vehicle the same kind has steps. `path` is that of a page with the form, for Diekirch. */
export const onlineLeasingJourney = (path: string): LeadJourney => ({
  kind: "online_leasing",
  goal: "applies for the lease of a model",
  arrive: fromPage(path),
  answers: {
    ...REACHED_BY_PHONE,
    model: "Ford Puma",
    duration: "36",
    yearly_mileage: "20000",
    deposit: "3 000",
    street: "1, rue de l’Alzette",
    postcode: "L-4011",
    town: "Esch-sur-Alzette",
    country: "LU",
    employment: "permanent",
  },
  saved: { ...PHONE, deposit: "3000", postcode: "4011" },
  omitted: "employment",
  message: "Choisissez votre situation : elle détermine les pièces que le loueur demande.",
  thanks: "Votre demande de leasing est bien arrivée",
  location: "diekirch",
  to: "vente.diekirch@alzette-automobiles.example",
});

/** A kind of the markets outside Luxembourg. */
export const TRADE_IN_JOURNEY: LeadJourney = {
  kind: "trade_in",
  goal: "requests a trade-in price",
  arrive: fromVehicle("location=bertrange&availability=available", "Faire reprendre ma voiture"),
  answers: {
    ...REACHED_BY_MAIL,
    make: "Renault",
    model: "Clio TCe 90",
    year: "2019",
    mileage: "61 500",
    condition: "used",
    photo: FILES.picture,
  },
  saved: { mileage: "61500", photo: "hatchback-grey.webp" },
  omitted: "condition",
  message: "Choisissez l’état qui s’en approche le plus.",
  thanks: "Votre demande d’estimation est bien arrivée",
  location: "bertrange",
  to: "accueil@alzette-automobiles.example",
};
