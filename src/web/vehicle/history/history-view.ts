import {
  historyItems,
  type HistoryItem,
  type HistoryItemName,
  type HistoryState,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { capitalized, historyStrings as strings } from "./history-strings.ts";

export type HistoryItemView = {
  readonly name: HistoryItemName;
  readonly state: HistoryState;
  readonly label: string;
  /** In a row behind the label. */
  readonly value: string;
  /** Alone. */
  readonly text: string;
};

const toView = (vehicle: Vehicle, { name, state }: HistoryItem): HistoryItemView => {
  const { label, unknown, known } = strings.facts[name];
  if (state === "unknown")
    return { name, state, label, value: capitalized(unknown), text: strings.unknown(label, unknown) };
  const { value, text } = known(vehicle, state);
  return { name, state, label, value, text };
};

/** What is known and unknown of a vehicle's past, bad news first; `today` is `YYYY-MM-DD`. */
export const historyView = (vehicle: Vehicle, today: string): readonly HistoryItemView[] =>
  historyItems(vehicle, today).map((fact) => toView(vehicle, fact));

/** The line of a card, cut at the end of the bad news; null for a vehicle without a past. */
export type HistoryLine = { readonly bad: string; readonly rest: string };

const shortText = (vehicle: Vehicle, { name, state }: HistoryItem): string => {
  const { label, shortLabel = label, unknown, known } = strings.facts[name];
  if (state === "unknown") return strings.unknown(shortLabel, unknown);
  const { text, short = text } = known(vehicle, state);
  return short;
};

export const historyLine = (vehicle: Vehicle, today: string): HistoryLine | null => {
  const facts = historyItems(vehicle, today).filter(({ onCard }) => onCard);
  if (facts.length === 0) return null;
  const lineOf = (isBad: boolean): string =>
    facts
      .filter(({ state }) => (state === "bad") === isBad)
      .map((fact) => shortText(vehicle, fact))
      .join("\u00a0· ");
  return { bad: lineOf(true), rest: lineOf(false) };
};
