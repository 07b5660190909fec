import { LEAD_KINDS, type LeadKind } from "#domain/forms/index.ts";

const { interest } = LEAD_KINDS;

const FIELDS: ReadonlySet<string> = new Set([
  "salutation",
  "first_name",
  "last_name",
  "email",
  "preferred_contact",
  "phone",
  "message",
  "newsletter",
]);

/** The form of an offer without the fields that it may get: for tests of the rules that forms share. */
export const PERSON_FORM: LeadKind = {
  ...interest,
  fields: interest.fields.filter(({ name }) => FIELDS.has(name)),
};
