import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { OWN_CAR_STRINGS, PLATE_STRINGS } from "./fields/car.ts";
import { SLOT_STRINGS } from "./fields/appointment.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_STRINGS,
} from "./fields/person.ts";
import { APPOINTMENT_NOTICE } from "./notices.ts";

export const tyreAppointmentStrings = {
  title: "Rendez-vous pneus et roues",
  intro: "Choisissez un créneau\u00a0: l’atelier de {location} prépare votre venue et vous garde le pont.",
  submit: "Prendre rendez-vous",
  fields: {
    work: {
      label: "Le travail à faire",
      short: "Travail",
      options: {
        wheels: "Changer quatre roues complètes",
        balanced_wheels: "Changer et équilibrer quatre roues complètes",
        tyres_on_rims: "Monter des pneus sur mes jantes",
        new_tyres: "Acheter et faire monter des pneus neufs",
        puncture: "Réparer une crevaison",
        alignment: "Régler la géométrie",
      },
      messages: { required: "Choisissez le travail à faire, la durée en dépend." },
    },
    slot: SLOT_STRINGS,
    plate: PLATE_STRINGS,
    car: OWN_CAR_STRINGS,
    stored: { label: "Mes roues sont stockées chez vous", short: "Roues stockées chez nous" },
    store: {
      label: "Je souhaite vous laisser l’autre jeu",
      short: "Jeu à stocker",
      help: "Lavé, contrôlé et étiqueté, jusqu’à la saison suivante.",
    },
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    phone: PHONE_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Un écrou antivol, une vibration, un véhicule chargé\u00a0: ce que l’atelier doit savoir.",
    },
  },
  notice: APPOINTMENT_NOTICE,
  chooseLocation: {
    title: "Dans quel atelier venez-vous\u00a0?",
    text: "Choisissez une concession\u00a0: vous voyez ensuite les créneaux libres de son atelier.",
  },
  bookedTitle: "Votre rendez-vous est réservé",
  thanks: {
    title: "Votre demande de rendez-vous est bien arrivée",
    steps: [
      "L’atelier de {location} prépare vos roues et vous appelle s’il lui manque une information.",
      "Le jour venu, arrivez cinq minutes plus tôt et, s’il y en a une, posez la douille antivol sur le siège du passager.",
      "Après 50 à 100\u00a0km, repassez faire resserrer les roues.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.tyre_appointment>;
