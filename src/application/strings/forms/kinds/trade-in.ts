import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { SOLD_CAR_DETAILS_STRINGS, SOLD_CAR_STRINGS } from "./fields/car.ts";
import { VALUATION_NOTICE } from "./notices.ts";
import { CONTACT_DETAILS_STRINGS, MESSAGE_STRINGS } from "./fields/person.ts";

export const tradeInStrings = {
  title: "Demande d’estimation de reprise",
  intro: "Décrivez votre voiture\u00a0: {location} vous donne un prix de reprise, confirmé quand nous l’aurons vue.",
  submit: "Demander un prix de reprise",
  fields: {
    ...SOLD_CAR_STRINGS,
    ...SOLD_CAR_DETAILS_STRINGS,
    ...CONTACT_DETAILS_STRINGS,
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

export const carSaleStrings = {
  title: "Proposer ma voiture",
  intro: "Décrivez votre voiture\u00a0: {location} vous fait une offre d’achat, confirmée quand nous l’aurons vue.",
  submit: "Proposer ma voiture",
  fields: tradeInStrings.fields,
  notice: tradeInStrings.notice,
  thanks: {
    title: "Votre voiture nous est bien proposée",
    steps: [
      "Un acheteur de {location} lit votre description et regarde vos photos.",
      "Il vous répond {answer}, {reply}\u00a0: une offre, ou un refus motivé.",
      "L’offre est confirmée après un essai et un passage sur le pont, une demi-heure en tout.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.car_sale>;
