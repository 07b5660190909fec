import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
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

export const contactStrings = {
  title: "Demande de contact",
  intro: "Écrivez-nous\u00a0: nous transmettons votre message à la personne qui peut y répondre.",
  submit: "Envoyer le message",
  fields: {
    salutation: SALUTATION_STRINGS,
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    topic: {
      label: "Votre message concerne",
      short: "Sujet",
      options: {
        new: "Un véhicule neuf",
        used: "Un véhicule d’occasion",
        leasing: "Un leasing ou un financement",
        business: "Les véhicules de mon entreprise",
        workshop: "L’entretien ou une réparation",
        bodywork: "La carrosserie ou la peinture",
        parts: "Des pièces ou des accessoires",
        invoice: "Une facture ou un contrat en cours",
        other: "Autre chose",
      },
      messages: { required: "Choisissez un sujet, pour que votre message arrive au bon endroit." },
    },
    message: {
      ...MESSAGE_STRINGS,
      help: "Indiquez si possible le numéro de stock ou la plaque du véhicule.",
      messages: { required: "Écrivez votre question en quelques mots." },
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre message est bien arrivé",
    steps: [
      "Nous transmettons votre message à la personne compétente chez {location}.",
      "Elle vous répond {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.contact>;
