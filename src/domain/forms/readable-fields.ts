import { formatFrenchDate } from "../shared/index.ts";
import { readablePhone } from "./contact-rules.ts";
import { type LeadFieldValue, type LeadFieldDefinition, readableValue } from "./fields.ts";
import { findLeadKind } from "./kinds.ts";

/** A field value formatted for display. */
export type ReadableField = { readonly name: string; readonly label: string; readonly value: string };

const readableText = (field: LeadFieldDefinition, value: LeadFieldValue): string => {
  if (field.kind === "phone") return readablePhone(String(value));
  if (field.kind === "date") return formatFrenchDate(String(value));
  return readableValue(field, value);
};

/**
 * The filled fields with their labels, in stored order. Slots and files are left out: `booking` and `files` have more
 * detail. Fields of a kind that no longer exists have their name as label.
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
    if (field.kind === "slot" || field.kind === "file") return [];
    return [{ name, label: field.short ?? field.label, value: readableText(field, value) }];
  });
};
