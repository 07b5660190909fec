import type { OpenForm } from "#application/leads/index.ts";
import { FIELD_GROUPS, type FieldStrings, type LeadKindStrings } from "#application/strings/forms/field-strings.ts";
import { fieldStrings, leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import {
  choiceInMarket,
  CONSENT_FIELD,
  findSlotField,
  type FieldKindName,
  type LeadFieldDefinition,
  maxFieldLength,
  workAt,
} from "#domain/forms/index.ts";
import { countryPlaceholders, fillPlaceholders } from "#application/strings/forms/placeholders.ts";
import { workDetails } from "#application/strings/appointments.ts";
import type { LeadFormView, SubjectVehicleView, SubjectView } from "./form-view.ts";
import { nonBreakingUnits } from "#domain/shared/index.ts";
import type { LeadSubject, VehicleSnapshot } from "#domain/leads/index.ts";
import { formatLeaseMonthly, formatLeaseTerms } from "#application/strings/lease-snapshot.ts";
import { asPayment } from "#application/strings/payments.ts";
import { PRICE_ON_REQUEST } from "#application/strings/vehicles/offer.ts";
import { invalidMessage, requiredMessage } from "#application/strings/forms/field-messages.ts";
import type { FieldViewBuilder, FieldViewContext } from "./field-kinds/field-view-builder.ts";
import { FIELD_VIEW_BUILDERS } from "./field-kinds/index.server.ts";
import type { FieldView } from "./field-kinds/index.ts";
import { toFleetView } from "./subject/fleet-view.server.ts";

const builders: Partial<Readonly<Record<FieldKindName, FieldViewBuilder<LeadFieldDefinition>>>> = FIELD_VIEW_BUILDERS;

const requiredView = ({ required }: LeadFieldDefinition, { hint = "" }: FieldStrings) =>
  typeof required === "object" ? { ...required, hint } : required;

/** An option that is a work says how long it takes, its price and its days. */
const optionLabel = ({ context, kind }: FieldViewContext, field: string, value: string, label: string): string => {
  const slot = findSlotField(kind);
  if (slot?.work !== field || context.location === null) return label;
  const details = workDetails(workAt(slot, context.location, value));
  return details === "" ? label : `${label} (${details})`;
};

const optionViews = (
  form: FieldViewContext,
  { name, options }: { readonly name: string; readonly options: readonly string[] },
  { options: labels = {} }: FieldStrings,
) => options.map((value) => ({ value, label: optionLabel(form, name, value, labels[value] ?? value) }));

const fieldView = (form: FieldViewContext, definition: LeadFieldDefinition, strings: FieldStrings): FieldView => {
  const { country } = form.context;
  const field = "options" in definition ? choiceInMarket(definition, country) : definition;
  const view = {
    ...field,
    group: field.group && FIELD_GROUPS[field.group],
    label: strings.label,
    help: strings.help && fillPlaceholders(strings.help, { ...form.placeholders, ...countryPlaceholders(country) }),
    required: requiredView(field, strings),
    ...("options" in field && { options: optionViews(form, field, strings) }),
    maxLength: maxFieldLength(field),
    messages: { required: requiredMessage(field, strings), invalid: invalidMessage(field, strings) },
    ...builders[field.kind]?.build(form, field),
  };
  // The builder of the field's kind completes the definition to a view of that kind.
  return view as FieldView;
};

const vehicleView = ({ id, title, trim, price, stock_number }: VehicleSnapshot): SubjectVehicleView => ({
  id,
  title,
  trim: trim && nonBreakingUnits(trim),
  price: { amount: price?.formatted ?? PRICE_ON_REQUEST, suffix: price?.suffix ?? null },
  stockNumber: stock_number,
});

export const subjectView = (subject: LeadSubject | null): SubjectView | null => {
  if (subject === null) return null;
  const location = subject.location && { name: subject.location.name, phone: subject.location.phone };
  switch (subject.type) {
    case "vehicle":
      return { type: "vehicle", ...vehicleView(subject), location };
    case "vehicles":
      return { type: "vehicles", vehicles: subject.vehicles.map(vehicleView), location };
    case "lease_offer":
      return {
        type: "lease_offer",
        title: subject.title,
        trim: nonBreakingUnits(subject.trim),
        terms: formatLeaseTerms(subject.lease),
        monthly: formatLeaseMonthly(subject.lease),
        name: subject.lease.payment_kind === undefined ? null : asPayment(subject.lease.payment_kind),
        location,
      };
    case "fleet":
      return { type: "fleet", fleet: toFleetView(subject), location };
    case "model":
      return {
        type: "model",
        title: subject.title,
        trim: subject.trim === undefined ? null : nonBreakingUnits(subject.trim),
        location,
      };
    case "vacancy":
      return { type: "vacancy", title: subject.title, location };
    case "place":
      return { type: "location", location };
  }
};

/** The form for one visitor. Contains a token, so its page must not be cached. */
export const leadFormView = (form: OpenForm, strings: LeadKindStrings = leadKindStrings(form.kind)): LeadFormView => {
  const { kind, subject, token, placeholders, minFillSeconds, proof } = form;
  return {
    kind: kind.name,
    title: strings.title,
    intro: fillPlaceholders(strings.intro, placeholders),
    answer: placeholders["answer"] ?? "",
    submit: strings.submit,
    fields: kind.fields.map((field) => fieldView(form, field, fieldStrings(strings, field.name))),
    notice: strings.notice === undefined ? null : fillPlaceholders(strings.notice, placeholders),
    consent: strings.consent
      ? { ...strings.consent, name: CONSENT_FIELD, text: fillPlaceholders(strings.consent.text, placeholders) }
      : null,
    token,
    minFillSeconds,
    proof,
    subject: subjectView(subject),
  };
};
