import type { FieldStrings } from "../../field-strings.ts";

export const COMPANY_STRINGS = {
  label: "Société",
  messages: { required: "Indiquez le nom de votre société." },
} as const satisfies FieldStrings;

export const EMAIL_STRINGS = {
  label: "E-mail",
  messages: { required: "Indiquez votre adresse e-mail, pour recevoir notre réponse." },
} as const satisfies FieldStrings;

export const FIRST_NAME_STRINGS = {
  label: "Prénom",
  messages: { required: "Indiquez votre prénom.", invalid: "Indiquez votre prénom en lettres, sans lien ni adresse." },
} as const satisfies FieldStrings;

export const LAST_NAME_STRINGS = {
  label: "Nom",
  messages: { required: "Indiquez votre nom.", invalid: "Indiquez votre nom en lettres, sans lien ni adresse." },
} as const satisfies FieldStrings;

export const FULL_NAME_STRINGS = {
  label: "Votre nom",
  short: "Nom",
  messages: LAST_NAME_STRINGS.messages,
} as const satisfies FieldStrings;

export const MESSAGE_STRINGS = { label: "Votre message", short: "Message" } as const satisfies FieldStrings;

export const PHONE_STRINGS = {
  label: "Téléphone",
  help: "Pour un numéro d’un pays plus lointain, commencez par l’indicatif, par exemple +351.",
  messages: { required: "Indiquez le numéro auquel nous pouvons vous joindre." },
} as const satisfies FieldStrings;

export const PHONE_IF_PREFERRED_STRINGS = {
  ...PHONE_STRINGS,
  hint: "pour être appelé",
  messages: { required: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé." },
} as const satisfies FieldStrings;

export const PREFERRED_CONTACT_STRINGS = {
  label: "Comment préférez-vous être contacté\u00a0?",
  short: "Contact préféré",
  options: { email: "Par e-mail", phone: "Par téléphone" },
  messages: { required: "Choisissez l’e-mail ou le téléphone." },
} as const satisfies FieldStrings;

export const SALUTATION_STRINGS = {
  label: "Civilité",
  options: { madame: "Madame", monsieur: "Monsieur" },
} as const satisfies FieldStrings;

export const ONE_WAY_TO_ANSWER_STRINGS = {
  preferred_contact: {
    ...PREFERRED_CONTACT_STRINGS,
    label: "Où vous répondre\u00a0?",
    short: "Réponse souhaitée",
  },
  email: {
    ...EMAIL_STRINGS,
    hint: "pour vous répondre",
    messages: { required: "Indiquez votre adresse e-mail, puisque vous souhaitez une réponse par e-mail." },
  },
  phone: PHONE_IF_PREFERRED_STRINGS,
} as const;

export const NAME_EMAIL_AND_PHONE_STRINGS = {
  first_name: FIRST_NAME_STRINGS,
  last_name: LAST_NAME_STRINGS,
  email: EMAIL_STRINGS,
  phone: PHONE_STRINGS,
} as const;

export const CONTACT_DETAILS_STRINGS = {
  salutation: SALUTATION_STRINGS,
  first_name: FIRST_NAME_STRINGS,
  last_name: LAST_NAME_STRINGS,
  email: EMAIL_STRINGS,
  preferred_contact: PREFERRED_CONTACT_STRINGS,
  phone: PHONE_IF_PREFERRED_STRINGS,
} as const;
