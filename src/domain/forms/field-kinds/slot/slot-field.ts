import { z } from "zod";
import {
  type Booking,
  findPossibleSlot,
  type LocationHoursKind,
  possibleSlots,
  type Slot,
  type SlotContext,
  type SlotDay,
} from "../../../appointments/index.ts";
import type { FormContext } from "../../form-context.ts";
import { cleanLine } from "../../text-rules.ts";
import type { FieldDefinitionBase, FieldKind, FieldProblem, LeadFieldValue } from "../field-kind.ts";
import { MAX_TOKEN_LENGTH, textRule } from "../text-rule.ts";

/**
 * A free appointment of the answering location. The value is its start, an ISO 8601 instant in UTC; it may be empty only
 * when no appointment is free.
 */
export type SlotFieldDefinition = FieldDefinitionBase & {
  readonly kind: "slot";
  readonly hours: LocationHoursKind;
  /** Appointments in the same calendar share its capacity: "test_drive", "workshop". */
  readonly calendar: string;
};

type Fields = { readonly fields: readonly (FieldDefinitionBase | SlotFieldDefinition)[] };

const isSlotField = (field: FieldDefinitionBase): field is SlotFieldDefinition => field.kind === "slot";

export const findSlotField = ({ fields }: Fields): SlotFieldDefinition | undefined => fields.find(isSlotField);

/** True for kinds with an appointment: slots depend on the hours of a location. */
export const needsLocation = (kind: Fields): boolean => findSlotField(kind) !== undefined;

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

const slotProblem = (field: SlotFieldDefinition, start: string, context: FormContext): FieldProblem | null => {
  if (start !== "") return findSlot(field, start, context) === null ? { code: "invalid" } : null;
  return field.required === true && slotDays(field, context).length > 0 ? { code: "required" } : null;
};

/** The appointment requested by valid values, or null. */
export const resolveBooking = (
  kind: Fields,
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
export const slotCapacity = (kind: Fields, { location }: FormContext): number => {
  const field = findSlotField(kind);
  return field === undefined || location === null ? 1 : location.slots[field.hours].capacity;
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
  contextProblem: slotProblem,
  readableValue: () => null,
};
