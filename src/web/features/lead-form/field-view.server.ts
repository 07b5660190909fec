import { invalidMessage, requiredMessage } from "#application/strings/forms/field-messages.ts";
import { type FieldKindName, type FormContext, type LeadFieldDefinition, maxFieldLength } from "#domain/forms/index.ts";
import type { FieldViewBuilder, FieldViewDependencies } from "./field-kinds/field-view-builder.ts";
import { FIELD_VIEW_BUILDERS } from "./field-kinds/index.server.ts";
import type { FieldView } from "./field-kinds/index.ts";

const builders: Partial<Readonly<Record<FieldKindName, FieldViewBuilder<LeadFieldDefinition>>>> = FIELD_VIEW_BUILDERS;

export const fieldView = async (
  deps: FieldViewDependencies,
  field: LeadFieldDefinition,
  context: FormContext,
): Promise<FieldView> => {
  const view = {
    ...field,
    maxLength: maxFieldLength(field),
    messages: { required: requiredMessage(field), invalid: invalidMessage(field) },
    ...(await builders[field.kind]?.build(deps, field, context)),
  };
  // The builder of the field's kind completes the definition to a view of that kind.
  return view as FieldView;
};
