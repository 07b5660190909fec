import { expect, test } from "vitest";
import { cachedCardView } from "./cached-card-view.ts";
import type { CardContext } from "./vehicle-card-view.ts";
import { exampleVehicle } from "./vehicle.examples.ts";

const contextAt = (now: string): CardContext => ({
  hrefOf: ({ slug }) => `/stock/${slug}`,
  monthlyOf: () => null,
  locationNameOf: () => "Bertrange",
  now: new Date(now),
  wltp: true,
  stockOpenedAt: new Date("2026-06-01T08:00:00Z"),
});

test("is the same object until the card states something else", () => {
  const vehicle = exampleVehicle();
  const context = contextAt("2026-11-20T10:00:00Z");
  const view = cachedCardView(vehicle, context);
  expect(cachedCardView(vehicle, context)).toBe(view);
  expect(cachedCardView(vehicle, contextAt("2026-11-20T10:01:00Z"))).toBe(view);
  const later = cachedCardView(vehicle, contextAt("2027-01-20T10:00:00Z"));
  expect([view.badges.length, later.badges.length]).toEqual([2, 1]);
  expect(cachedCardView(exampleVehicle(), context)).toEqual(view);
});

test("with the distances of a search is made for it alone", () => {
  const vehicle = exampleVehicle();
  const context = contextAt("2026-11-20T10:00:00Z");
  expect(cachedCardView(vehicle, { ...context, distanceKmOf: () => 12 }).distance).toBe("12\u00a0km");
  expect(cachedCardView(vehicle, context).distance).toBeUndefined();
});
