import type { LeadKind } from "../kind.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT, SALUTATION } from "./person.ts";

/** Request for an offer on a vehicle. */
export const interest = {
  name: "interest",
  title: "Demande d’offre",
  intro: "Laissez-nous vos coordonnées\u00a0: un conseiller de {location} vous répond avec une offre pour ce véhicule.",
  submit: "Demander une offre",
  fields: [
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      ...MESSAGE,
      help: "Une question, une reprise, un moment qui vous convient\u00a0: tout ce qui nous aide à vous répondre.",
    },
    {
      kind: "toggle",
      name: "newsletter",
      label: "Recevoir les nouveautés et les offres par e-mail",
      short: "Nouveautés par e-mail",
      help: "Une fois par mois au plus. Vous pouvez vous désinscrire à tout moment.",
    },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre demande est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Un conseiller de {location} étudie votre demande et prépare une offre pour ce véhicule.",
      "Il vous répond sous un jour ouvré, par le moyen que vous avez choisi.",
    ],
  },
} as const satisfies LeadKind;
