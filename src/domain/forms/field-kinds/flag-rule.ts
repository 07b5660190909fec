import { type FieldDefinitionBase, type FieldKind, type FieldRule, type RawValue } from "./field-kind.ts";
import { isFlagSet } from "./flag-value.ts";
import { addProblem, rawValue } from "./text-rule.ts";

const flagRule = ({ required }: FieldDefinitionBase): FieldRule =>
  rawValue.transform((value: RawValue, context): boolean => {
    const on = isFlagSet(value);
    return on || required !== true ? on : addProblem(context, { code: "required" });
  });

/** Rules of fields that are on or off. Off by default; required: must be on. */
export const FLAG_RULES = {
  missingValue: false,
  maxLength: () => null,
  rule: flagRule,
} as const satisfies FieldKind<FieldDefinitionBase>;
