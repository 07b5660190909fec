import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import {
  COMPANY_STRINGS,
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_IF_PREFERRED_STRINGS,
  PREFERRED_CONTACT_STRINGS,
  SALUTATION_STRINGS,
} from "./fields/person.ts";
import { WANTED_MODEL_STRINGS } from "./fields/car.ts";
import { DEPOSIT_STRINGS, DURATION_STRINGS, YEARLY_MILEAGE_STRINGS } from "./fields/lease.ts";
import { REQUEST_NOTICE } from "./notices.ts";

export const leaseRequestStrings = {
  title: "Demande de leasing",
  intro: "Un modèle, une durée, des kilomètres\u00a0: un conseiller de {location} vous envoie un loyer par écrit.",
  submit: "Demander une offre chiffrée",
  fields: {
    customer: {
      label: "Pour qui est la voiture\u00a0?",
      short: "Client",
      options: { private: "Pour moi, à titre privé", business: "Pour une société ou une activité indépendante" },
      messages: { required: "Choisissez une réponse\u00a0: les conditions ne sont pas les mêmes." },
    },
    company: {
      ...COMPANY_STRINGS,
      label: "Société ou activité",
      hint: "pour une société ou une activité",
      messages: { required: "Indiquez le nom de la société ou de l’activité pour laquelle vous demandez." },
    },
    model: WANTED_MODEL_STRINGS,
    duration: DURATION_STRINGS,
    yearly_mileage: YEARLY_MILEAGE_STRINGS,
    deposit: DEPOSIT_STRINGS,
    salutation: SALUTATION_STRINGS,
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: { ...MESSAGE_STRINGS, help: "Services souhaités, date de livraison, contrat en cours à comparer." },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande de leasing est bien arrivée",
    steps: [
      "Un conseiller de {location} calcule le loyer, avec et sans services.",
      "Il vous répond {answer}, {reply}.",
      "Si l’offre vous convient, il vous dit quelles pièces le loueur demande.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.lease_request>;
