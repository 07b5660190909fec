import type { LeadKind } from "../kind.ts";
import { WORKSHOP_SLOT } from "./appointment.ts";
import { MILEAGE, OWN_CAR, PLATE } from "./car.ts";
import { APPOINTMENT_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./person.ts";

export const workshopAppointment = {
  name: "workshop_appointment",
  title: "Rendez-vous à l’atelier",
  intro:
    "Choisissez quand vous déposez la voiture\u00a0: l’atelier de {location} commande les pièces avant votre venue.",
  submit: "Prendre rendez-vous",
  service: "workshop",
  fields: [
    {
      kind: "select",
      name: "work",
      label: "Le travail à faire",
      short: "Travail",
      required: true,
      options: [
        { value: "service", label: "Révision ou vidange" },
        { value: "inspection", label: "Préparation au contrôle technique" },
        { value: "brakes", label: "Freins" },
        { value: "air_conditioning", label: "Climatisation" },
        { value: "battery", label: "Batterie" },
        { value: "warning_light", label: "Voyant allumé ou bruit à diagnostiquer" },
        { value: "recall", label: "Rappel du constructeur" },
        { value: "other", label: "Autre travail" },
      ],
      messages: {
        required: "Choisissez le travail à faire\u00a0; en cas de doute, prenez «\u00a0Autre travail\u00a0».",
      },
    },
    OWN_CAR,
    PLATE,
    MILEAGE,
    WORKSHOP_SLOT,
    {
      kind: "toggle",
      name: "courtesy_car",
      label: "Je souhaite une voiture de remplacement",
      short: "Voiture de remplacement",
      help: "Dans les ateliers qui en proposent, selon les disponibilités. Nous vous confirmons le prix avant le rendez-vous.",
    },
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    { ...MESSAGE, rows: 3, help: "Ce que vous avez remarqué\u00a0: un bruit, une odeur, un voyant, et depuis quand." },
  ],
  consent: APPOINTMENT_CONSENT,
  chooseLocation: {
    title: "À quel atelier confiez-vous la voiture\u00a0?",
    text: "Choisissez une concession\u00a0: vous voyez ensuite les créneaux libres de son atelier.",
  },
  thanks: {
    title: "Votre demande de rendez-vous est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "L’atelier de {location} prépare votre venue et vous appelle s’il lui manque une information.",
      "Le jour venu, apportez le certificat d’immatriculation et, s’il y en a un, le carnet d’entretien.",
      "Aucun travail ne commence sans votre accord sur le prix.",
    ],
  },
} as const satisfies LeadKind;
