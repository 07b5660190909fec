import { addDays, hoursOn, localTime, type OpeningHours } from "../locations/index.ts";
import { formatNumber, frenchDate } from "../shared/index.ts";
import type { FieldValue, LeadField, PlaceHours, SlotField } from "./fields.ts";
import { type LeadKind, slotFieldOf } from "./kind.ts";
import type { Booking } from "./lead.ts";
import { invalidMessage, requiredMessage } from "./messages.ts";
import { possibleSlotAt, possibleSlots, type Slot, type SlotDay, type SlotRules, type SlotTimes } from "./slots.ts";

/** What a form's rules need to know beside what was typed: the time, and the place that answers. */
export type FormFacts = {
  readonly now: Date;
  /** IANA name; days and times are those of its wall clock. */
  readonly timeZone: string;
  /** Null where no place is known yet: then no day is refused for its hours, and no appointment is offered. */
  readonly place: {
    readonly slug: string;
    readonly hours: Readonly<Record<PlaceHours, OpeningHours>>;
    /** A workshop may cut its appointments otherwise than the showroom. */
    readonly slots: Readonly<Record<PlaceHours, SlotRules>>;
  } | null;
};

/** The first and the last day a date field takes, `YYYY-MM-DD`. */
export const dateRange = (
  field: { readonly from_days: number; readonly to_days: number },
  facts: FormFacts,
): { readonly first: string; readonly last: string } => {
  const { date } = localTime(facts.now, facts.timeZone);
  return { first: addDays(date, field.from_days), last: addDays(date, field.to_days) };
};

const timesOf = ({ hours }: SlotField, { now, timeZone, place }: FormFacts): SlotTimes | null =>
  place && { hours: place.hours[hours], rules: place.slots[hours], now, timeZone };

/** The appointments that a slot field may offer, taken ones too. */
export const slotDays = (field: SlotField, facts: FormFacts): readonly SlotDay[] => {
  const times = timesOf(field, facts);
  return times === null ? [] : possibleSlots(times);
};

const slotAt = (field: SlotField, start: string, facts: FormFacts): Slot | null => {
  const times = timesOf(field, facts);
  return times && possibleSlotAt(start, times);
};

/** What to do about a day before the first or after the last that a date field takes. */
export const dateMessages = ({ first, last }: ReturnType<typeof dateRange>) => ({
  early: `Choisissez un jour à partir du ${frenchDate(first)}.`,
  late: `Choisissez un jour jusqu’au ${frenchDate(last)}\u00a0: nous ne planifions pas plus loin.`,
});

const dateProblem = (field: Extract<LeadField, { kind: "date" }>, date: string, facts: FormFacts): string | null => {
  const range = dateRange(field, facts);
  if (date < range.first) return dateMessages(range).early;
  if (date > range.last) return dateMessages(range).late;
  if (facts.place === null) return null;
  const day = hoursOn(facts.place.hours[field.hours], date);
  if (day.spans.length > 0) return null;
  const why = day.note === null ? "" : ` (${day.note})`;
  return `Nous sommes fermés ce jour-là${why}. Choisissez un autre jour.`;
};

const factProblem = (field: LeadField, value: FieldValue | undefined, facts: FormFacts): string | null => {
  const text = typeof value === "string" ? value : "";
  if (field.kind === "date" && text !== "") return dateProblem(field, text, facts);
  if (field.kind !== "slot") return null;
  if (text !== "") return slotAt(field, text, facts) === null ? invalidMessage(field) : null;
  return field.required === true && slotDays(field, facts).length > 0 ? requiredMessage(field) : null;
};

/**
 * What is wrong with values that follow the kind's schema, for reasons that lie outside the form: a day on which the
 * place is closed, an appointment that its hours do not allow or that is too near. One French message a field.
 */
export const problemsByFacts = (
  kind: Pick<LeadKind, "fields">,
  values: Readonly<Record<string, FieldValue | undefined>>,
  facts: FormFacts,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kind.fields.flatMap((field) => {
      const problem = factProblem(field, values[field.name], facts);
      return problem === null ? [] : [[field.name, problem] as const];
    }),
  );

/** The appointment that checked values ask for, or null. */
export const bookingOf = (
  kind: Pick<LeadKind, "fields">,
  values: Readonly<Record<string, FieldValue>>,
  facts: FormFacts,
): Booking | null => {
  const field = slotFieldOf(kind);
  const start = field === undefined ? undefined : values[field.name];
  if (field === undefined || typeof start !== "string" || facts.place === null) return null;
  const slot = slotAt(field, start, facts);
  return slot && { location: facts.place.slug, calendar: field.calendar, start: slot.start, end: slot.end };
};

/** How many leads one appointment of the kind takes. */
export const seatsOf = (kind: Pick<LeadKind, "fields">, { place }: FormFacts): number => {
  const field = slotFieldOf(kind);
  return field === undefined || place === null ? 1 : place.slots[field.hours].capacity;
};

/** "5 Mo". */
export const readableSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000))}\u00a0Ko`
    : `${formatNumber(Math.floor(bytes / 1_000_000))}\u00a0Mo`;
