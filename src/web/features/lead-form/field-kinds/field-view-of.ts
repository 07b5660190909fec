import type { FieldKindName, LeadFieldDefinition } from "#domain/forms/index.ts";
import type { FieldViewBase } from "./field-control.ts";

/** The definition of a field of this kind. */
export type DefinitionOf<Kind extends FieldKindName> = Extract<LeadFieldDefinition, { readonly kind: Kind }>;

/** A field of this kind as the server sends it to the browser. */
export type ViewOf<Kind extends FieldKindName> = Omit<DefinitionOf<Kind>, "messages"> &
  FieldViewBase & {
    readonly kind: Kind;
  };
