import { fieldKindOf, findLeadKind, type LeadFieldDefinition, type LeadFieldValue } from "#domain/forms/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import { leadCalculationRows } from "../lease-snapshot.ts";
import { tradeInEstimateRows } from "../trade-in.ts";
import type { FieldStrings } from "./field-strings.ts";
import { fieldStrings, leadKindStrings } from "./lead-kind-strings.ts";

/** A field value formatted for display. */
type ReadableField = { readonly name: string; readonly label: string; readonly value: string };

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

const calculationFields = ({ calculation }: Pick<Lead, "calculation">): readonly ReadableField[] =>
  calculation === null ? [] : leadCalculationRows(calculation).map((row) => ({ name: "calculation", ...row }));

const estimateFields = ({ estimate }: Pick<Lead, "estimate">): readonly ReadableField[] =>
  estimate === null ? [] : tradeInEstimateRows(estimate).map((row) => ({ name: "estimate", ...row }));

/**
 * The filled fields with their labels, in stored order, then the figures of a requested lease or of an estimate. Values with more detail elsewhere are left out: appointments and
 * files. Fields of a kind that no longer exists have their name as label.
 */
export const readableFields = (
  lead: Pick<Lead, "kind" | "fields" | "calculation" | "estimate">,
): readonly ReadableField[] => {
  const kind = findLeadKind(lead.kind);
  const fields = Object.entries(lead.fields).flatMap(([name, value]) => {
    if (value === "") return [];
    const field = kind?.fields.find((one) => one.name === name);
    if (kind === null || field === undefined) return [{ name, label: name, value: String(value) }];
    const strings = fieldStrings(leadKindStrings(kind), name);
    const text = readableText(field, value, strings);
    return text === null ? [] : [{ name, label: strings.short ?? strings.label, value: text }];
  });
  return [...fields, ...calculationFields(lead), ...estimateFields(lead)];
};
