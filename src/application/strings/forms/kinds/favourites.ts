import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_IF_PREFERRED_STRINGS,
  PREFERRED_CONTACT_STRINGS,
  SALUTATION_STRINGS,
} from "./fields/person.ts";
import { REQUEST_NOTICE } from "./notices.ts";

export const favouritesStrings = {
  title: "Demande de conseil",
  intro:
    "Laissez-nous vos coordonnées\u00a0: un conseiller de {location} regarde vos favoris et vous dit ce qui est disponible, où et à quel prix.",
  submit: "Envoyer mes favoris",
  fields: {
    salutation: SALUTATION_STRINGS,
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Ce qui compte pour vous\u00a0: le budget, la place, l’autonomie, une date de livraison.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre liste est bien arrivée",
    steps: [
      "Un conseiller de {location} vérifie chaque véhicule de votre liste.",
      "Il vous répond {answer}, {reply}.",
      "Vos favoris restent enregistrés\u00a0: vous pouvez les modifier à tout moment.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.favourites>;
