import type { LeadKind } from "../kind.ts";
import { ADDRESS } from "./address.ts";
import { WANTED_MODEL } from "./car.ts";
import { LEASING_CONSENT } from "./consent.ts";
import { DEPOSIT, DURATION, LEASE_GROUP, YEARLY_MILEAGE } from "./lease.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE, SALUTATION } from "./person.ts";

/** Application for a lease. The lessor asks for documents and date of birth once there is an offer. */
export const onlineLeasing = {
  name: "online_leasing",
  title: "Demande de leasing en ligne",
  intro:
    "Remplissez votre demande en quelques minutes\u00a0: {location} vous envoie l’offre chiffrée et la liste des pièces à réunir. Rien n’est signé à ce stade.",
  submit: "Envoyer ma demande de leasing",
  fields: [
    { ...WANTED_MODEL, group: LEASE_GROUP },
    DURATION,
    YEARLY_MILEAGE,
    DEPOSIT,
    SALUTATION,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    ...ADDRESS,
    {
      kind: "select",
      group: "Votre situation",
      name: "employment",
      label: "Situation professionnelle",
      required: true,
      options: [
        { value: "permanent", label: "Contrat à durée indéterminée" },
        { value: "fixed_term", label: "Contrat à durée déterminée" },
        { value: "public", label: "Fonction publique" },
        { value: "self_employed", label: "Activité indépendante" },
        { value: "company", label: "La demande est pour ma société" },
        { value: "retired", label: "Retraite" },
        { value: "other", label: "Autre situation" },
      ],
      messages: { required: "Choisissez votre situation\u00a0: elle détermine les pièces que le loueur demande." },
    },
    { ...MESSAGE, rows: 3, help: "Services souhaités, date de livraison, second conducteur." },
  ],
  consent: LEASING_CONSENT,
  thanks: {
    title: "Votre demande de leasing est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "Un conseiller de {location} relit votre demande et prépare l’offre chiffrée.",
      "Vous la recevez sous un jour ouvré, avec la liste des pièces à réunir.",
      "Une fois les pièces réunies, le loueur examine votre dossier, d’ordinaire en deux jours ouvrés.",
    ],
  },
} as const satisfies LeadKind;
