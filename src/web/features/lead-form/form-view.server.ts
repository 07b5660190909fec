import {
  CONSENT_FIELD,
  fillText,
  type LeadKind,
  type LeadSubject,
  leadKindNamed,
  newFormToken,
  openThanks,
  sealFormToken,
  textValues,
  type VehicleSubject,
} from "#domain/leads/index.ts";
import { STRINGS } from "#domain/site/index.ts";
import { fieldView } from "./field-view.server.ts";
import { formFacts } from "./form-facts.server.ts";
import type { LeadFormView, SubjectView, ThanksView } from "./form-view.ts";
import type { LeadDesk } from "./lead-desk.ts";

/** What a form page is about and of which kind. */
export type FormAbout = { readonly kind: LeadKind; readonly subject: LeadSubject | null };

const subjectView = (subject: VehicleSubject): SubjectView => ({
  title: subject.title,
  trim: subject.trim,
  price: { amount: subject.price?.formatted ?? STRINGS.priceOnRequest, suffix: subject.price?.suffix ?? null },
  stockNumber: subject.stock_number,
  place: subject.location && { name: subject.location.name, phone: subject.location.phone },
});

/** A token for a form that is rendered now; every rendering has a key of its own. */
export const freshToken = (desk: LeadDesk, { kind, subject }: FormAbout): string =>
  sealFormToken(desk.seal, newFormToken({ kind: kind.name, subject }, desk.clock.now(), desk.newId));

/** The form for one visitor: the loader's data of a form page, which must not be cached. */
export const leadFormView = async (
  desk: LeadDesk,
  about: FormAbout,
  token = freshToken(desk, about),
): Promise<LeadFormView> => {
  const { kind, subject } = about;
  const values = textValues(desk.group, subject);
  const facts = formFacts(desk, subject);
  return {
    kind: kind.name,
    title: kind.title,
    intro: fillText(kind.intro, values),
    submit: kind.submit,
    fields: await Promise.all(kind.fields.map((field) => fieldView(desk, field, facts))),
    consent: { name: CONSENT_FIELD, text: fillText(kind.consent.text, values), message: kind.consent.message },
    token,
    minFillSeconds: desk.minFillSeconds,
    subject: subject?.type === "vehicle" ? subjectView(subject) : null,
  };
};

/** What the thanks page says, or null where `ref` was not made by us for a lead that is kept. */
export const thanksView = (desk: LeadDesk, ref: string | null): ThanksView | null => {
  const thanks = ref === null ? null : openThanks(desk.seal, ref);
  const kind = thanks === null ? null : leadKindNamed(thanks.kind);
  if (thanks === null || kind === null) return null;
  const values = { group: desk.group, place: thanks.place?.name ?? desk.group, vehicle: thanks.vehicle };
  return {
    title: kind.thanks.title,
    reference: thanks.reference,
    by: values.place,
    // A confirmation goes out where the kind cannot be sent without an address for it.
    mailed: kind.fields.some((field) => field.kind === "email" && field.required === true),
    vehicle: thanks.vehicle,
    within: kind.thanks.within,
    steps: kind.thanks.steps.map((step) => fillText(step, values)),
    place: thanks.place,
  };
};
