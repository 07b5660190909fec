import type { Weekday } from "../locations/index.ts";
import type { SlotRules } from "./slots.ts";

/** What the settings say about one kind of work. The most specific entry that states an attribute decides it. */
export type WorkEntry = {
  readonly calendar: string;
  /** Value of the form's field that names the work; absent: all works of the calendar. */
  readonly work?: string | undefined;
  /** Slug; absent: all locations. */
  readonly location?: string | undefined;
  /** Length of an appointment. */
  readonly minutes?: number | undefined;
  /** Lowest price of the work in cents, taxes included. */
  readonly price_cents?: number | undefined;
  readonly days?: readonly Weekday[] | undefined;
  /** Places where the work can be done at the same time; absent: those of the location. */
  readonly resources?: number | undefined;
};

/** `work`: null for all works of the calendar. */
type WorkQuery = { readonly calendar: string; readonly work: string | null; readonly location: string };

export type Work = Pick<WorkEntry, "minutes" | "price_cents" | "days" | "resources">;

const specificity = ({ work, location }: WorkEntry): number =>
  (work === undefined ? 0 : 2) + (location === undefined ? 0 : 1);

const concerns = (entry: WorkEntry, { calendar, work, location }: WorkQuery): boolean =>
  entry.calendar === calendar &&
  (entry.work === undefined || entry.work === work) &&
  (entry.location === undefined || entry.location === location);

/** The attributes of a work at a location. */
export const findWork = (entries: readonly WorkEntry[], query: WorkQuery): Work => {
  const found = entries
    .filter((entry) => concerns(entry, query))
    .toSorted((one, other) => specificity(other) - specificity(one));
  const firstOf = <Name extends keyof Work>(name: Name): Work[Name] =>
    found.find((entry) => entry[name] !== undefined)?.[name];
  return {
    minutes: firstOf("minutes"),
    price_cents: firstOf("price_cents"),
    days: firstOf("days"),
    resources: firstOf("resources"),
  };
};

/** The rules of a calendar for one work: its appointments start when those of the calendar do. */
export const workSlotRules = (rules: SlotRules, { minutes, days, resources }: Work): SlotRules => ({
  ...rules,
  minutes: minutes ?? rules.minutes,
  step: rules.step ?? rules.minutes,
  capacity: resources ?? rules.capacity,
  ...(days !== undefined && { days }),
});
