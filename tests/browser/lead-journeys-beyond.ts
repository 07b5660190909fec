// What the pages of the demo group in Luxembourg do not ask for.

import { FILES, fromCar, fromPage, inDays, type LeadJourney, REACHED_BY_MAIL } from "./lead-journey.ts";

/** One that no page of the demo group asks for; `path` is that of a page with its form. */
export const callBackJourney = (path: string): LeadJourney => ({
  kind: "call_back",
  goal: "wants to be called",
  arrive: fromPage(path),
  answers: { first_name: "Anaïs", last_name: "D’Hulst", phone: "+33 6 12 34 56 78", moment: "morning", day: inDays(3) },
  kept: { phone: "+33612345678" },
  forgotten: "phone",
  told: "Indiquez le numéro auquel nous pouvons vous appeler.",
  thanks: "Nous vous rappelons",
  place: null,
  to: "accueil@alzette-automobiles.example",
});

/** One that markets outside Luxembourg have. */
export const TRADE_IN_JOURNEY: LeadJourney = {
  kind: "trade_in",
  goal: "asks what a car of their own is worth in exchange for one in stock",
  arrive: fromCar("location=bertrange&availability=available", "Faire reprendre ma voiture"),
  answers: {
    ...REACHED_BY_MAIL,
    make: "Renault",
    model: "Clio TCe 90",
    year: "2019",
    mileage: "61 500",
    condition: "used",
    photo: FILES.picture,
  },
  kept: { mileage: "61500", photo: "hatchback-grey.webp" },
  forgotten: "condition",
  told: "Choisissez l’état qui s’en approche le plus.",
  thanks: "Votre demande d’estimation est bien arrivée",
  place: "bertrange",
  to: "accueil@alzette-automobiles.example",
};
