import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { WANTED_MODEL_STRINGS } from "./fields/car.ts";
import { SLOT_STRINGS } from "./fields/appointment.ts";
import { MESSAGE_STRINGS, NAME_EMAIL_AND_PHONE_STRINGS, SALUTATION_STRINGS } from "./fields/person.ts";
import { APPOINTMENT_NOTICE } from "./notices.ts";

const fields = {
  slot: SLOT_STRINGS,
  salutation: SALUTATION_STRINGS,
  ...NAME_EMAIL_AND_PHONE_STRINGS,
  driving_licence: {
    label: "Je suis titulaire d’un permis B valable",
    short: "Permis B valable",
    messages: {
      required: "Cochez cette case\u00a0: sans permis B valable, nous ne pouvons pas vous confier la voiture.",
    },
  },
  message: {
    ...MESSAGE_STRINGS,
    help: "Un trajet à essayer, un siège enfant à monter, une voiture à faire reprendre.",
  },
} as const;

const chooseLocation = {
  title: "Où souhaitez-vous faire l’essai\u00a0?",
  text: "Choisissez une concession\u00a0: vous voyez ensuite ses créneaux libres.",
} as const;

const bookedTitle = "Votre essai est réservé";

const thanks = {
  title: "Votre demande d’essai est bien arrivée",
  steps: [
    "Un conseiller de {location} prépare la voiture et vous appelle s’il reste un détail à convenir.",
    "Le jour venu, elle est propre, {ready}, et vous attend devant la porte.",
    "Apportez votre permis de conduire et une pièce d’identité.",
  ],
} as const;

export const testDriveStrings = {
  title: "Réserver un essai",
  intro: "Choisissez un moment\u00a0: {location} prépare la voiture et vous attend. L’essai ne vous engage à rien.",
  submit: "Réserver l’essai",
  fields,
  notice: APPOINTMENT_NOTICE,
  appointment: "Essai routier",
  chooseLocation,
  bookedTitle,
  thanks,
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.test_drive>;

export const modelTestDriveStrings = {
  title: "Réserver l’essai d’un modèle",
  intro:
    "Choisissez un moment\u00a0: {location} prépare une voiture de démonstration et vous attend. L’essai ne vous engage à rien.",
  submit: "Réserver l’essai",
  fields: { model: WANTED_MODEL_STRINGS, ...fields },
  notice: APPOINTMENT_NOTICE,
  appointment: "Essai routier",
  chooseLocation,
  bookedTitle,
  thanks: {
    ...thanks,
    steps: [
      "Un conseiller de {location} réserve une voiture de ce modèle et vous appelle s’il faut la faire venir d’une autre concession.",
      ...thanks.steps.slice(1),
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.model_test_drive>;
