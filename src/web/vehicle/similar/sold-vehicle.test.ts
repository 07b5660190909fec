import { expect, test } from "vitest";
import { createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import type { SiteServices } from "#application/site/index.ts";
import { soldVehicle } from "./sold-vehicle.server.ts";
import { requireVehicle } from "../address/require-vehicle.server.ts";
import { createFixedClock } from "../../../../tests/fakes/fixed-clock.ts";

const REMOVED_AT = "2026-11-01T08:00:00.000Z";
const SOLD = exampleVehicle({ id: 12 });

/** Services with exactly one similar vehicle in stock. */
const servicesAt = (now: string): SiteServices => {
  const similar = exampleVehicle({ id: 13 });
  const services: Partial<SiteServices> = {
    clock: createFixedClock(now),
    paths: createPaths(FRENCH_SEGMENTS),
    catalogue: () => ({ brands: [], models: [], leaseOffers: [], locations: [], employees: [], vacancies: [] }),
    settings: {
      finance: { advertised: [], rates: [], fees: [], residuals: [], mentions: [] },
    } as unknown as SiteServices["settings"],
    stock: {
      index: () => ({
        similarTo: () => [{ id: similar.id, distance: 1, reasons: ["model", "brand", "price"] }],
        vocabulary: () => ({ brands: [] }),
      }),
      byIds: async (ids: readonly number[]) => [similar].filter(({ id }) => ids.includes(id)),
      byIdIncludingRemoved: async () => ({ vehicle: SOLD, removed_at: REMOVED_AT }),
      openedAt: () => null,
      version: () => 1,
    } as unknown as SiteServices["stock"],
  };
  return services as SiteServices;
};

const soldAt = (now: string) => soldVehicle({ vehicle: SOLD, removed_at: REMOVED_AT }, servicesAt(now));

test("has name and similar vehicles for thirty days", async () => {
  for (const now of [REMOVED_AT, "2026-12-01T07:59:59.999Z"]) {
    const sold = await soldAt(now);
    expect(sold?.text).toContain("Opel Corsa GS 1.2 Turbo");
    expect(sold?.similar.map(({ card, similarity }) => [card.id, similarity])).toEqual([
      [13, "Même modèle, prix proche"],
    ]);
  }
});

test("is null from exactly thirty days on", async () => {
  expect(await soldAt("2026-12-01T08:00:00.000Z")).toBeNull();
  expect(await soldAt("2027-11-01T08:00:00.000Z")).toBeNull();
});

test("is null for a vehicle on sale", async () => {
  expect(await soldVehicle({ vehicle: SOLD, removed_at: null }, servicesAt(REMOVED_AT))).toBeNull();
});

const thrownAt = async (
  now: string,
  removedError: "vehicle-not-found" | "vehicle-form-not-found",
): Promise<unknown> => {
  const url = new URL(`https://alzette.example/stock/${SOLD.slug}`);
  const reading = requireVehicle(servicesAt(now), { vehicle: SOLD.slug }, url, {
    canonicalPath: () => "/",
    demand: null,
    removedError,
  });
  return reading.then(
    () => null,
    (thrown: unknown) => thrown,
  );
};

test("the vehicle's URL is 404 before and after the thirty days", async () => {
  expect(await thrownAt("2026-11-30T08:00:00Z", "vehicle-not-found")).toMatchObject({
    init: { status: 404 },
    data: { kind: "vehicle-not-found", sold: { text: expect.stringContaining("Opel Corsa GS 1.2 Turbo") } },
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

test("is named below its make when it was the last of it, and not below another", async () => {
  const thrownBelow = (brand: string) => {
    const url = new URL(`https://alzette.example/${brand}/stock/${SOLD.slug}`);
    const services = servicesAt("2026-11-30T08:00:00Z");
    const empty = {
      ...services,
      content: { story: async () => null },
      settings: { ...services.settings, segments: FRENCH_SEGMENTS },
      redirects: () => new Map(),
    };
    return requireVehicle(empty as unknown as SiteServices, { brand, vehicle: SOLD.slug }, url, {
      demand: null,
      canonicalPath: () => "/",
    }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
  };
  expect(await thrownBelow(SOLD.brand.slug)).toMatchObject({
    data: { kind: "vehicle-not-found", sold: { text: expect.stringContaining("Opel Corsa GS 1.2 Turbo") } },
  });
  expect(await thrownBelow("nulle-part")).toMatchObject({ data: { kind: "page-not-found" } });
});
