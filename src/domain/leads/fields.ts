import type { LeadSubject } from "./lead.ts";

/**
 * Field kinds of lead forms, as data: the renderer, the rules and the mails read the same definition, and a definition
 * is plain JSON so that it can travel to the browser as it is. Texts are French and shown to visitors.
 */
type FieldBase = {
  /** Name in the form and key among the lead's fields: lower case letters, digits and underscores. */
  readonly name: string;
  readonly label: string;
  /** Label in mails and lists, where the form's own asks a question. */
  readonly short?: string;
  readonly help?: string;
  /** A choice of another field can make this one required; `said` tells when, after the label. */
  readonly required?: boolean | { readonly when: string; readonly is: string; readonly said: string };
  /** The HTML standard's autofill token: "given-name", "tel". */
  readonly autocomplete?: string;
  /** What to do, said when the field is empty though required, or is filled in a way that cannot be used. */
  readonly messages?: { readonly required?: string; readonly invalid?: string };
  /** Not asked where the form is about one of these: it says so already. */
  readonly without?: readonly LeadSubject["type"][];
  /** Heading of a group that starts with this field where the one before is in another; left out: as the one before. */
  readonly group?: string;
  /** Half: shares a row with the field next to it where there is room. */
  readonly width?: "half" | "full";
};

type Choice = { readonly value: string; readonly label: string };

/**
 * One line. `max` counts UTF-16 units, as browsers do for `maxlength`. `name`: has a letter and is no link or address;
 * `postcode`: of the country that the field `country` names, Luxembourg where there is none; `number`: whole, not
 * negative, kept without spaces.
 */
type TextField = FieldBase & {
  readonly kind: "text";
  readonly max: number;
  readonly format?: "name" | "postcode" | "number";
};

/** One line with suggestions; anything else may be typed as well. */
type AutocompleteField = FieldBase & {
  readonly kind: "autocomplete";
  readonly max: number;
  /** `models`: the names of the group's models. */
  readonly suggestions: readonly string[] | "models";
};

type TextareaField = FieldBase & { readonly kind: "textarea"; readonly max: number; readonly rows: number };

type EmailField = FieldBase & { readonly kind: "email" };

/** Kept as E.164; a number without its country's code is read as one of Luxembourg. */
type PhoneField = FieldBase & { readonly kind: "phone" };

type ChoiceField = FieldBase & {
  readonly kind: "radio" | "select";
  readonly options: readonly Choice[];
  /** Chosen when the form is first shown. */
  readonly initial?: string;
};

/** A calendar day `YYYY-MM-DD`, so many days from today on, on which the place that answers is open. */
type DateField = FieldBase & {
  readonly kind: "date";
  readonly from_days: number;
  readonly to_days: number;
  readonly hours: PlaceHours;
};

/**
 * One of the free appointments of the place that answers. Its value is the beginning, an ISO 8601 instant in UTC; empty
 * only where none is free, and then the visitor is called.
 */
export type SlotField = FieldBase & {
  readonly kind: "slot";
  readonly hours: PlaceHours;
  /** Appointments of one calendar share its capacity: "test_drive", "workshop". */
  readonly calendar: string;
};

/** One file, judged by its content and not by its name. Its value is the file's name. */
export type FileField = FieldBase & {
  readonly kind: "file";
  readonly types: readonly FileType[];
  readonly max_bytes: number;
};

/** Whose hours count: the showroom's, or the workshop's (the showroom's where a place has no hours of its own for it). */
export type PlaceHours = "showroom" | "workshop";

/** Yes or no; off at first. Required: must be yes. */
export type FlagField = FieldBase & { readonly kind: "checkbox" | "toggle" };

export type LeadField =
  | TextField
  | AutocompleteField
  | TextareaField
  | EmailField
  | PhoneField
  | ChoiceField
  | FlagField
  | DateField
  | SlotField
  | FileField;

/** What may be sent as a file, by media type. */
export const FILE_TYPES = {
  "application/pdf": { label: "PDF", extensions: ["pdf"] },
  "image/jpeg": { label: "JPEG", extensions: ["jpg", "jpeg"] },
  "image/png": { label: "PNG", extensions: ["png"] },
  "image/webp": { label: "WebP", extensions: ["webp"] },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { label: "Word", extensions: ["docx"] },
  "application/vnd.oasis.opendocument.text": { label: "OpenDocument", extensions: ["odt"] },
} as const;

export type FileType = keyof typeof FILE_TYPES;

/** A cleaned value: text (empty where nothing was given), or yes and no. */
export type FieldValue = string | boolean;

/** The longest e-mail address that can be delivered to (RFC 3696, erratum 1690). */
export const EMAIL_MAX = 254;

/** Long enough for any way of writing a number, with spaces and an extension. */
export const PHONE_MAX = 40;

/** The most UTF-16 units a field takes; choices and flags have none. */
export const maxLengthOf = (field: LeadField): number | null => {
  if (field.kind === "email") return EMAIL_MAX;
  if (field.kind === "phone") return PHONE_MAX;
  return "max" in field ? field.max : null;
};

export const isFlag = (field: LeadField): field is FlagField => field.kind === "checkbox" || field.kind === "toggle";

const isChoice = (field: LeadField): field is ChoiceField => field.kind === "radio" || field.kind === "select";

/** A field's value as people read it: the label of a choice, "Oui" or "Non" of a flag, the text else. */
export const readableValue = (field: LeadField, value: FieldValue): string => {
  if (typeof value === "boolean") return value ? "Oui" : "Non";
  if (isChoice(field)) return field.options.find((option) => option.value === value)?.label ?? value;
  return value;
};
