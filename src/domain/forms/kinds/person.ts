import type { LeadFieldDefinition } from "../field-kinds/index.ts";

const CONTACT_GROUP = "Vos coordonnées";

export const SALUTATION = {
  kind: "select",
  group: CONTACT_GROUP,
  name: "salutation",
  label: "Civilité",
  autocomplete: "honorific-prefix",
  options: [
    { value: "madame", label: "Madame" },
    { value: "monsieur", label: "Monsieur" },
  ],
} as const satisfies LeadFieldDefinition;

export const FIRST_NAME = {
  kind: "text",
  group: CONTACT_GROUP,
  name: "first_name",
  label: "Prénom",
  required: true,
  format: "name",
  max: 60,
  autocomplete: "given-name",
  width: "half",
  messages: {
    required: "Indiquez votre prénom.",
    invalid: "Indiquez votre prénom en lettres, sans lien ni adresse.",
  },
} as const satisfies LeadFieldDefinition;

export const LAST_NAME = {
  kind: "text",
  name: "last_name",
  label: "Nom",
  required: true,
  format: "name",
  max: 60,
  autocomplete: "family-name",
  width: "half",
  messages: { required: "Indiquez votre nom.", invalid: "Indiquez votre nom en lettres, sans lien ni adresse." },
} as const satisfies LeadFieldDefinition;

export const EMAIL = {
  kind: "email",
  name: "email",
  label: "E-mail",
  required: true,
  autocomplete: "email",
  messages: { required: "Indiquez votre adresse e-mail, pour recevoir notre réponse." },
} as const satisfies LeadFieldDefinition;

export const PREFERRED_CONTACT = {
  kind: "radio",
  name: "preferred_contact",
  label: "Comment préférez-vous être contacté\u00a0?",
  short: "Contact préféré",
  required: true,
  initial: "email",
  options: [
    { value: "email", label: "Par e-mail" },
    { value: "phone", label: "Par téléphone" },
  ],
  messages: { required: "Choisissez l’e-mail ou le téléphone." },
} as const satisfies LeadFieldDefinition;

export const PHONE_IF_PREFERRED = {
  kind: "phone",
  name: "phone",
  label: "Téléphone",
  help: "Pour un numéro étranger, commencez par l’indicatif du pays, par exemple +33.",
  required: { when: "preferred_contact", is: "phone", hint: "pour être appelé" },
  autocomplete: "tel",
  messages: { required: "Indiquez un numéro de téléphone, puisque vous souhaitez être appelé." },
} as const satisfies LeadFieldDefinition;

export const PHONE = {
  kind: "phone",
  name: "phone",
  label: "Téléphone",
  help: PHONE_IF_PREFERRED.help,
  required: true,
  autocomplete: "tel",
  messages: { required: "Indiquez le numéro auquel nous pouvons vous joindre." },
} as const satisfies LeadFieldDefinition;

export const COMPANY = {
  kind: "text",
  name: "company",
  label: "Société",
  required: true,
  max: 120,
  autocomplete: "organization",
  messages: { required: "Indiquez le nom de votre société." },
} as const satisfies LeadFieldDefinition;

/** Kinds add their own help text. */
export const MESSAGE = {
  kind: "textarea",
  name: "message",
  label: "Votre message",
  short: "Message",
  max: 2000,
  rows: 5,
} as const satisfies LeadFieldDefinition;
