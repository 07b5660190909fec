import type { LeadKind } from "../kind.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT, SALUTATION } from "./person.ts";

export const favourites = {
  name: "favourites",
  title: "Demande de conseil",
  intro:
    "Laissez-nous vos coordonnées\u00a0: un conseiller de {location} regarde vos favoris et vous dit ce qui est disponible, où et à quel prix.",
  submit: "Envoyer mes favoris",
  fields: [
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      ...MESSAGE,
      help: "Ce qui compte pour vous\u00a0: le budget, la place, l’autonomie, une date de livraison.",
    },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre liste est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Un conseiller de {location} vérifie chaque véhicule de votre liste.",
      "Il vous répond sous un jour ouvré, par le moyen que vous avez choisi.",
      "Vos favoris restent enregistrés\u00a0: vous pouvez les modifier à tout moment.",
    ],
  },
} as const satisfies LeadKind;
