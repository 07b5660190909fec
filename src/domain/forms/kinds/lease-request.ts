import type { LeadKind } from "../kind.ts";
import { WANTED_MODEL } from "./car.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { DEPOSIT, DURATION, LEASE_GROUP, YEARLY_MILEAGE } from "./lease.ts";
import {
  COMPANY,
  EMAIL,
  FIRST_NAME,
  LAST_NAME,
  MESSAGE,
  PHONE_IF_PREFERRED,
  PREFERRED_CONTACT,
  SALUTATION,
} from "./person.ts";

/** Request for a monthly lease rate, private or business. */
export const leaseRequest = {
  name: "lease_request",
  title: "Demande de leasing",
  intro:
    "Un modèle, une durée, des kilomètres\u00a0: un conseiller de {location} vous envoie une mensualité par écrit.",
  submit: "Demander une mensualité",
  fields: [
    {
      kind: "radio",
      group: LEASE_GROUP,
      name: "customer",
      label: "Pour qui est la voiture\u00a0?",
      short: "Client",
      required: true,
      initial: "private",
      options: [
        { value: "private", label: "Pour moi, à titre privé" },
        { value: "business", label: "Pour une société ou une activité indépendante" },
      ],
      messages: { required: "Choisissez une réponse\u00a0: les conditions ne sont pas les mêmes." },
    },
    {
      ...COMPANY,
      label: "Société ou activité",
      required: { when: "customer", is: "business", hint: "pour une société ou une activité" },
      messages: { required: "Indiquez le nom de la société ou de l’activité pour laquelle vous demandez." },
    },
    WANTED_MODEL,
    DURATION,
    YEARLY_MILEAGE,
    DEPOSIT,
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    { ...MESSAGE, rows: 3, help: "Services souhaités, date de livraison, contrat en cours à comparer." },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre demande de leasing est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Un conseiller de {location} calcule la mensualité, avec et sans services.",
      "Il vous répond sous un jour ouvré, par le moyen que vous avez choisi.",
      "Si l’offre vous convient, il vous dit quelles pièces le loueur demande.",
    ],
  },
} as const satisfies LeadKind;
