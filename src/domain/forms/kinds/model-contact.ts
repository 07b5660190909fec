import type { LeadKind } from "../kind.ts";
import { WANTED_MODEL } from "./car.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT, SALUTATION } from "./person.ts";

export const modelContact = {
  name: "model_contact",
  title: "Question sur un modèle",
  intro: "Versions, options, délai, prix\u00a0: un conseiller de {location} vous répond précisément.",
  submit: "Envoyer la question",
  fields: [
    WANTED_MODEL,
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      ...MESSAGE,
      label: "Votre question",
      short: "Question",
      required: true,
      help: "Si vous avez déjà une idée\u00a0: la motorisation, la finition, la date à laquelle il vous le faut.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre question est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Un conseiller de {location} qui connaît ce modèle prend votre question.",
      "Il vous répond sous un jour ouvré, par le moyen que vous avez choisi.",
    ],
  },
} as const satisfies LeadKind;
