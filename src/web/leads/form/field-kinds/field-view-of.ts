import type { FieldKindName, LeadFieldDefinition } from "#domain/forms/index.ts";
import type { FieldViewBase } from "./field-control.ts";

/** The definition of a field of this kind. */
export type DefinitionOf<Kind extends FieldKindName> = Extract<LeadFieldDefinition, { readonly kind: Kind }>;

type OptionViews<Definition> = Definition extends { readonly options: readonly string[] }
  ? { readonly options: readonly { readonly value: string; readonly label: string }[] }
  : unknown;

/** A field of this kind as sent to the browser: its definition with its strings. */
export type ViewOf<Kind extends FieldKindName> = Omit<DefinitionOf<Kind>, keyof FieldViewBase | "options"> &
  OptionViews<DefinitionOf<Kind>> &
  FieldViewBase & {
    readonly kind: Kind;
  };
