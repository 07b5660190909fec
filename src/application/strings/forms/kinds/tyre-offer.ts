import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { PLATE_STRINGS } from "./fields/car.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_IF_PREFERRED_STRINGS,
  PREFERRED_CONTACT_STRINGS,
} from "./fields/person.ts";
import { REQUEST_NOTICE } from "./notices.ts";

export const tyreOfferStrings = {
  title: "Demande d’offre de pneus",
  intro:
    "Recopiez la dimension inscrite sur le flanc du pneu\u00a0: {location} vous envoie des prix, montage et équilibrage compris.",
  submit: "Demander une offre de pneus",
  fields: {
    dimensions: {
      label: "Dimension du pneu",
      short: "Dimension",
      help: "Sur le flanc du pneu, par exemple 205/55\u00a0R16\u00a091V.",
      messages: { required: "Indiquez la dimension inscrite sur le flanc, par exemple 205/55\u00a0R16\u00a091V." },
    },
    quantity: {
      label: "Nombre de pneus",
      options: { 1: "1\u00a0pneu", 2: "2\u00a0pneus", 4: "4\u00a0pneus" },
      messages: { required: "Choisissez le nombre de pneus." },
    },
    season: {
      label: "Pour quelle saison\u00a0?",
      short: "Saison",
      options: { summer: "Été", winter: "Hiver", all_season: "Quatre saisons" },
      messages: { required: "Choisissez une saison." },
    },
    budget: {
      label: "Quel niveau de prix\u00a0?",
      short: "Niveau de prix",
      options: {
        compare: "Les trois, pour comparer",
        premium: "Une marque de référence",
        balanced: "Un bon compromis",
        low: "Un prix serré",
      },
      messages: { required: "Choisissez un niveau de prix, ou les trois pour comparer." },
    },
    plate: {
      ...PLATE_STRINGS,
      help: "Si la voiture a été achetée chez nous\u00a0: nous vérifions la dimension homologuée.",
    },
    site: {
      label: "Dans quelle concession voulez-vous les faire monter\u00a0?",
      short: "Lieu du montage",
      help: "Les délais peuvent varier d’une concession à l’autre.",
    },
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    preferred_contact: PREFERRED_CONTACT_STRINGS,
    phone: PHONE_IF_PREFERRED_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Votre façon de rouler\u00a0: kilomètres par an, autoroute ou ville, remorque, silence ou longévité.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Votre demande d’offre est bien arrivée",
    steps: [
      "Le comptoir de {location} cherche les pneus de cette dimension et vérifie les délais.",
      "Vous recevez les prix {answer}, {reply}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.tyre_offer>;
