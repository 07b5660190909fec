import { addDays } from "../../locations/index.ts";
import type { VehicleAttributes } from "../fields/vehicle-attributes.ts";
import { isPlugIn } from "../fuel.ts";

/**
 * True until the end of the day before which the next technical inspection is due, or of the last day of a month alone.
 * `nextInspection` is `YYYY-MM` or `YYYY-MM-DD`, `today` is `YYYY-MM-DD`; false for an unknown day.
 */
export const isInspectionValid = (nextInspection: string | null, today: string): boolean =>
  nextInspection !== null && nextInspection >= today.slice(0, nextInspection.length);

/** An inspection that is due within this time is the buyer's to pass. */
const INSPECTION_SOON_DAYS = 31;

/** Overdue is bad news, due soon is no good one. */
const stateOfInspection = (nextInspection: string, today: string): "bad" | "neutral" | "good" => {
  if (!isInspectionValid(nextInspection, today)) return "bad";
  return isInspectionValid(nextInspection, addDays(today, INSPECTION_SOON_DAYS)) ? "good" : "neutral";
};

/** What a fact means to a buyer, the worst first; lists of facts have this order. */
const HISTORY_STATES = ["bad", "unknown", "neutral", "good"] as const;

export type HistoryState = (typeof HISTORY_STATES)[number];

type KnownState = Exclude<HistoryState, "unknown">;

type Attributes = Pick<
  VehicleAttributes,
  | "condition"
  | "fuel_type"
  | "accident_free"
  | "owners"
  | "service_book"
  | "warranty_months"
  | "next_inspection"
  | "battery_health_percent"
>;

type HistoryEntry = {
  readonly name: string;
  /** Null: unknown. `today` is `YYYY-MM-DD`. */
  readonly read: (vehicle: Attributes, today: string) => KnownState | null;
  /** By default every vehicle has it. */
  readonly appliesTo?: (vehicle: Attributes) => boolean;
  /** On cards also where it is no bad news. */
  readonly onCard?: true;
  /** Bad news of a new vehicle too. */
  readonly ofNew?: true;
};

/**
 * Percent of the capacity when new below which a battery is worn. Source: UN GTR No. 22 (in-vehicle battery durability),
 * minimum performance requirement after eight years or 160,000 km.
 */
const WORN_BATTERY_PERCENT = 70;

const hasPlug = (vehicle: Attributes): boolean => vehicle.fuel_type === "electric" || isPlugIn(vehicle);

const stateOfFlag = (value: boolean | null): KnownState | null => (value === null ? null : value ? "good" : "bad");

/**
 * Every fact about a vehicle's past that a buyer asks for, the most important first: card, page, comparison and sheet
 * read this list. A new one needs an entry here and its words in `HISTORY_STRINGS`.
 */
const HISTORY_ENTRIES = [
  { name: "accident", onCard: true, ofNew: true, read: ({ accident_free }) => stateOfFlag(accident_free) },
  {
    name: "owners",
    onCard: true,
    // Feeds write zero for an unknown number.
    read: ({ owners }) => (owners ? (owners === 1 ? "good" : "neutral") : null),
  },
  { name: "service_book", onCard: true, read: ({ service_book }) => stateOfFlag(service_book) },
  { name: "warranty", read: ({ warranty_months }) => (warranty_months ? "good" : null) },
  {
    name: "inspection",
    read: ({ next_inspection: day }, today) => (day === null ? null : stateOfInspection(day, today)),
  },
  {
    name: "battery",
    appliesTo: hasPlug,
    read: ({ battery_health_percent: percent }) =>
      percent === null ? null : percent < WORN_BATTERY_PERCENT ? "bad" : "good",
  },
] as const satisfies readonly HistoryEntry[];

export type HistoryItemName = (typeof HISTORY_ENTRIES)[number]["name"];

/** `onCard`: worth a word on a card. */
export type HistoryItem = {
  readonly name: HistoryItemName;
  readonly state: HistoryState;
  readonly onCard: boolean;
};

const toItem = (
  { name, onCard }: HistoryEntry & { readonly name: HistoryItemName },
  known: KnownState | null,
): HistoryItem => ({ name, state: known ?? "unknown", onCard: onCard === true || known === "bad" });

const severityOf = ({ state }: HistoryItem): number => HISTORY_STATES.indexOf(state);

/**
 * The facts about the past of a vehicle, bad news first. A used vehicle has all that apply, also those that are unknown;
 * a new one has bad news alone, and any other only what is known. `today` is `YYYY-MM-DD`.
 */
export const historyItems = (vehicle: Attributes, today: string): readonly HistoryItem[] => {
  const entries: readonly (HistoryEntry & { readonly name: HistoryItemName })[] = HISTORY_ENTRIES;
  return entries
    .filter(({ appliesTo, ofNew }) => (appliesTo?.(vehicle) ?? true) && (vehicle.condition !== "new" || ofNew === true))
    .map((entry) => toItem(entry, entry.read(vehicle, today)))
    .filter(({ state }) =>
      vehicle.condition === "new" ? state === "bad" : state !== "unknown" || vehicle.condition === "used",
    )
    .sort((a, b) => severityOf(a) - severityOf(b));
};
