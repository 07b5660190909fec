import { freeSlots, locationHours, type SlotDay, type SlotRules } from "#domain/appointments/index.ts";
import { type FormContext, slotDays, type SlotFieldDefinition } from "#domain/forms/index.ts";
import type { LeadSubject } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { LeadServiceDependencies } from "./dependencies.ts";

type ContextDependencies = Pick<LeadServiceDependencies, "clock" | "country" | "timeZone" | "locations" | "slotRules">;

const workshopSlots = (rules: SlotRules, { appointment }: Location): SlotRules => ({
  ...rules,
  minutes: appointment.slot_minutes ?? rules.minutes,
  capacity: appointment.slot_capacity ?? rules.capacity,
});

/** Country, time, location, opening hours and slot rules that the form rules depend on. */
export const createFormContext = (deps: ContextDependencies, subject: LeadSubject | null): FormContext => {
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
        }
      : null,
  };
};

/**
 * The free appointments. Returns all slots when the database fails, so that the form can still be rendered; the store
 * rejects a booked slot when it saves the lead.
 */
export const freeSlotDays = async (
  deps: Pick<LeadServiceDependencies, "slots" | "log">,
  field: SlotFieldDefinition,
  context: FormContext,
): Promise<readonly SlotDay[]> => {
  const days = slotDays(field, context);
  if (context.location === null || days.length === 0) return days;
  const { slug: location, slots } = context.location;
  const query = deps.slots.bookedCounts({ location, calendar: field.calendar, from: context.now });
  const bookedCounts = await query.catch(() => {
    deps.log.error({ location, calendar: field.calendar }, "failed to read booked appointments");
    return new Map<string, number>();
  });
  return freeSlots(days, bookedCounts, slots[field.hours].capacity);
};
