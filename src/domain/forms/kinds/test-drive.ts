import type { LeadFieldDefinition } from "../field-kinds/index.ts";
import type { LeadKind } from "../kind.ts";
import { TEST_DRIVE_SLOT } from "./appointment.ts";
import { WANTED_MODEL } from "./car.ts";
import { APPOINTMENT_CONSENT } from "./consent.ts";
import { EMAIL, FIRST_NAME, LAST_NAME, MESSAGE, PHONE, SALUTATION } from "./person.ts";

const DRIVING_LICENCE = {
  kind: "checkbox",
  name: "driving_licence",
  label: "Je suis titulaire d’un permis B valable",
  short: "Permis B valable",
  required: true,
  messages: {
    required: "Cochez cette case\u00a0: sans permis B valable, nous ne pouvons pas vous confier la voiture.",
  },
} as const satisfies LeadFieldDefinition;

const PERSON_AND_SLOT = [
  TEST_DRIVE_SLOT,
  SALUTATION,
  FIRST_NAME,
  LAST_NAME,
  EMAIL,
  PHONE,
  DRIVING_LICENCE,
  { ...MESSAGE, rows: 3, help: "Un trajet à essayer, un siège d’enfant à monter, une voiture à faire reprendre." },
] as const satisfies readonly LeadFieldDefinition[];

const chooseLocation = {
  title: "Où souhaitez-vous faire l’essai\u00a0?",
  text: "Choisissez une concession\u00a0: vous voyez ensuite ses créneaux libres.",
} as const;

const thanks = {
  title: "Votre demande d’essai est bien arrivée",
  responseTime: "sous un jour ouvré",
  steps: [
    "Un conseiller de {location} prépare la voiture et vous appelle s’il reste un détail à convenir.",
    "Le jour venu, elle est propre, chargée ou avec du carburant, et vous attend devant la porte.",
    "Apportez votre permis de conduire et une pièce d’identité.",
  ],
} as const;

/** Test drive of a vehicle in stock. */
export const testDrive = {
  name: "test_drive",
  title: "Demande d’essai",
  intro:
    "Choisissez un moment\u00a0: {location} prépare la voiture et vous attend. L’essai est gratuit et ne vous engage à rien.",
  submit: "Réserver l’essai",
  fields: PERSON_AND_SLOT,
  consent: APPOINTMENT_CONSENT,
  appointment: "Essai routier",
  chooseLocation,
  thanks,
} as const satisfies LeadKind;

/** Test drive of a model with any demonstration vehicle. */
export const modelTestDrive = {
  name: "model_test_drive",
  title: "Demande d’essai d’un modèle",
  intro:
    "Choisissez un moment\u00a0: {location} prépare une voiture de démonstration et vous attend. L’essai est gratuit et ne vous engage à rien.",
  submit: "Réserver l’essai",
  fields: [{ ...WANTED_MODEL, group: TEST_DRIVE_SLOT.group }, ...PERSON_AND_SLOT],
  consent: APPOINTMENT_CONSENT,
  appointment: "Essai routier",
  chooseLocation,
  thanks: {
    ...thanks,
    steps: [
      "Un conseiller de {location} réserve une voiture de ce modèle et vous appelle s’il faut la faire venir d’une autre concession.",
      ...thanks.steps.slice(1),
    ],
  },
} as const satisfies LeadKind;
