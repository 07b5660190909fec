import { compactNumber, isLuxembourgVatNumber } from "../../../locations/index.ts";
import { normalizePostcode } from "../../contact-rules.ts";
import { cleanLine, isPersonName } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule } from "../text-rule.ts";

/**
 * A single line. `max` counts UTF-16 code units, as `maxlength` does. Formats: `name` contains a letter and no link or
 * address; `postcode` belongs to the country in the field `country`, default Luxembourg; `number` is a non-negative
 * integer, stored without spaces; `vat_number` is Luxembourg's.
 */
export type TextFieldDefinition = FieldDefinitionBase & {
  readonly kind: "text";
  readonly max: number;
  readonly format?: "name" | "postcode" | "number" | "vat_number";
};

/** Normalises a text, or returns null when it is invalid. A postcode is compared with its country by `contradicts`. */
const FORMATS: Readonly<Record<NonNullable<TextFieldDefinition["format"]>, (text: string) => string | null>> = {
  name: (text) => (isPersonName(text) ? text : null),
  postcode: (text) => text.toUpperCase(),
  number: (text) => {
    const digits = text.replaceAll(/[\s.’']/g, "");
    return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : null;
  },
  vat_number: (text) => (isLuxembourgVatNumber(text) ? compactNumber(text) : null),
};

export const textField: FieldKind<TextFieldDefinition> = {
  missingValue: "",
  maxLength: ({ max }) => max,
  rule: (field) =>
    textRule(field, {
      clean: cleanLine,
      max: field.max,
      parse: field.format === undefined ? anyText : FORMATS[field.format],
    }),
  contradicts: ({ format, name }, values) => {
    const [postcode, country] = [values[name], values["country"]];
    if (format !== "postcode" || typeof postcode !== "string" || postcode === "") return false;
    return normalizePostcode(postcode, typeof country === "string" && country !== "" ? country : "LU") === null;
  },
};
