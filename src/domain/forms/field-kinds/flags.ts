import { z } from "zod";
import type { FieldDefinitionBase, FieldKind, FieldRule, RawValue } from "./field-kind.ts";
import { addProblem, rawValue } from "./texts.ts";

/** Value that the form's own checkboxes submit: the default of the HTML standard. */
export const FLAG_VALUE = "on";

/** Only the form's own value sets a flag; `off` and `false` do not. */
export const isFlagSet = (value: RawValue): boolean => value === FLAG_VALUE;

const flagRule = ({ required }: FieldDefinitionBase): FieldRule =>
  rawValue.transform((value: RawValue, context): boolean => {
    const on = isFlagSet(value);
    return on || required !== true ? on : addProblem(context, { code: "required" });
  });

/** Rules of fields that are on or off. Off by default; required: must be on. */
const FLAG_RULES = {
  missingValue: false,
  maxLength: () => null,
  rule: flagRule,
  schema: () => z.boolean(),
} as const satisfies FieldKind<FieldDefinitionBase>;

export const checkboxField: FieldKind<FieldDefinitionBase & { readonly kind: "checkbox" }> = FLAG_RULES;

type ToggleFieldDefinition = FieldDefinitionBase & {
  readonly kind: "toggle";
  /** The flag consents to something beyond the request. A changed text needs a new version; each lead stores both. */
  readonly consentVersion?: string;
};

export const toggleField: FieldKind<ToggleFieldDefinition> = FLAG_RULES;
