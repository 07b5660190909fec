import type { FieldKind } from "./field-kinds/field-kind.ts";
import { FIELD_KINDS, type LeadFieldDefinition } from "./field-kinds/index.ts";

/** The rules of a field's kind. */
export const fieldKindOf = (field: LeadFieldDefinition): FieldKind<LeadFieldDefinition> => FIELD_KINDS[field.kind];

/** In UTF-16 code units; null for kinds without free text. */
export const maxFieldLength = (field: LeadFieldDefinition): number | null => fieldKindOf(field).maxLength(field);
