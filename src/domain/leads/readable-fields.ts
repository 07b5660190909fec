import { frenchDate } from "../shared/index.ts";
import { readablePhone } from "./contact-rules.ts";
import { type FieldValue, type LeadField, readableValue } from "./fields.ts";
import { leadKindNamed } from "./kinds.ts";
import type { Lead } from "./lead.ts";

/** A field of a lead as people read it. */
export type ReadableField = { readonly name: string; readonly label: string; readonly value: string };

const shown = (field: LeadField, value: FieldValue): string => {
  if (field.kind === "phone") return readablePhone(String(value));
  if (field.kind === "date") return frenchDate(String(value));
  return readableValue(field, value);
};

/**
 * Every field that was filled, under its label, in the order of the kind. The appointment and the files are not among
 * them: the lead says more of them than its fields do. A kind that is gone shows its fields' names.
 */
export const readableFields = (lead: Pick<Lead, "kind" | "fields">): readonly ReadableField[] => {
  const fields = leadKindNamed(lead.kind)?.fields ?? [];
  return Object.entries(lead.fields).flatMap(([name, value]) => {
    if (value === "") return [];
    const field: LeadField | undefined = fields.find((one) => one.name === name);
    if (field === undefined) return [{ name, label: name, value: String(value) }];
    if (field.kind === "slot" || field.kind === "file") return [];
    return [{ name, label: field.short ?? field.label, value: shown(field, value) }];
  });
};
