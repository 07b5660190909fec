// Kinds of leads that no page of the demo group in Luxembourg has a form for.

import { FILES, fromVehicle, fromPage, inDays, type LeadJourney, REACHED_BY_MAIL } from "./lead-journey.ts";

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
