import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { WANTED_MODEL_STRINGS } from "./fields/car.ts";
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

export const modelContactStrings = {
  title: "Question sur un modèle",
  intro: "Versions, options, délai, prix\u00a0: un conseiller de {location} vous répond précisément.",
  submit: "Envoyer la question",
  fields: {
    model: WANTED_MODEL_STRINGS,
    salutation: SALUTATION_STRINGS,
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      label: "Votre question",
      short: "Question",
      help: "Si vous avez déjà une idée\u00a0: la motorisation, la finition, la date à laquelle il vous le faut.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre question est bien arrivée",
    steps: [
      "Un conseiller de {location} qui connaît ce modèle prend votre question.",
      "Il vous répond {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.model_contact>;
