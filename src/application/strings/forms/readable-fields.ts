import { fieldKindOf, findLeadKind, type LeadFieldDefinition, type LeadFieldValue } from "#domain/forms/index.ts";
import type { FieldStrings } from "./field-strings.ts";
import { fieldStrings, leadKindStrings } from "./lead-kind-strings.ts";

/** A field value formatted for display. */
export type ReadableField = { readonly name: string; readonly label: string; readonly value: string };

const readableText = (
  field: LeadFieldDefinition,
  value: LeadFieldValue,
  { options = {} }: FieldStrings,
): string | null => {
  const kind = fieldKindOf(field);
  const readable = kind.readableValue ? kind.readableValue(field, value, options) : value;
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
  const kind = findLeadKind(lead.kind);
  return Object.entries(lead.fields).flatMap(([name, value]) => {
    if (value === "") return [];
    const field = kind?.fields.find((one) => one.name === name);
    if (kind === null || field === undefined) return [{ name, label: name, value: String(value) }];
    const strings = fieldStrings(leadKindStrings(kind), name);
    const text = readableText(field, value, strings);
    return text === null ? [] : [{ name, label: strings.short ?? strings.label, value: text }];
  });
};
