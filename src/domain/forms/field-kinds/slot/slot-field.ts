import { z } from "zod";
import {
  type Booking,
  findPossibleSlot,
  findWork,
  type LocationHoursKind,
  possibleSlots,
  type Slot,
  type SlotContext,
  type SlotDay,
  type SlotRules,
  type Work,
  workSlotRules,
} from "../../../appointments/index.ts";
import type { FormContext } from "../../form-context.ts";
import { cleanLine } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind, FieldProblem, FieldValues } from "../field-kind.ts";
import { MAX_TOKEN_LENGTH, textRule } from "../texts.ts";

/**
 * A free appointment of the answering location. The value is its start, an ISO 8601 instant in UTC; it may be empty only
 * when no appointment is free.
 */
export type SlotFieldDefinition = FieldDefinitionBase & {
  readonly kind: "slot";
  readonly hours: LocationHoursKind;
  /** Appointments in the same calendar share its places: "test_drive", "workshop". */
  readonly calendar: string;
  /** Name of the field whose value is the work, on which length, days and places depend. */
  readonly work?: string;
};

type Field = FieldDefinitionBase & { readonly options?: readonly string[] };

type Fields = { readonly fields: readonly (Field | SlotFieldDefinition)[] };

const isSlotField = (field: FieldDefinitionBase): field is SlotFieldDefinition => field.kind === "slot";

export const findSlotField = ({ fields }: Fields): SlotFieldDefinition | undefined => fields.find(isSlotField);

/** True for kinds with an appointment: slots depend on the hours of a location. */
export const needsLocation = (kind: Fields): boolean => findSlotField(kind) !== undefined;

/** The works that a visitor of the form may choose; empty if it does not ask. */
export const worksOf = ({ fields }: Fields): readonly string[] => {
  const name = findSlotField({ fields })?.work;
  const field = name === undefined ? undefined : fields.find((one) => one.name === name);
  return field !== undefined && "options" in field ? (field.options ?? []) : [];
};

/** The work among the values of a form; null without one. */
export const chosenWork = ({ work: name }: SlotFieldDefinition, values: FieldValues): string | null => {
  const value = name === undefined ? undefined : values[name];
  return typeof value === "string" && value !== "" ? value : null;
};

type AnsweringLocation = NonNullable<FormContext["location"]>;

/** What the settings say about a work at the location. `work`: null without one. */
export const workAt = (
  { calendar }: SlotFieldDefinition,
  { works, slug }: AnsweringLocation,
  work: string | null,
): Work => findWork(works, { calendar, work, location: slug });

const rulesAt = (field: SlotFieldDefinition, location: AnsweringLocation, work: string | null): SlotRules =>
  workSlotRules(location.slots[field.hours], workAt(field, location, work));

const slotTimes = (
  field: SlotFieldDefinition,
  { now, timeZone, location }: FormContext,
  work: string | null,
): SlotContext | null =>
  location && { hours: location.hours[field.hours], rules: rulesAt(field, location, work), now, timeZone };

/** Slots of the field for a work, including booked ones. */
export const slotDays = (
  field: SlotFieldDefinition,
  context: FormContext,
  work: string | null = null,
): readonly SlotDay[] => {
  const times = slotTimes(field, context, work);
  return times === null ? [] : possibleSlots(times);
};

const findSlot = (
  field: SlotFieldDefinition,
  start: string,
  context: FormContext,
  work: string | null,
): Slot | null => {
  const times = slotTimes(field, context, work);
  return times && findPossibleSlot(start, times);
};

const slotProblem = (
  field: SlotFieldDefinition,
  start: string,
  context: FormContext,
  values: FieldValues,
): FieldProblem | null => {
  const work = chosenWork(field, values);
  if (start !== "") return findSlot(field, start, context, work) === null ? { code: "invalid" } : null;
  return field.required === true && slotDays(field, context, work).length > 0 ? { code: "required" } : null;
};

/** The appointment requested by valid values, or null. */
export const resolveBooking = (kind: Fields, values: FieldValues, context: FormContext): Booking | null => {
  const field = findSlotField(kind);
  const start = field === undefined ? undefined : values[field.name];
  if (field === undefined || typeof start !== "string" || context.location === null) return null;
  const work = chosenWork(field, values);
  const slot = findSlot(field, start, context, work);
  if (slot === null) return null;
  const { price_cents } = workAt(field, context.location, work);
  return {
    location: context.location.slug,
    calendar: field.calendar,
    start: slot.start,
    end: slot.end,
    ...(work !== null && { work }),
    ...(price_cents !== undefined && { price_cents }),
  };
};

/** Places for a work; 1 without a slot field or a location. */
export const slotCapacity = (kind: Fields, { location }: FormContext, values: FieldValues): number => {
  const field = findSlotField(kind);
  return field === undefined || location === null ? 1 : rulesAt(field, location, chosenWork(field, values)).capacity;
};

const parseIsoInstant = (text: string): string | null => {
  const at = new Date(z.iso.datetime().safeParse(text).data ?? Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

export const slotField: FieldKind<SlotFieldDefinition> = {
  missingValue: "",
  maxLength: () => null,
  // The location's hours decide whether a slot is required: `contextProblem`.
  rule: () => textRule({ required: false }, { clean: cleanLine, max: MAX_TOKEN_LENGTH, parse: parseIsoInstant }),
  schema: () => z.iso.datetime().meta({ description: "Start of a free appointment" }),
  contextProblem: slotProblem,
  readableValue: () => null,
};
