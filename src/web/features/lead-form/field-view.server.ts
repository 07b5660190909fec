import { type FieldKindName, type LeadFieldDefinition, maxFieldLength } from "#domain/forms/index.ts";
import { invalidMessage, requiredMessage } from "#application/strings/forms/field-messages.ts";
import type { FieldViewBuilder, FieldViewContext } from "./field-kinds/field-view-builder.ts";
import { FIELD_VIEW_BUILDERS } from "./field-kinds/index.server.ts";
import type { FieldView } from "./field-kinds/index.ts";

const builders: Partial<Readonly<Record<FieldKindName, FieldViewBuilder<LeadFieldDefinition>>>> = FIELD_VIEW_BUILDERS;

export const fieldView = async (form: FieldViewContext, field: LeadFieldDefinition): Promise<FieldView> => {
  const view = {
    ...field,
    maxLength: maxFieldLength(field),
    messages: { required: requiredMessage(field), invalid: invalidMessage(field) },
    ...(await builders[field.kind]?.build(form, field)),
  };
  // The builder of the field's kind completes the definition to a view of that kind.
  return view as FieldView;
};
