import fc from "fast-check";
import { expect, test } from "vitest";
import type { PriceChange } from "#domain/vehicles/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { PRICE_CHART, priceView } from "./price-view.ts";

const context = {
  now: new Date("2026-11-20T10:00:00Z"),
  timeZone: "Europe/Luxembourg",
  charges: null,
  priceSuffix: "TTC",
};

const viewOf = (changes: readonly PriceChange[], cents: number, reference?: number) => {
  const purchase = { cents, before_discount_cents: null, ...(reference && { reference_cents: reference }) };
  return priceView(exampleVehicle({ price: { purchase } }), changes, context);
};

const cut = [
  { seen_at: "2025-12-30T06:00:00Z", cents: 2_499_000 },
  { seen_at: "2026-10-11T22:30:00Z", cents: 2_349_000 },
];

test("has no history for a price that never changed", () => {
  expect(viewOf(cut.slice(0, 1), 2_499_000).history).toBeNull();
  expect(viewOf([], 2_499_000).history).toBeNull();
});

test("formats days in the site's time zone, with the year if it is not the current one", () => {
  const { history } = viewOf(cut, 2_349_000, 2_499_000);
  expect(history?.since).toBe("Prix depuis le 30\u00a0décembre 2025\u00a0:");
  expect(history?.steps).toEqual([
    { date: "2025-12-30", day: "30\u00a0décembre 2025", amount: "24\u202f990\u00a0€", change: null },
    { date: "2026-10-12", day: "12\u00a0octobre", amount: "23\u202f490\u00a0€", change: "−1\u202f500\u00a0€" },
  ]);
});

test("calls a struck price the lowest of 30 days, and shows none that the feed alone calls the previous one", () => {
  expect(viewOf(cut, 2_349_000, 2_499_000)).toMatchObject({
    before: { label: "Prix le plus bas des 30\u00a0jours avant la baisse\u00a0:", amount: "24\u202f990\u00a0€" },
    saved: expect.stringContaining("1\u202f500\u00a0€"),
  });
  const claimed = { cents: 2_349_000, before_discount_cents: 2_599_000 };
  const view = priceView(exampleVehicle({ price: { purchase: claimed } }), cut, context);
  expect(view).toMatchObject({ before: null, saved: null });
  expect(viewOf(cut, 2_349_000).before).toBeNull();
});

test("keeps the chart path within its size", () => {
  const change = fc.record({ days: fc.integer({ min: 0, max: 900 }), cents: fc.option(fc.integer({ min: 1 })) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (drawn) => {
      const changes = drawn.map(({ days, cents }) => ({
        seen_at: new Date(context.now.getTime() - days * 86_400_000).toISOString(),
        cents,
      }));
      const path = viewOf(changes, 100).history?.path ?? "M0 0";
      const [, ...moves] = path.split(/(?=[HV])/);
      expect(path).toMatch(/^M0 \d+(H\d+|V\d+)*$/);
      for (const move of moves) {
        expect(Number(move.slice(1))).toBeLessThanOrEqual(
          move.startsWith("H") ? PRICE_CHART.width : PRICE_CHART.height,
        );
      }
    }),
  );
});
