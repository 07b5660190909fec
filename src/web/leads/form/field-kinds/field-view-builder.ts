import type { FieldDefinitionBase } from "#domain/forms/index.ts";
import type { OpenForm } from "#application/leads/index.ts";

/** Input of a view builder besides the definition. */
export type FieldViewContext = Pick<OpenForm, "kind" | "context" | "slotDays" | "models" | "placeholders">;

/**
 * Computes the attributes of a view beyond definition, messages and maximum length. A method rather than a function
 * type, so that the builder of one kind is assignable to that of the union of all definitions.
 */
export type FieldViewBuilder<Definition extends FieldDefinitionBase> = {
  build(form: FieldViewContext, field: Definition): object;
};
