import { normalizePostcode, normalizeVatNumber, vatNumberCountry } from "../../../countries/index.ts";
import { cleanLine, isPersonName } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "../field-kind.ts";
import { anyText, textRule } from "../text-rule.ts";

/**
 * A single line. `max` counts UTF-16 code units, as `maxlength` does. Formats: `name` contains a letter and no link or
 * address; `number` is a non-negative integer, stored without spaces; `year` has four digits; `postcode` belongs to the customer's country, else
 * to the market's; `vat_number` is stored with the prefix of its country.
 */
type TextFieldDefinition = FieldDefinitionBase & {
  readonly kind: "text";
  readonly max: number;
  readonly format?: "name" | "postcode" | "number" | "year" | "vat_number";
};

/** Normalises a text, or returns null when it is invalid. The countries of the other formats are not known yet. */
const FORMATS: Readonly<Record<NonNullable<TextFieldDefinition["format"]>, (text: string) => string | null>> = {
  name: (text) => (isPersonName(text) ? text : null),
  postcode: anyText,
  number: (text) => {
    const digits = text.replaceAll(/[\s.’']/g, "");
    return /^\d{1,9}$/.test(digits) ? String(Number(digits)) : null;
  },
  year: (text) => (/^(?:19|20)\d\d$/.test(text) ? text : null),
  vat_number: anyText,
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
  normalize({ format }, text, { market, customer }) {
    if (format === "postcode") return normalizePostcode(text, customer ?? market);
    return format === "vat_number" ? normalizeVatNumber(text, market, customer) : text;
  },
  statedCountry: ({ format }, text) => (format === "vat_number" ? vatNumberCountry(text) : null),
};
