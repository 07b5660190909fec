import type { LeadFieldValue } from "./field-kinds/field-kind.ts";
import type { LeadFieldDefinition } from "./field-kinds/index.ts";
import { fieldKindOf } from "./fields.ts";
import { findLeadKind } from "./kinds.ts";

/** A field value formatted for display. */
export type ReadableField = { readonly name: string; readonly label: string; readonly value: string };

const readableText = (field: LeadFieldDefinition, value: LeadFieldValue): string | null => {
  const kind = fieldKindOf(field);
  const readable = kind.readableValue ? kind.readableValue(field, value) : value;
  if (typeof readable === "boolean") return readable ? "Oui" : "Non";
  return readable;
};

/**
 * The filled fields with their labels, in stored order. Values with more detail elsewhere are left out: appointments and
 * files. Fields of a kind that no longer exists have their name as label.
 */
export const readableFields = (lead: {
  readonly kind: string;
  readonly fields: Readonly<Record<string, LeadFieldValue>>;
}): readonly ReadableField[] => {
  const fields = findLeadKind(lead.kind)?.fields ?? [];
  return Object.entries(lead.fields).flatMap(([name, value]) => {
    if (value === "") return [];
    const field: LeadFieldDefinition | undefined = fields.find((one) => one.name === name);
    if (field === undefined) return [{ name, label: name, value: String(value) }];
    const text = readableText(field, value);
    return text === null ? [] : [{ name, label: field.short ?? field.label, value: text }];
  });
};
