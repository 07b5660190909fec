import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { CONTACT_DETAILS_STRINGS, MESSAGE_STRINGS } from "./fields/person.ts";
import { REQUEST_NOTICE } from "./notices.ts";

export const interestStrings = {
  title: "Demande d’offre",
  intro: "Laissez-nous vos coordonnées\u00a0: un conseiller de {location} vous répond avec une offre pour ce véhicule.",
  submit: "Demander une offre",
  fields: {
    ...CONTACT_DETAILS_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Une question, une reprise, un moment qui vous convient\u00a0: tout ce qui nous aide à vous répondre.",
    },
    newsletter: {
      label: "Recevoir les nouveautés et les offres par e-mail",
      short: "Nouveautés par e-mail",
      help: "Une fois par mois au plus. Pour ne plus les recevoir, écrivez-nous\u00a0: un mot suffit.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande est bien arrivée",
    steps: [
      "Un conseiller de {location} étudie votre demande et prépare une offre pour ce véhicule.",
      "Il vous répond {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.interest>;
