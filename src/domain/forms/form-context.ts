import { addDays, hoursForDate, localTime, type OpeningHours } from "../locations/index.ts";
import { formatNumber, formatFrenchDate } from "../shared/index.ts";
import {
  type LocationHoursKind,
  type Booking,
  findPossibleSlot,
  possibleSlots,
  type Slot,
  type SlotDay,
  type SlotRules,
  type SlotContext,
} from "../appointments/index.ts";
import type { LeadFieldValue, LeadFieldDefinition, SlotFieldDefinition } from "./fields.ts";
import { type LeadKind, findSlotField } from "./kind.ts";
import { invalidMessage, requiredMessage } from "./messages.ts";

/** Validation context besides the form values: time and answering location. */
export type FormContext = {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
  /** Null while no location is chosen: no date is rejected for its hours, and no slot is offered. */
  readonly location: {
    readonly slug: string;
    readonly hours: Readonly<Record<LocationHoursKind, OpeningHours>>;
    readonly slots: Readonly<Record<LocationHoursKind, SlotRules>>;
  } | null;
};

/** First and last accepted date, `YYYY-MM-DD`. */
export const dateRange = (
  field: { readonly from_days: number; readonly to_days: number },
  context: FormContext,
): { readonly first: string; readonly last: string } => {
  const { date } = localTime(context.now, context.timeZone);
  return { first: addDays(date, field.from_days), last: addDays(date, field.to_days) };
};

const slotTimes = ({ hours }: SlotFieldDefinition, { now, timeZone, location }: FormContext): SlotContext | null =>
  location && { hours: location.hours[hours], rules: location.slots[hours], now, timeZone };

/** Slots of the field including booked ones. */
export const slotDays = (field: SlotFieldDefinition, context: FormContext): readonly SlotDay[] => {
  const times = slotTimes(field, context);
  return times === null ? [] : possibleSlots(times);
};

const findSlot = (field: SlotFieldDefinition, start: string, context: FormContext): Slot | null => {
  const times = slotTimes(field, context);
  return times && findPossibleSlot(start, times);
};

export const dateRangeMessages = ({ first, last }: ReturnType<typeof dateRange>) => ({
  early: `Choisissez un jour à partir du ${formatFrenchDate(first)}.`,
  late: `Choisissez un jour jusqu’au ${formatFrenchDate(last)}\u00a0: nous ne planifions pas plus loin.`,
});

const dateProblem = (
  field: Extract<LeadFieldDefinition, { kind: "date" }>,
  date: string,
  context: FormContext,
): string | null => {
  const range = dateRange(field, context);
  if (date < range.first) return dateRangeMessages(range).early;
  if (date > range.last) return dateRangeMessages(range).late;
  if (context.location === null) return null;
  const day = hoursForDate(context.location.hours[field.hours], date);
  if (day.spans.length > 0) return null;
  const reason = day.note === null ? "" : ` (${day.note})`;
  return `Nous sommes fermés ce jour-là${reason}. Choisissez un autre jour.`;
};

const fieldProblem = (
  field: LeadFieldDefinition,
  value: LeadFieldValue | undefined,
  context: FormContext,
): string | null => {
  const text = typeof value === "string" ? value : "";
  if (field.kind === "date" && text !== "") return dateProblem(field, text, context);
  if (field.kind !== "slot") return null;
  if (text !== "") return findSlot(field, text, context) === null ? invalidMessage(field) : null;
  return field.required === true && slotDays(field, context).length > 0 ? requiredMessage(field) : null;
};

/**
 * Checks values that passed the schema against hours and slot rules of the location. Returns French messages by field
 * name.
 */
export const findContextProblems = (
  kind: Pick<LeadKind, "fields">,
  values: Readonly<Record<string, LeadFieldValue | undefined>>,
  context: FormContext,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    kind.fields.flatMap((field) => {
      const problem = fieldProblem(field, values[field.name], context);
      return problem === null ? [] : [[field.name, problem] as const];
    }),
  );

/** The appointment requested by valid values, or null. */
export const resolveBooking = (
  kind: Pick<LeadKind, "fields">,
  values: Readonly<Record<string, LeadFieldValue>>,
  context: FormContext,
): Booking | null => {
  const field = findSlotField(kind);
  const start = field === undefined ? undefined : values[field.name];
  if (field === undefined || typeof start !== "string" || context.location === null) return null;
  const slot = findSlot(field, start, context);
  return slot && { location: context.location.slug, calendar: field.calendar, start: slot.start, end: slot.end };
};

/** Leads per appointment; 1 without a slot field or a location. */
export const slotCapacity = (kind: Pick<LeadKind, "fields">, { location }: FormContext): number => {
  const field = findSlotField(kind);
  return field === undefined || location === null ? 1 : location.slots[field.hours].capacity;
};

/** Formats a file size: "240 Ko", "5 Mo". */
export const readableSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000))}\u00a0Ko`
    : `${formatNumber(Math.floor(bytes / 1_000_000))}\u00a0Mo`;
