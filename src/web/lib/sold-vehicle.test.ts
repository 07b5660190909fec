import { expect, test } from "vitest";
import { fixedClock } from "#domain/shared/index.ts";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { exampleVehicle } from "../features/stock/example-vehicle.ts";
import type { WebServices } from "../services.ts";
import { soldVehicle } from "./sold-vehicle.ts";
import { vehicleOfPath } from "./vehicle-of-path.ts";

const REMOVED_AT = "2026-11-01T08:00:00.000Z";
const SOLD = exampleVehicle({ id: 12 });

/** A group whose only other vehicle is like the one that was sold, at a moment. */
const servicesAt = (now: string): WebServices => {
  const like = exampleVehicle({ id: 13 });
  const known: Partial<WebServices> = {
    clock: fixedClock(now),
    paths: createPaths(FRENCH_SEGMENTS),
    catalogue: () => ({ brands: [], models: [], locations: [], employees: [], vacancies: [] }),
    settings: {
      finance: { advertised: [], rates: [], fees: [], residuals: [], mentions: [] },
    } as unknown as WebServices["settings"],
    stock: {
      index: () => ({ similarTo: () => [{ id: like.id, distance: 1, reasons: ["model", "brand", "price"] }] }),
      byIds: async (ids: readonly number[]) => [like].filter(({ id }) => ids.includes(id)),
      byIdEvenGone: async () => ({ vehicle: SOLD, removed_at: REMOVED_AT }),
      openedAt: () => null,
    } as unknown as WebServices["stock"],
  };
  return known as WebServices;
};

const soldAt = (now: string) => soldVehicle({ vehicle: SOLD, removed_at: REMOVED_AT }, servicesAt(now));

test("for thirty days it is known which car it was, and which are like it", async () => {
  for (const now of [REMOVED_AT, "2026-12-01T07:59:59.999Z"]) {
    const sold = await soldAt(now);
    expect(sold?.name).toBe("Opel Corsa GS 1.2 Turbo");
    expect(sold?.similar.map(({ card, likeness }) => [card.id, likeness])).toEqual([[13, "Même modèle, prix proche"]]);
  }
});

test("after thirty days to the millisecond it is forgotten", async () => {
  expect(await soldAt("2026-12-01T08:00:00.000Z")).toBeNull();
  expect(await soldAt("2027-11-01T08:00:00.000Z")).toBeNull();
});

test("a vehicle on sale is not sold", async () => {
  expect(await soldVehicle({ vehicle: SOLD, removed_at: null }, servicesAt(REMOVED_AT))).toBeNull();
});

const thrownAt = async (now: string, gone: "vehicle-not-found" | "vehicle-form-not-found"): Promise<unknown> => {
  const url = new URL(`https://alzette.example/stock/${SOLD.slug}`);
  const reading = vehicleOfPath(servicesAt(now), { vehicle: SOLD.slug }, url, { rightPath: () => "/", gone });
  return reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
};

test("its address is answered 404 on both sides of the thirty days, as the route calls it", async () => {
  expect(await thrownAt("2026-11-30T08:00:00Z", "vehicle-not-found")).toMatchObject({
    init: { status: 404 },
    data: { kind: "vehicle-not-found", sold: { name: "Opel Corsa GS 1.2 Turbo" } },
  });
  expect(await thrownAt("2026-12-02T08:00:00Z", "vehicle-not-found")).toMatchObject({
    init: { status: 404 },
    data: { kind: "vehicle-not-found", sold: null },
  });
  expect(await thrownAt("2026-11-30T08:00:00Z", "vehicle-form-not-found")).toMatchObject({
    init: { status: 404 },
    data: { kind: "vehicle-form-not-found" },
  });
});
