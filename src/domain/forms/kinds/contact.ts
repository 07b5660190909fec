import type { LeadKind } from "../kind.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE_IF_PREFERRED, PREFERRED_CONTACT, SALUTATION } from "./person.ts";

/** General question without a vehicle. */
export const contact = {
  name: "contact",
  title: "Demande de contact",
  intro: "Écrivez-nous\u00a0: votre message part directement à la personne qui peut y répondre.",
  submit: "Envoyer le message",
  fields: [
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PREFERRED_CONTACT,
    PHONE_IF_PREFERRED,
    {
      kind: "select",
      name: "topic",
      label: "Votre message concerne",
      short: "Sujet",
      required: true,
      options: [
        { value: "new", label: "Un véhicule neuf" },
        { value: "used", label: "Un véhicule d’occasion" },
        { value: "leasing", label: "Un leasing ou un financement" },
        { value: "business", label: "Les véhicules de mon entreprise" },
        { value: "workshop", label: "L’entretien ou une réparation" },
        { value: "bodywork", label: "La carrosserie ou la peinture" },
        { value: "parts", label: "Des pièces ou des accessoires" },
        { value: "invoice", label: "Une facture ou un contrat en cours" },
        { value: "other", label: "Autre chose" },
      ],
      messages: { required: "Choisissez un sujet, pour que votre message arrive au bon endroit." },
    },
    {
      ...MESSAGE,
      required: true,
      help: "Indiquez si possible le numéro de stock ou la plaque du véhicule.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Votre message est bien arrivé",
    responseTime: "sous un jour ouvré",
    steps: [
      "Nous transmettons votre message à la personne compétente chez {location}.",
      "Elle vous répond sous un jour ouvré, par le moyen que vous avez choisi.",
    ],
  },
} as const satisfies LeadKind;
