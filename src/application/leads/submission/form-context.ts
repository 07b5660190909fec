import { errorCode } from "#domain/shared/index.ts";
import {
  CONSENT_FIELD,
  findSlotField,
  type FormContext,
  type LeadFieldValue,
  type LeadKind,
  slotCapacity,
  slotDays,
  worksOf,
} from "#domain/forms/index.ts";
import type { LeadSubject, PrivacyText } from "#domain/leads/index.ts";
import type { LeadKindStrings } from "../../strings/forms/field-strings.ts";
import { fieldStrings, leadKindStrings } from "../../strings/forms/lead-kind-strings.ts";
import { fillPlaceholders } from "../../strings/forms/placeholders.ts";
import {
  type BookedSeat,
  freeSlots,
  locationHours,
  type Slot,
  type SlotDay,
  type SlotRules,
} from "#domain/appointments/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";

/** The consent that an optional field of the form gave. */
const consentByField = (
  { fields }: LeadKind,
  strings: LeadKindStrings,
  values: Readonly<Record<string, LeadFieldValue>>,
): PrivacyText | null => {
  for (const field of fields) {
    if (field.kind !== "toggle" || field.consentVersion === undefined || values[field.name] !== true) continue;
    const { label, help } = fieldStrings(strings, field.name);
    return { version: field.consentVersion, text: help === undefined ? label : `${label}. ${help}` };
  }
  return null;
};

/** The texts about the use of the data as the form displayed them, and as a lead stores them. */
export const privacyTexts = (
  kind: LeadKind,
  values: Readonly<Record<string, LeadFieldValue>>,
  placeholders: Readonly<Record<string, string>>,
): { readonly notice: PrivacyText | null; readonly consent: PrivacyText | null } => {
  const strings = leadKindStrings(kind);
  const { notice, consent } = strings;
  const { version } = kind.privacy;
  const fill = (text: string): PrivacyText => ({ version, text: fillPlaceholders(text, placeholders) });
  return {
    notice: notice === undefined ? null : fill(notice),
    consent:
      consent !== undefined && values[CONSENT_FIELD] === true
        ? fill(consent.text)
        : consentByField(kind, strings, values),
  };
};

type ContextDependencies = Pick<
  LeadServiceDependencies,
  "clock" | "country" | "timeZone" | "locations" | "slotRules" | "works"
>;

const workshopSlots = (rules: SlotRules, { appointment }: Location): SlotRules => ({
  ...rules,
  minutes: appointment.slot_minutes ?? rules.minutes,
  capacity: appointment.slot_capacity ?? rules.capacity,
});

/** A subject as far as it names the location that answers. */
type AnsweringSubject = { readonly location: Pick<NonNullable<LeadSubject["location"]>, "slug"> | null };

/** Country, time, location, opening hours and slot rules that the form rules depend on. */
export const createFormContext = (deps: ContextDependencies, subject: AnsweringSubject | null): FormContext => {
  const location = deps.locations().find(({ slug }) => slug === subject?.location?.slug);
  return {
    country: deps.country,
    now: deps.clock.now(),
    timeZone: deps.timeZone,
    location: location
      ? {
          slug: location.slug,
          hours: locationHours(location),
          slots: { showroom: deps.slotRules, workshop: workshopSlots(deps.slotRules, location) },
          works: deps.works,
        }
      : null,
  };
};

type SlotDependencies = Pick<LeadServiceDependencies, "slots" | "log">;

/** Nothing when the database fails, so that the form can still be rendered; the store rejects a booked slot. */
const readBooked = (
  deps: SlotDependencies,
  calendar: string,
  { location, now }: FormContext,
): Promise<readonly BookedSeat[]> => {
  const slug = location?.slug ?? "";
  return deps.slots.booked({ location: slug, calendar, from: now }).catch((error: unknown) => {
    deps.log.error({ location: slug, calendar, error: errorCode(error) }, "failed to read booked appointments");
    return [];
  });
};

type SlotKind = Pick<LeadKind, "fields">;

const freeDaysOf = (
  kind: SlotKind,
  context: FormContext,
  booked: readonly BookedSeat[],
  work: string | null,
): readonly SlotDay[] => {
  const field = findSlotField(kind);
  if (field === undefined) return [];
  const values = field.work === undefined || work === null ? {} : { [field.work]: work };
  return freeSlots(slotDays(field, context, work), booked, { capacity: slotCapacity(kind, context, values) });
};

/** The free appointments for a work; `work`: null for a form that does not ask. All of them when the database fails. */
export const freeSlotDays = async (
  deps: SlotDependencies,
  kind: SlotKind,
  context: FormContext,
  work: string | null = null,
): Promise<readonly SlotDay[]> => {
  const field = findSlotField(kind);
  if (field === undefined || context.location === null) return [];
  return freeDaysOf(kind, context, await readBooked(deps, field.calendar, context), work);
};

/** A start, and for which of the form's works it is free, in their order. Null: for whatever is done. */
type OfferedSlot = Pick<Slot, "start" | "time"> & { readonly works: readonly boolean[] | null };

export type OfferedDay = { readonly date: string; readonly slots: readonly OfferedSlot[] };

const mergeDays = (byWork: readonly (readonly SlotDay[])[]): readonly OfferedDay[] => {
  const days = new Map<string, Map<string, { readonly time: string; readonly works: boolean[] }>>();
  for (const [index, ofWork] of byWork.entries()) {
    for (const { date, slots } of ofWork) {
      const day = days.get(date) ?? new Map<string, { readonly time: string; readonly works: boolean[] }>();
      days.set(date, day);
      for (const { start, time } of slots) {
        const offered = day.get(start) ?? { time, works: byWork.map(() => false) };
        offered.works[index] = true;
        day.set(start, offered);
      }
    }
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, slots]) => ({
      date,
      slots: [...slots]
        .map(([start, slot]) => ({ start, ...slot }))
        .toSorted((one, other) => (one.start < other.start ? -1 : 1)),
    }));
};

/** The free appointments of a form for each of its works. */
export const offeredSlotDays = async (
  deps: SlotDependencies,
  kind: SlotKind,
  context: FormContext,
): Promise<readonly OfferedDay[]> => {
  const field = findSlotField(kind);
  if (field === undefined || context.location === null) return [];
  const booked = await readBooked(deps, field.calendar, context);
  const works = worksOf(kind);
  if (works.length > 0) return mergeDays(works.map((work) => freeDaysOf(kind, context, booked, work)));
  return freeDaysOf(kind, context, booked, null).map(({ date, slots }) => ({
    date,
    slots: slots.map(({ start, time }) => ({ start, time, works: null })),
  }));
};
