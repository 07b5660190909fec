import { z } from "zod";
import { countriesFrom, type CountryCode } from "../../countries/index.ts";
import { cleanLine } from "../text-rules.ts";
import type { FieldDefinitionBase, FieldKind } from "./field-kind.ts";
import { MAX_TOKEN_LENGTH, textRule } from "./texts.ts";

type ChoiceDefinition = FieldDefinitionBase & {
  /** Values in the order in which they are listed. */
  readonly options: readonly string[];
  /** Preselected value. */
  readonly initial?: string;
  /** The options are countries: the market's is preselected and comes first, its neighbours follow. */
  readonly countries?: true;
};

/** The field as a market offers it. */
export const choiceInMarket = <Definition extends ChoiceDefinition>(
  field: Definition,
  market: CountryCode,
): Definition => {
  if (field.countries !== true) return field;
  const order: readonly string[] = countriesFrom(market);
  const others = field.options.filter((option) => !order.includes(option));
  return { ...field, initial: market, options: [...order.filter((code) => field.options.includes(code)), ...others] };
};

/** Rules of fields whose value is one of their options. */
const CHOICE_RULES = {
  missingValue: "",
  maxLength: () => null,
  rule: (field) => {
    const values = new Set(field.options);
    const parse = (text: string) => (values.has(text) ? text : null);
    return textRule(field, { clean: cleanLine, max: MAX_TOKEN_LENGTH, parse });
  },
  schema: ({ options }) => z.enum(options as [string, ...string[]]),
  readableValue: (_field, value, optionLabels) => optionLabels[String(value)] ?? value,
} as const satisfies FieldKind<ChoiceDefinition>;

export const radioField: FieldKind<ChoiceDefinition & { readonly kind: "radio" }> = CHOICE_RULES;

export const selectField: FieldKind<ChoiceDefinition & { readonly kind: "select" }> = CHOICE_RULES;
