import {
  type FormFacts,
  freeSlots,
  type LeadSubject,
  placeHours,
  type SlotDay,
  slotDays,
  type SlotField,
  type SlotRules,
} from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { LeadDesk } from "./lead-desk.ts";

type Facts = Pick<LeadDesk, "clock" | "timeZone" | "places" | "slotRules">;

const workshopSlots = (rules: SlotRules, { appointment }: Location): SlotRules => ({
  ...rules,
  minutes: appointment.slot_minutes ?? rules.minutes,
  capacity: appointment.slot_capacity ?? rules.capacity,
});

/** What the rules of a form about `subject` need to know now. */
export const formFacts = (desk: Facts, subject: LeadSubject | null): FormFacts => {
  const place = desk.places().find(({ slug }) => slug === subject?.location?.slug);
  return {
    now: desk.clock.now(),
    timeZone: desk.timeZone,
    place: place
      ? {
          slug: place.slug,
          hours: placeHours(place),
          slots: { showroom: desk.slotRules, workshop: workshopSlots(desk.slotRules, place) },
        }
      : null,
  };
};

/**
 * The appointments a visitor may choose from. Where the database does not answer all are offered: a form that could not
 * be kept is shown with them again, and the last word is the store's.
 */
export const freeSlotDays = async (
  desk: Pick<LeadDesk, "slots" | "log">,
  field: SlotField,
  facts: FormFacts,
): Promise<readonly SlotDay[]> => {
  const days = slotDays(field, facts);
  if (facts.place === null || days.length === 0) return days;
  const { slug: location, slots } = facts.place;
  const asked = desk.slots.taken({ location, calendar: field.calendar, from: facts.now });
  const taken = await asked.catch(() => {
    desk.log.error({ location, calendar: field.calendar }, "taken appointments not read");
    return new Map<string, number>();
  });
  return freeSlots(days, taken, slots[field.hours].capacity);
};
