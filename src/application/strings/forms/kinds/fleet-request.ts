import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import {
  COMPANY_STRINGS,
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_STRINGS,
} from "./fields/person.ts";
import { REQUEST_NOTICE } from "./notices.ts";

export const fleetRequestStrings = {
  title: "Demande pour une entreprise",
  intro:
    "Décrivez votre besoin en quelques lignes\u00a0: le service entreprises de {location} vous rappelle avec une première réponse.",
  submit: "Envoyer la demande",
  fields: {
    company: COMPANY_STRINGS,
    vat_number: {
      label: "Numéro de TVA",
      help: "{vatform}. Il nous évite de vous le redemander pour l’offre.",
    },
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    phone: PHONE_STRINGS,
    need: {
      label: "De quoi s’agit-il\u00a0?",
      short: "Besoin",
      options: {
        purchase: "Acheter des véhicules",
        leasing: "Les prendre en leasing",
        management: "Confier la gestion de la flotte",
        conversion: "Aménager ou transformer un véhicule",
        maintenance: "L’entretien et les pneus",
        other: "Autre chose",
      },
      messages: { required: "Choisissez votre besoin, pour que la bonne personne vous rappelle." },
    },
    fleet_size: {
      label: "Nombre de véhicules concernés",
      short: "Véhicules",
      options: { "1-2": "1 ou 2", "3-4": "3 ou 4", "5-14": "5 à 14", "15-49": "15 à 49", "50+": "50 ou plus" },
      messages: { required: "Choisissez un nombre, même approximatif." },
    },
    delivery: {
      label: "À partir de quel jour en avez-vous besoin\u00a0?",
      short: "Besoin à partir du",
      help: "Si vous le savez déjà, dans l’année qui vient.",
    },
    message: {
      ...MESSAGE_STRINGS,
      help: "Le métier, les modèles, les kilomètres par an, ce qui vous prend du temps aujourd’hui.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande est bien arrivée",
    steps: [
      "Le service entreprises de {location} lit votre demande et prépare ses questions.",
      "Il vous appelle {answer}, puis vous envoie une proposition écrite.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.fleet_request>;
