import type { LEAD_KINDS } from "#domain/forms/index.ts";
import type { LeadKindStringsOf } from "../field-strings.ts";
import { FIRST_NAME_STRINGS, LAST_NAME_STRINGS, PHONE_STRINGS } from "./fields/person.ts";
import { REQUEST_NOTICE } from "./notices.ts";

export const callBackStrings = {
  title: "Demande de rappel",
  intro: "Laissez-nous votre numéro\u00a0: nous vous appelons au moment qui vous convient.",
  submit: "Demander un rappel",
  fields: {
    first_name: FIRST_NAME_STRINGS,
    last_name: LAST_NAME_STRINGS,
    phone: { ...PHONE_STRINGS, messages: { required: "Indiquez le numéro auquel nous pouvons vous appeler." } },
    day: {
      label: "Quel jour vous convient\u00a0?",
      short: "Jour souhaité",
      help: "Sans indication, nous vous appelons {answer}.",
    },
    moment: {
      label: "À quel moment de la journée\u00a0?",
      short: "Moment souhaité",
      options: { any: "Peu importe", morning: "Le matin", noon: "À midi", afternoon: "L’après-midi" },
      messages: { required: "Choisissez un moment de la journée." },
    },
    message: {
      label: "De quoi s’agit-il\u00a0?",
      short: "Message",
      help: "En une phrase, pour que la bonne personne vous rappelle.",
    },
  },
  notice: REQUEST_NOTICE,
  thanks: {
    title: "Nous vous rappelons",
    responseTime: "le jour choisi, ou {answer}",
    steps: [
      "Un conseiller de {location} prend connaissance de votre demande.",
      "Il vous appelle le jour et au moment choisis\u00a0; sans jour choisi, {answer}.",
    ],
  },
} as const satisfies LeadKindStringsOf<typeof LEAD_KINDS.call_back>;
