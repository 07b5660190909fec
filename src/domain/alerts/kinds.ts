import type { LeadFieldDefinition, LeadKind } from "../forms/index.ts";

const EMAIL = {
  kind: "email",
  name: "email",
  label: "Votre adresse e-mail",
  required: true,
  autocomplete: "email",
  messages: { required: "Indiquez l’adresse à laquelle nous pouvons vous écrire." },
} as const satisfies LeadFieldDefinition;

const CONSENT = {
  version: "2026-11",
  text: "J’accepte que {group} utilise cette adresse pour m’envoyer cette alerte, au plus un e-mail par jour, jusqu’à ce que je l’arrête.",
  message: "Cochez cette case\u00a0: sans votre accord, nous ne pouvons rien vous envoyer.",
} as const;

const THANKS = {
  title: "Vérifiez votre boîte de réception",
  responseTime: "dans quelques minutes",
  steps: [
    "Ouvrez l’e-mail que nous vous envoyons et confirmez votre alerte. Le lien est valable 7\u00a0jours.",
    "Ensuite, vous recevez au plus un e-mail par jour, et seulement s’il y a du nouveau.",
    "Chaque e-mail porte un lien qui arrête l’alerte en un clic.",
  ],
} as const;

export const SEARCH_ALERT = {
  name: "search_alert",
  title: "Créer une alerte",
  intro:
    "Laissez-nous votre adresse\u00a0: nous vous écrivons dès qu’un véhicule arrive ou baisse de prix dans cette recherche.",
  submit: "Créer l’alerte",
  fields: [EMAIL],
  consent: CONSENT,
  thanks: THANKS,
} as const satisfies LeadKind;

export const PRICE_ALERT = {
  name: "price_alert",
  title: "Suivre le prix",
  intro: "Laissez-nous votre adresse\u00a0: nous vous écrivons si le prix de ce véhicule baisse, ou s’il est vendu.",
  submit: "Suivre ce prix",
  fields: [EMAIL],
  consent: CONSENT,
  thanks: THANKS,
} as const satisfies LeadKind;
