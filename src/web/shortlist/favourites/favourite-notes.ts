import { formatEuros, formatFrenchDate, formatFrenchDay, utcDay } from "#domain/shared/index.ts";
import type { FavouriteChange } from "#domain/shortlist/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";

const strings = listPageStrings.favourites.changes;

/** What changed of a favourite, in the order of the list. */
export type FavouriteNote = { readonly id: number; readonly text: string };

const DAY_MS = 86_400_000;

const isoDay = (day: number): string => utcDay(new Date(day * DAY_MS));

const formatSince = (day: number, today: number): string => {
  if (day >= today) return strings.sinceVisit;
  const [date, now] = [isoDay(day), isoDay(today)];
  return strings.since(date.slice(0, 4) === now.slice(0, 4) ? formatFrenchDay(date) : formatFrenchDate(date));
};

const noteText = ({ kind, cents, day }: FavouriteChange, today: number): string | null => {
  if (kind === "reserved" || kind === "available") return strings[kind];
  return kind === "cheaper" || kind === "dearer"
    ? strings[kind](formatEuros(cents ?? 0), formatSince(day, today))
    : null;
};

/** Notes on the vehicles of the list; a notice above it names those that are sold or removed. Days since 1970-01-01. */
export const favouriteNotes = (changes: readonly FavouriteChange[], today: number): readonly FavouriteNote[] =>
  changes.flatMap((change) => {
    const text = noteText(change, today);
    return text === null ? [] : [{ id: change.id, text }];
  });

/** Vehicles with a note first, in the order of the notes; the others stay in theirs. */
export const withChangedFirst = <T extends { readonly id: number }>(
  vehicles: readonly T[],
  notes: readonly FavouriteNote[],
): readonly T[] => {
  const rankOf = ({ id }: T): number => {
    const index = notes.findIndex((note) => note.id === id);
    return index === -1 ? notes.length : index;
  };
  return notes.length === 0 ? vehicles : vehicles.toSorted((a, b) => rankOf(a) - rankOf(b));
};
