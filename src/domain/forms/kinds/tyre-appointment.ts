import type { LeadKind } from "../kind.ts";
import { TYRE_SLOT } from "./appointment.ts";
import { OWN_CAR, PLATE } from "./car.ts";
import { APPOINTMENT_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE } from "./person.ts";

export const tyreAppointment = {
  name: "tyre_appointment",
  title: "Rendez-vous pneus et roues",
  intro: "Choisissez un créneau\u00a0: l’atelier de {location} prépare votre venue et vous garde le pont.",
  submit: "Prendre rendez-vous",
  service: "tyres",
  fields: [
    {
      kind: "select",
      name: "work",
      label: "Le travail à faire",
      short: "Travail",
      required: true,
      options: [
        { value: "wheels", label: "Changer quatre roues complètes" },
        { value: "balanced_wheels", label: "Changer et équilibrer quatre roues complètes" },
        { value: "tyres_on_rims", label: "Monter des pneus sur mes jantes" },
        { value: "new_tyres", label: "Acheter et faire monter des pneus neufs" },
        { value: "puncture", label: "Réparer une crevaison" },
        { value: "alignment", label: "Régler la géométrie" },
      ],
      messages: { required: "Choisissez le travail à faire\u00a0: il décide de la durée." },
    },
    PLATE,
    OWN_CAR,
    {
      kind: "toggle",
      name: "stored",
      label: "Mes roues sont stockées chez vous",
      short: "Roues stockées chez nous",
    },
    {
      kind: "toggle",
      name: "store",
      label: "Je souhaite vous laisser l’autre jeu",
      short: "Jeu à stocker",
      help: "Lavé, contrôlé et étiqueté, jusqu’à la saison suivante.",
    },
    TYRE_SLOT,
    FIRST_NAME,
    LAST_NAME,
    EMAIL,
    PHONE,
    {
      ...MESSAGE,
      rows: 3,
      help: "Un écrou antivol, une vibration, un véhicule chargé\u00a0: ce que l’atelier doit savoir.",
    },
  ],
  consent: APPOINTMENT_CONSENT,
  chooseLocation: {
    title: "Dans quel atelier venez-vous\u00a0?",
    text: "Choisissez une concession\u00a0: vous voyez ensuite les créneaux libres de son atelier.",
  },
  thanks: {
    title: "Votre demande de rendez-vous est bien arrivée",
    responseTime: "sous un jour ouvré",
    steps: [
      "L’atelier de {location} prépare vos roues et vous appelle s’il lui manque une information.",
      "Le jour venu, arrivez cinq minutes plus tôt et, s’il y en a une, posez la douille antivol sur le siège du passager.",
      "Après 50 à 100\u00a0km, repassez faire resserrer les roues\u00a0: c’est gratuit.",
    ],
  },
} as const satisfies LeadKind;
