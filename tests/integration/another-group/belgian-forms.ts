// Every form of the program at each address that it has on the site of Condroz Mobilité.
import {
  LEAD_KINDS,
  leadKindForSubject,
  type LeadFieldDefinition,
  type LeadKind,
  type SubjectType,
} from "#domain/forms/index.ts";
import { formPath } from "../../builders/form-pages.ts";
import { type Customer, CUSTOMERS } from "../../builders/form-answers.ts";
import { type Refusal, REFUSALS } from "./belgian-answers.ts";

const KINDS = Object.values<LeadKind>(LEAD_KINDS);

/** Forms about a subject, at addresses of their own. Those of the content pages, for the location of Ciney, are sent too. */
const SUBJECT_FORMS: readonly (readonly [kind: LeadKind, path: string, subject: SubjectType | null])[] = [
  [LEAD_KINDS.interest, "/stock/500-1-skoda-octavia-confort/interessee", "vehicle"],
  [LEAD_KINDS.test_drive, "/stock/503-1-byd-dolphin-confort/essai-routier", "vehicle"],
  [LEAD_KINDS.online_leasing, "/stock/508-1-dacia-duster-confort/leasing-en-ligne", "vehicle"],
  [LEAD_KINDS.favourites, "/stock/favoris/demande?ids=500.501", "vehicles"],
  [LEAD_KINDS.model_contact, "/dacia/models/duster/contact", "model"],
  [LEAD_KINDS.model_test_drive, "/skoda/models/enyaq/testdrive?concession=jambes", "model"],
  [
    LEAD_KINDS.lease_request,
    "/private-lease/dacia-duster/demande?duration=48&mileage=10000&deposit=2000",
    "lease_offer",
  ],
  [LEAD_KINDS.fleet_request, "/business-lease/skoda-enyaq/demande?duration=48&mileage=10000&deposit=0", "lease_offer"],
  [LEAD_KINDS.application, "/carrieres/mecanicien-ciney/candidature", "vacancy"],
  [LEAD_KINDS.trade_in, "/reprise?make=Renault&model=Clio&year=2019&mileage=61500&fuel=petrol&condition=used", null],
];

/** The terms of the lease that the form of a vehicle has beside its fields. */
export const TERMS = { duration: "36", mileage: "20000", deposit: "2000" };

const CUSTOMER_KINDS = Object.keys(CUSTOMERS) as Customer[];

const FORMS = [...KINDS.map((kind) => [kind, formPath(kind), "place"] as const), ...SUBJECT_FORMS];

/** Each form with each kind of customer. */
export const LEADS = FORMS.flatMap(([kind, path, subject]) =>
  CUSTOMER_KINDS.map((customer) => [kind.name, customer, path, leadKindForSubject(kind, subject)] as const),
);

/** A form about each subject, of private customers and of companies in turn, and two of a page: one books an appointment. */
export const LEAD_ABOUT_EACH_SUBJECT = [
  ...SUBJECT_FORMS,
  ...[LEAD_KINDS.contact, LEAD_KINDS.workshop_appointment].map((kind) => [kind, formPath(kind), "place"] as const),
].map(
  ([kind, path, subject], index) =>
    [kind.name, CUSTOMER_KINDS[index % 2] ?? "private", path, leadKindForSubject(kind, subject)] as const,
);

/** A value that the field refuses, and what its message says. */
const refusalOf = (field: LeadFieldDefinition): Refusal | undefined =>
  REFUSALS[field.kind === "text" ? (field.format ?? "") : field.kind];

/** Each field of a form that has a form of its own in Belgium. */
export const REFUSED_FIELDS = KINDS.flatMap((kind) =>
  kind.fields.flatMap((field) => {
    const refusal = refusalOf(field);
    return refusal === undefined ? [] : [[kind.name, field.name, kind, refusal] as const];
  }),
);

/** One field for each refusal. */
export const ONE_OF_EACH_REFUSAL = [
  ...new Map(REFUSED_FIELDS.map((refused) => [refused[3].message, refused] as const)).values(),
];
