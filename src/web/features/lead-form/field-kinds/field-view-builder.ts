import type { FieldDefinitionBase, FormContext } from "#domain/forms/index.ts";
import type { LeadServiceDependencies } from "../lead-service-dependencies.ts";

export type FieldViewDependencies = Pick<LeadServiceDependencies, "slots" | "log" | "models">;

/**
 * Computes the attributes of a view beyond definition, messages and maximum length. A method rather than a function type,
 * so that the builder of one kind is assignable to that of the union of all definitions.
 */
export type FieldViewBuilder<Definition extends FieldDefinitionBase> = {
  build(deps: FieldViewDependencies, field: Definition, context: FormContext): object | Promise<object>;
};
