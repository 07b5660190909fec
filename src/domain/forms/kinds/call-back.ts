import type { LeadKind } from "../kind.ts";
import { REQUEST_CONSENT } from "./consent.ts";
import { FIRST_NAME, LAST_NAME, PHONE } from "./person.ts";

/** Has no e-mail field, so no confirmation is sent. */
export const callBack = {
  name: "call_back",
  title: "Demande de rappel",
  intro: "Laissez-nous votre numéro\u00a0: nous vous appelons au moment qui vous convient.",
  submit: "Demander un rappel",
  fields: [
    FIRST_NAME,
    LAST_NAME,
    { ...PHONE, messages: { required: "Indiquez le numéro auquel nous pouvons vous appeler." } },
    {
      kind: "date",
      name: "day",
      label: "Quel jour vous convient\u00a0?",
      short: "Jour souhaité",
      help: "Sans indication, nous vous appelons au plus tard le prochain jour ouvré.",
      from_days: 0,
      to_days: 14,
      hours: "showroom",
    },
    {
      kind: "radio",
      name: "moment",
      label: "À quel moment de la journée\u00a0?",
      short: "Moment souhaité",
      required: true,
      initial: "any",
      options: [
        { value: "any", label: "Peu importe" },
        { value: "morning", label: "Le matin" },
        { value: "noon", label: "À midi" },
        { value: "afternoon", label: "L’après-midi" },
      ],
      messages: { required: "Choisissez un moment de la journée." },
    },
    {
      kind: "textarea",
      name: "message",
      label: "De quoi s’agit-il\u00a0?",
      short: "Message",
      help: "En une phrase, pour que la bonne personne vous rappelle.",
      max: 500,
      rows: 3,
    },
  ],
  consent: REQUEST_CONSENT,
  thanks: {
    title: "Nous vous rappelons",
    responseTime: "le jour choisi, ou au plus tard le prochain jour ouvré",
    steps: [
      "Un conseiller de {location} prend connaissance de votre demande.",
      "Il vous appelle le jour et au moment choisis\u00a0; sans jour choisi, au plus tard le prochain jour ouvré.",
    ],
  },
} as const satisfies LeadKind;
