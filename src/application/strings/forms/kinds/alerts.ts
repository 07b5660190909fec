import type { PRICE_ALERT, SEARCH_ALERT } from "#domain/alerts/index.ts";
import type { ConsentStrings, LeadKindStringsOf } from "../field-strings.ts";

const fields = {
  email: {
    label: "Votre adresse e-mail",
    messages: { required: "Indiquez l’adresse à laquelle nous pouvons vous écrire." },
  },
} as const;

const consent = {
  text: "J’accepte que {group} utilise cette adresse pour m’envoyer cette alerte, au plus un e-mail par jour, jusqu’à ce que je l’arrête.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons rien vous envoyer.",
} as const satisfies ConsentStrings;

const thanks = {
  title: "Vérifiez votre boîte de réception",
  steps: [
    "Ouvrez l’e-mail que nous vous envoyons et confirmez votre alerte. Le lien est valable 7\u00a0jours.",
    "Ensuite, vous recevez au plus un e-mail par jour, et seulement s’il y a du nouveau.",
    "Chaque e-mail contient un lien pour arrêter l’alerte en un clic.",
  ],
} as const;

const searchAlertStrings = {
  title: "Créer une alerte",
  intro:
    "Laissez-nous votre adresse\u00a0: nous vous écrivons dès qu’un véhicule arrive ou baisse de prix dans cette recherche.",
  submit: "Créer l’alerte",
  fields,
  consent,
  thanks,
} as const satisfies LeadKindStringsOf<typeof SEARCH_ALERT>;

const priceAlertStrings = {
  title: "Créer une alerte de prix",
  intro:
    "Laissez-nous votre adresse\u00a0: nous vous écrivons dès que le prix de ce véhicule baisse, ou s’il est vendu.",
  submit: "Créer l’alerte",
  fields,
  consent,
  thanks,
} as const satisfies LeadKindStringsOf<typeof PRICE_ALERT>;

/** Strings of the forms that request an alert. */
export const ALERT_KIND_STRINGS = { search_alert: searchAlertStrings, price_alert: priceAlertStrings } as const;
