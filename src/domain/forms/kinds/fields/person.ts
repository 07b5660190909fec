import type { LeadFieldDefinition } from "../../field-kinds/index.ts";

export const SALUTATION = {
  kind: "select",
  group: "contact",
  name: "salutation",
  autocomplete: "honorific-prefix",
  options: ["madame", "monsieur"],
} as const satisfies LeadFieldDefinition;

export const FIRST_NAME = {
  kind: "text",
  group: "contact",
  name: "first_name",
  required: true,
  format: "name",
  max: 60,
  autocomplete: "given-name",
  width: "half",
} as const satisfies LeadFieldDefinition;

export const LAST_NAME = {
  kind: "text",
  name: "last_name",
  required: true,
  format: "name",
  max: 60,
  autocomplete: "family-name",
  width: "half",
} as const satisfies LeadFieldDefinition;

/** First and last name in one field. */
export const FULL_NAME = {
  kind: "text",
  group: "contact",
  name: "name",
  required: true,
  format: "name",
  max: 120,
  autocomplete: "name",
} as const satisfies LeadFieldDefinition;

export const EMAIL = {
  kind: "email",
  name: "email",
  required: true,
  autocomplete: "email",
} as const satisfies LeadFieldDefinition;

export const PREFERRED_CONTACT = {
  kind: "radio",
  name: "preferred_contact",
  required: true,
  initial: "email",
  options: ["email", "phone"],
} as const satisfies LeadFieldDefinition;

export const PHONE_IF_PREFERRED = {
  kind: "phone",
  name: "phone",
  required: { when: "preferred_contact", is: "phone" },
  autocomplete: "tel",
} as const satisfies LeadFieldDefinition;

/** The visitor chooses one way to be answered, and gives that one alone. */
export const ONE_WAY_TO_ANSWER = [
  PREFERRED_CONTACT,
  { ...EMAIL, required: { when: "preferred_contact", is: "email" }, onlyIfRequired: true },
  { ...PHONE_IF_PREFERRED, onlyIfRequired: true },
] as const satisfies readonly LeadFieldDefinition[];

export const PHONE = {
  kind: "phone",
  name: "phone",
  required: true,
  autocomplete: "tel",
} as const satisfies LeadFieldDefinition;

export const COMPANY = {
  kind: "text",
  name: "company",
  required: true,
  max: 120,
  autocomplete: "organization",
} as const satisfies LeadFieldDefinition;

export const MESSAGE = {
  kind: "textarea",
  name: "message",
  max: 2000,
  rows: 5,
} as const satisfies LeadFieldDefinition;

export const NAME_EMAIL_AND_PHONE = [FIRST_NAME, LAST_NAME, EMAIL, PHONE] as const;

/** The person, and how they want to be answered. */
export const CONTACT_DETAILS = [
  SALUTATION,
  FIRST_NAME,
  LAST_NAME,
  EMAIL,
  PREFERRED_CONTACT,
  PHONE_IF_PREFERRED,
] as const;
