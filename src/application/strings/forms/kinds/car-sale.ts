import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { tradeInStrings } from "./trade-in.ts";

export const carSaleStrings = {
  title: "Vendre ma voiture",
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
