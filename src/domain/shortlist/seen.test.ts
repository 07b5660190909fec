import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { VehicleState } from "../vehicles/index.ts";
import {
  addSeen,
  type CurrentVehicle,
  removedOnVisit,
  readSeenCookie,
  type SeenFavourites,
  compareFavourites,
  type ViewMoment,
  writeSeenCookie,
} from "./index.ts";

const state = fc.constantFrom<VehicleState>("available", "reserved", "sold", "removed");
const vehicle = fc.record({
  cents: fc.option(fc.integer({ min: 100, max: 1_000_000_000 })),
  state,
  day: fc.integer({ min: 0, max: 40_000 }),
});
const entry = fc.record({ last: vehicle, before: fc.option(vehicle) });
const seenOf = (maxIds: number): fc.Arbitrary<SeenFavourites> =>
  fc.record({
    viewedAt: fc.integer({ min: 0, max: 50_000_000 }),
    entries: fc
      .uniqueArray(fc.integer({ min: 1, max: 999_999_999_999_999 }), { minLength: 1, maxLength: maxIds })
      .chain((ids) =>
        fc.array(entry, { minLength: ids.length, maxLength: ids.length }).map(
          (entries) =>
            new Map(
              ids.flatMap((id, index) => {
                const one = entries[index];
                return one === undefined ? [] : [[id, one] as const];
              }),
            ),
        ),
      ),
  });

const valueOf = (cookie: string): string => cookie.split(";", 1)[0] ?? "";

const MORNING: ViewMoment = { minute: 29_000_000, day: 20_139 };
const later = (minutes: number, days = 0): ViewMoment => ({
  minute: MORNING.minute + minutes,
  day: MORNING.day + days,
});

const car = (id: number, cents: number | null, now: VehicleState = "available"): CurrentVehicle => ({
  id,
  cents,
  state: now,
});

const view = (seen: SeenFavourites, current: readonly CurrentVehicle[], moment: ViewMoment) =>
  compareFavourites(seen, current, moment);

const nothing = readSeenCookie(null);

describe("the cookie of what was seen", () => {
  test("is read back, of up to 60 vehicles whatever their ids and prices", () => {
    fc.assert(
      fc.property(seenOf(60), (seen) => {
        expect(readSeenCookie(valueOf(writeSeenCookie(seen, true)))).toEqual(seen);
      }),
    );
  });

  test("never exceeds what browsers save, and holds a hundred vehicles of which nothing changed", () => {
    fc.assert(
      fc.property(seenOf(100), (seen) => {
        expect(writeSeenCookie(seen, true).length).toBeLessThan(4_096);
      }),
    );
    const cars = Array.from({ length: 100 }, (_, index) => car(20_000 + index, 2_499_000 + index));
    const { seen } = view(nothing, cars, MORNING);
    expect(readSeenCookie(valueOf(writeSeenCookie(seen, true))).entries.size).toBe(100);
  });

  test("is nothing where it is missing or junk", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z0-9.-]{0,300}$/)), (value) => {
        const { viewedAt, entries } = readSeenCookie(`favoris-vus=${value}`);
        expect(viewedAt).toBeGreaterThanOrEqual(0);
        for (const [id, { last }] of entries) expect([Number.isSafeInteger(id), last.day >= 0]).toEqual([true, true]);
      }),
    );
    expect(nothing).toEqual({ viewedAt: 0, entries: new Map() });
  });

  test("is for the server alone, and goes with the last vehicle", () => {
    const { seen } = view(nothing, [car(1, 100)], MORNING);
    expect(writeSeenCookie(seen, true)).toMatch(/^__Host-favoris-vus=.+; Path=\/; .*SameSite=Lax; Secure; HttpOnly$/);
    expect(writeSeenCookie({ viewedAt: 1, entries: new Map() }, false)).toMatch(/^favoris-vus=; .*Max-Age=0/);
  });
});

describe("what changed of the favourites", () => {
  test("is nothing for a list of ids alone, as earlier versions saved it", () => {
    expect(view(nothing, [car(1, 100), car(2, null, "reserved")], MORNING).changes).toEqual([]);
  });

  test("names the day on which the visitor saw them; what decides the most comes first", () => {
    const first = view(
      nothing,
      [
        car(1, 900),
        car(2, 900),
        car(3, 900),
        car(4, 900),
        car(5, 900, "reserved"),
        car(6, 900),
        car(7, 900),
        car(8, null),
      ],
      MORNING,
    );
    const now = [
      car(1, 1_000),
      car(2, 700),
      car(3, 800, "reserved"),
      car(4, 900),
      car(5, 900),
      car(6, null, "removed"),
      car(7, 900, "sold"),
      car(8, 900),
    ];
    const { changes } = view(first.seen, now, later(60 * 24 * 9, 9));
    expect(changes.map(({ id, kind, cents }) => [id, kind, cents])).toEqual([
      [7, "sold", null],
      [6, "removed", null],
      [3, "reserved", null],
      [5, "available", null],
      [2, "cheaper", 200],
      [1, "dearer", 100],
    ]);
    expect(new Set(changes.map(({ day }) => day))).toEqual(new Set([MORNING.day]));
  });

  test("stays for the visit, and is known on the next one", () => {
    const first = view(nothing, [car(1, 900)], MORNING);
    const second = view(first.seen, [car(1, 700)], later(3_000, 2));
    const reloaded = view(second.seen, [car(1, 700)], later(3_020, 2));
    expect(reloaded.changes).toEqual(second.changes);
    expect(second.changes).toHaveLength(1);
    expect(view(reloaded.seen, [car(1, 700)], later(3_049, 2)).changes).toHaveLength(1);
    expect(view(reloaded.seen, [car(1, 700)], later(3_050, 2)).changes).toEqual([]);
  });

  test("is compared with the moment at which the vehicle became a favourite, and no other entry moves", () => {
    const first = view(nothing, [car(1, 900)], MORNING);
    const added = addSeen(first.seen, [car(1, 800), car(2, 500)], later(5_000, 4));
    const { changes } = view(added, [car(1, 800), car(2, 400)], later(9_000, 7));
    expect(changes.map(({ id, cents, day }) => [id, cents, day])).toEqual([
      [1, 100, MORNING.day],
      [2, 100, MORNING.day + 4],
    ]);
  });

  test("names what is sold again when the page is loaded again, and no more on the next visit", () => {
    const first = view(nothing, [car(1, 900), car(2, 900)], MORNING);
    const second = view(first.seen, [car(1, 900), car(2, null, "sold")], later(3_000, 2));
    expect(removedOnVisit(second.seen, later(3_010, 2))).toEqual([2]);
    expect(removedOnVisit(second.seen, later(3_031, 2))).toEqual([]);
    const nextVisit = view(second.seen, [car(1, 900)], later(6_000, 4));
    expect([...nextVisit.seen.entries.keys()]).toEqual([1]);
  });
});
