import { autocompleteControl } from "./autocomplete/autocomplete-field.tsx";
import { checkboxControl } from "./checkbox/checkbox-field.tsx";
import { dateControl } from "./date/date-field.tsx";
import { emailControl } from "./email/email-field.tsx";
import type { FieldControl, FieldViewBase } from "./field-control.ts";
import { fileControl } from "./file/file-field.tsx";
import { phoneControl } from "./phone/phone-field.tsx";
import { radioControl } from "./radio/radio-field.tsx";
import { selectControl } from "./select/select-field.tsx";
import { slotControl } from "./slot/slot-field.tsx";
import { textControl } from "./text/text-field.tsx";
import { textareaControl } from "./textarea/textarea-field.tsx";
import { toggleControl } from "./toggle/toggle-field.tsx";

/** Registry of controls, one line per field kind. */
export const FIELD_CONTROLS = {
  text: textControl,
  autocomplete: autocompleteControl,
  textarea: textareaControl,
  email: emailControl,
  phone: phoneControl,
  radio: radioControl,
  select: selectControl,
  checkbox: checkboxControl,
  toggle: toggleControl,
  date: dateControl,
  slot: slotControl,
  file: fileControl,
} as const;

type FieldControls = typeof FIELD_CONTROLS;

type ViewOfControl<Control> = Control extends FieldControl<infer View extends FieldViewBase> ? View : never;

/** A field with everything the browser needs to render and check it. */
export type FieldView = {
  readonly [Kind in keyof FieldControls]: ViewOfControl<FieldControls[Kind]>;
}[keyof FieldControls];
