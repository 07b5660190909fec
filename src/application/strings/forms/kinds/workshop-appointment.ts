import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { MILEAGE_STRINGS, OWN_CAR_STRINGS, PLATE_STRINGS } from "./fields/car.ts";
import { SLOT_STRINGS } from "./fields/appointment.ts";
import {
  EMAIL_STRINGS,
  FIRST_NAME_STRINGS,
  LAST_NAME_STRINGS,
  MESSAGE_STRINGS,
  PHONE_STRINGS,
} from "./fields/person.ts";
import { APPOINTMENT_NOTICE } from "./notices.ts";

export const workshopAppointmentStrings = {
  title: "Rendez-vous à l’atelier",
  intro:
    "Choisissez quand vous déposez la voiture\u00a0: l’atelier de {location} commande les pièces avant votre venue.",
  submit: "Prendre rendez-vous",
  fields: {
    work: {
      label: "Le travail à faire",
      short: "Travail",
      options: {
        service: "Révision ou vidange",
        inspection: "Préparation au contrôle technique",
        brakes: "Freins",
        air_conditioning: "Climatisation",
        battery: "Batterie",
        warning_light: "Voyant allumé ou bruit à diagnostiquer",
        recall: "Rappel du constructeur",
        other: "Autre travail",
      },
      messages: {
        required: "Choisissez le travail à faire\u00a0; en cas de doute, prenez «\u00a0Autre travail\u00a0».",
      },
    },
    car: OWN_CAR_STRINGS,
    plate: PLATE_STRINGS,
    mileage: MILEAGE_STRINGS,
    slot: SLOT_STRINGS,
    courtesy_car: {
      label: "Je souhaite une voiture de remplacement",
      short: "Voiture de remplacement",
      help: "Dans les ateliers qui en proposent, selon les disponibilités. Nous vous confirmons le prix avant le rendez-vous.",
    },
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    email: EMAIL_STRINGS,
    phone: PHONE_STRINGS,
    message: {
      ...MESSAGE_STRINGS,
      help: "Ce que vous avez remarqué\u00a0: un bruit, une odeur, un voyant, et depuis quand.",
    },
  },
  notice: APPOINTMENT_NOTICE,
  chooseLocation: {
    title: "À quel atelier confiez-vous la voiture\u00a0?",
    text: "Choisissez une concession\u00a0: vous voyez ensuite les créneaux libres de son atelier.",
  },
  bookedTitle: "Votre rendez-vous est réservé",
  thanks: {
    title: "Votre demande de rendez-vous est bien arrivée",
    steps: [
      "L’atelier de {location} prépare votre venue et vous appelle s’il lui manque une information.",
      "Le jour venu, apportez le certificat d’immatriculation et, s’il y en a un, le carnet d’entretien.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.workshop_appointment>;
