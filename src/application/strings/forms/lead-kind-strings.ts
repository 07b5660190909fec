import type { LeadKind } from "#domain/forms/index.ts";
import type { FieldStrings, LeadKindStrings } from "./field-strings.ts";
import { ALERT_KIND_STRINGS } from "./kinds/alerts.ts";
import { LEAD_KIND_STRINGS } from "./kinds/index.ts";

const stringsByKind: ReadonlyMap<string, LeadKindStrings> = new Map(Object.entries(LEAD_KIND_STRINGS));

/** Null for an unknown name: stored leads may be of a kind that no longer exists. */
export const findLeadKindStrings = (name: string): LeadKindStrings | null => stringsByKind.get(name) ?? null;

const stringsByAlertKind: ReadonlyMap<string, LeadKindStrings> = new Map(Object.entries(ALERT_KIND_STRINGS));

/** The strings of a form: of a lead kind, or of an alert's form. */
export const leadKindStrings = ({ name }: Pick<LeadKind, "name">): LeadKindStrings => {
  const strings = findLeadKindStrings(name) ?? stringsByAlertKind.get(name);
  if (strings === undefined) throw new Error(`the form kind ${name} has no strings`);
  return strings;
};

/** An unknown field has its name as label. */
export const fieldStrings = ({ fields }: Pick<LeadKindStrings, "fields">, name: string): FieldStrings =>
  fields[name] ?? { label: name };
