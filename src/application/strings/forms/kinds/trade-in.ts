import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { SOLD_CAR_DETAILS_STRINGS, SOLD_CAR_STRINGS } from "./fields/car.ts";
import { VALUATION_NOTICE } from "./notices.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_IF_PREFERRED_STRINGS,
  PREFERRED_CONTACT_STRINGS,
  SALUTATION_STRINGS,
} from "./fields/person.ts";

export const tradeInStrings = {
  title: "Demande d’estimation de reprise",
  intro: "Décrivez votre voiture\u00a0: {location} vous donne un prix de reprise, confirmé quand nous l’aurons vue.",
  submit: "Demander un prix de reprise",
  fields: {
    ...SOLD_CAR_STRINGS,
    ...SOLD_CAR_DETAILS_STRINGS,
    salutation: SALUTATION_STRINGS,
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: { ...MESSAGE_STRINGS, help: "L’entretien, les options, un crédit ou un leasing en cours." },
  },
  notice: VALUATION_NOTICE,
  thanks: {
    title: "Votre demande d’estimation est bien arrivée",
    steps: [
      "Un acheteur de {location} compare votre voiture aux ventes récentes.",
      "Il vous donne un prix {answer}, {reply}.",
      "Le prix est confirmé après un essai et un passage sur le pont, une demi-heure en tout.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.trade_in>;
