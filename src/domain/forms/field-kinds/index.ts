import { autocompleteField, emailField, phoneField, textareaField, textField } from "./texts.ts";
import { checkboxField, toggleField } from "./flags.ts";
import { dateField } from "./date/date-field.ts";
import type { FieldDefinitionBase, FieldKind } from "./field-kind.ts";
import { fileField } from "./file/file-field.ts";
import { radioField, selectField } from "./choices.ts";
import { slotField } from "./slot/slot-field.ts";

/** The registry of field kinds. A new kind is a file here and one line. */
export const FIELD_KINDS = {
  text: textField,
  autocomplete: autocompleteField,
  textarea: textareaField,
  email: emailField,
  phone: phoneField,
  radio: radioField,
  select: selectField,
  checkbox: checkboxField,
  toggle: toggleField,
  date: dateField,
  slot: slotField,
  file: fileField,
} as const;

type FieldKinds = typeof FIELD_KINDS;

export type FieldKindName = keyof FieldKinds;

type DefinitionOf<Kind> = Kind extends FieldKind<infer Definition extends FieldDefinitionBase> ? Definition : never;

/** Form field definition shared by renderer, validation and e-mails. */
export type LeadFieldDefinition = { readonly [Name in FieldKindName]: DefinitionOf<FieldKinds[Name]> }[FieldKindName];
