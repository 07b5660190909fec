import { type FieldKindName, type LeadFieldDefinition, maxFieldLength } from "#domain/forms/index.ts";
import { FIELD_GROUPS } from "#application/strings/forms/field-groups.ts";
import { invalidMessage, requiredMessage } from "#application/strings/forms/field-messages.ts";
import type { FieldStrings } from "#application/strings/forms/field-strings.ts";
import type { FieldViewBuilder, FieldViewContext } from "./field-kinds/field-view-builder.ts";
import { FIELD_VIEW_BUILDERS } from "./field-kinds/index.server.ts";
import type { FieldView } from "./field-kinds/index.ts";

const builders: Partial<Readonly<Record<FieldKindName, FieldViewBuilder<LeadFieldDefinition>>>> = FIELD_VIEW_BUILDERS;

const requiredView = ({ required }: LeadFieldDefinition, { hint = "" }: FieldStrings) =>
  typeof required === "object" ? { ...required, hint } : required;

const optionViews = (options: readonly string[], { options: labels = {} }: FieldStrings) =>
  options.map((value) => ({ value, label: labels[value] ?? value }));

export const fieldView = async (
  form: FieldViewContext,
  field: LeadFieldDefinition,
  strings: FieldStrings,
): Promise<FieldView> => {
  const view = {
    ...field,
    group: field.group && FIELD_GROUPS[field.group],
    label: strings.label,
    help: strings.help,
    required: requiredView(field, strings),
    ...("options" in field && { options: optionViews(field.options, strings) }),
    maxLength: maxFieldLength(field),
    messages: { required: requiredMessage(field, strings), invalid: invalidMessage(field, strings) },
    ...(await builders[field.kind]?.build(form, field)),
  };
  // The builder of the field's kind completes the definition to a view of that kind.
  return view as FieldView;
};
