import { expect, test } from "vitest";
import type { FavouriteChange } from "#domain/shortlist/index.ts";
import { favouriteNotes, withChangedFirst } from "./favourite-notes.ts";

const dayOf = (date: string): number => Date.parse(date) / 86_400_000;
const TODAY = dayOf("2026-11-28");

const noteOf = (kind: FavouriteChange["kind"], day: string, cents: number | null = null) =>
  favouriteNotes([{ id: 1, kind, cents, day: dayOf(day) }], TODAY)[0]?.text;

test("says what changed since which day", () => {
  expect(noteOf("cheaper", "2026-11-12", 50_000)).toBe("Prix baissé de 500\u00a0€ depuis le 12\u00a0novembre");
  expect(noteOf("dearer", "2025-12-01", 120_000)).toBe(
    "Prix augmenté de 1\u202f200\u00a0€ depuis le 1er\u00a0décembre\u00a02025",
  );
  expect(noteOf("cheaper", "2026-11-28", 50_000)).toBe("Prix baissé de 500\u00a0€ depuis votre dernière visite");
  expect(noteOf("reserved", "2026-11-12")).toBe("Réservé depuis votre dernière visite");
  expect(noteOf("available", "2026-11-12")).toBe("De nouveau disponible");
});

test("leaves what is sold or removed to the notice above the list", () => {
  expect([noteOf("sold", "2026-11-12"), noteOf("removed", "2026-11-12")]).toEqual([undefined, undefined]);
});

test("puts changed vehicles first, in the order of their notes", () => {
  const vehicles = [1, 2, 3, 4].map((id) => ({ id }));
  const idsWith = (...changed: readonly number[]) =>
    withChangedFirst(
      vehicles,
      changed.map((id) => ({ id, text: "" })),
    ).map(({ id }) => id);
  expect(idsWith(4, 2)).toEqual([4, 2, 1, 3]);
  expect(idsWith()).toEqual([1, 2, 3, 4]);
});
