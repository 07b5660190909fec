import type { LocationHoursKind } from "../appointments/index.ts";

/** Types of subjects that a form can be about. */
export type SubjectType = "vehicle" | "vehicles" | "model" | "place" | "vacancy";

/** Form field definition shared by renderer, validation and e-mails. Plain JSON, so that it can be sent to the browser. */
type LeadFieldDefinitionBase = {
  /** Form field name and key in `Lead.fields`: lower case letters, digits and underscores. */
  readonly name: string;
  readonly label: string;
  /** Label in e-mails and lists when `label` is a question. */
  readonly short?: string;
  readonly help?: string;
  /** An object makes the field required when the field named `when` has the value `is`; `hint` follows the label. */
  readonly required?: boolean | { readonly when: string; readonly is: string; readonly hint: string };
  /** The HTML standard's autofill token: "given-name", "tel". */
  readonly autocomplete?: string;
  readonly messages?: { readonly required?: string; readonly invalid?: string };
  /** Subject types that already answer the question: the field is left out. */
  readonly omittedFor?: readonly SubjectType[];
  /** Heading of the field's group. Undefined: the group of the previous field. */
  readonly group?: string;
  /** `half`: two fields share a row on wide screens. */
  readonly width?: "half" | "full";
};

type ChoiceOption = { readonly value: string; readonly label: string };

/**
 * A single line. `max` counts UTF-16 code units, as `maxlength` does. Formats: `name` contains a letter and no link or
 * address; `postcode` belongs to the country in the field `country`, default Luxembourg; `number` is a non-negative
 * integer, stored without spaces.
 */
type TextFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "text";
  readonly max: number;
  readonly format?: "name" | "postcode" | "number";
};

/** A single line with suggestions; other values are allowed. */
type AutocompleteFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "autocomplete";
  readonly max: number;
  /** `models`: names of the group's models. */
  readonly suggestions: readonly string[] | "models";
};

type TextareaFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "textarea";
  readonly max: number;
  readonly rows: number;
};

type EmailFieldDefinition = LeadFieldDefinitionBase & { readonly kind: "email" };

/** Stored as E.164. Numbers without a country code are read as Luxembourgish. */
type PhoneFieldDefinition = LeadFieldDefinitionBase & { readonly kind: "phone" };

type ChoiceFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "radio" | "select";
  readonly options: readonly ChoiceOption[];
  /** Preselected value. */
  readonly initial?: string;
};

/** A date `YYYY-MM-DD` from `from_days` to `to_days` days from today, on which the answering location is open. */
type DateFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "date";
  readonly from_days: number;
  readonly to_days: number;
  readonly hours: LocationHoursKind;
};

/**
 * A free appointment of the answering location. The value is its start, an ISO 8601 instant in UTC; it may be empty only
 * when no appointment is free.
 */
export type SlotFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "slot";
  readonly hours: LocationHoursKind;
  /** Appointments in the same calendar share its capacity: "test_drive", "workshop". */
  readonly calendar: string;
};

/** A file, checked by its content rather than its name. The value is the file name. */
export type FileFieldDefinition = LeadFieldDefinitionBase & {
  readonly kind: "file";
  readonly types: readonly FileType[];
  readonly max_bytes: number;
};

/** Off by default. Required: must be on. */
export type FlagFieldDefinition = LeadFieldDefinitionBase & { readonly kind: "checkbox" | "toggle" };

export type LeadFieldDefinition =
  | TextFieldDefinition
  | AutocompleteFieldDefinition
  | TextareaFieldDefinition
  | EmailFieldDefinition
  | PhoneFieldDefinition
  | ChoiceFieldDefinition
  | FlagFieldDefinition
  | DateFieldDefinition
  | SlotFieldDefinition
  | FileFieldDefinition;

/** Accepted file types by media type. */
export const FILE_TYPES = {
  "application/pdf": { label: "PDF", extensions: ["pdf"] },
  "image/jpeg": { label: "JPEG", extensions: ["jpg", "jpeg"] },
  "image/png": { label: "PNG", extensions: ["png"] },
  "image/webp": { label: "WebP", extensions: ["webp"] },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { label: "Word", extensions: ["docx"] },
  "application/vnd.oasis.opendocument.text": { label: "OpenDocument", extensions: ["odt"] },
} as const;

export type FileType = keyof typeof FILE_TYPES;

/** Text is empty when nothing was entered. */
export type LeadFieldValue = string | boolean;

/** Maximum length of a deliverable e-mail address (RFC 3696, erratum 1690). */
export const EMAIL_MAX = 254;

/** Leaves room for spaces and an extension. */
export const PHONE_MAX = 40;

/** In UTF-16 code units; null for choices, flags, dates, slots and files. */
export const maxFieldLength = (field: LeadFieldDefinition): number | null => {
  if (field.kind === "email") return EMAIL_MAX;
  if (field.kind === "phone") return PHONE_MAX;
  return "max" in field ? field.max : null;
};

export const isFlagField = (field: LeadFieldDefinition): field is FlagFieldDefinition =>
  field.kind === "checkbox" || field.kind === "toggle";

const isChoiceField = (field: LeadFieldDefinition): field is ChoiceFieldDefinition =>
  field.kind === "radio" || field.kind === "select";

/** The label of a choice, "Oui" or "Non" for a flag, otherwise the text. */
export const readableValue = (field: LeadFieldDefinition, value: LeadFieldValue): string => {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (isChoiceField(field)) return field.options.find((option) => option.value === value)?.label ?? value;
  return value;
};
