import type { RawValue } from "./field-kind.ts";

/** Value that the form's own checkboxes submit: the default of the HTML standard. */
export const FLAG_VALUE = "on";

/** Only the form's own value sets a flag; `off` and `false` do not. */
export const isFlagSet = (value: RawValue): boolean => value === FLAG_VALUE;
