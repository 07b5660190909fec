import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EXPORT_FORMATS, type ExportContext, type ExportFormat } from "#domain/exports/index.ts";
import { vehicleSlug, vehicleTitle, type Medium, type Vehicle } from "#domain/vehicles/index.ts";
import { exportBytes, newTally } from "../../src/adapters/feeds/export/index.ts";
import { anyVehicle, factsOnly } from "../fixtures/any-vehicle.ts";
import { takenIn, type TakenIn } from "../fixtures/taken-in.ts";

const context: ExportContext = {
  pageOf: ({ slug }) => `https://site.example/stock/${slug}`,
  absolute: (url) => (url.startsWith("/") ? `https://site.example${url}` : url),
  locationOf: () => null,
};

const formatNamed = (name: string): ExportFormat => {
  const format = EXPORT_FORMATS.find((candidate) => candidate.name === name);
  if (!format) throw new Error(`there is no format ${name}`);
  return format;
};

const text = async (pieces: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(piece);
  return Buffer.concat(chunks).toString();
};

const each = async function* <T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
};

const fleet = fc.uniqueArray(anyVehicle, { minLength: 1, maxLength: 12, selector: ({ id }) => id });

describe.each(["vitrine-json", "vitrine-csv"])("the stock given out as %s and taken in again", (name) => {
  it("is the same stock: every fact of every vehicle, and its number", async () => {
    await fc.assert(
      fc.asyncProperty(fleet, async (vehicles) => {
        const { vehicles: back, issues } = await takenIn(
          exportBytes(formatNamed(name), each(vehicles), context, newTally()),
          "vitrine",
        );
        expect(issues).toEqual([]);
        expect(back).toEqual(vehicles.map((vehicle) => ({ id: vehicle.id, facts: factsOnly(vehicle) })));
      }),
      { numRuns: 150 },
    );
  });
});

/** A vehicle as the stock would have it after the feed was taken in. */
const back = (original: Vehicle, { facts }: TakenIn): Vehicle => ({
  ...original,
  ...facts,
  slug: vehicleSlug(original.id, facts),
  title: vehicleTitle(facts),
});

/** What the columns of both networks carry without loss; the rest of a vehicle they do not know, or in fewer words. */
const inBoth = (vehicle: Vehicle) => [
  vehicle.brand,
  vehicle.model,
  vehicle.trim,
  reducedPrice(vehicle),
  vehicle.construction_year,
  vehicle.mileage_km,
  vehicle.color,
  vehicle.interior_color,
  vehicle.transmission_type,
  vehicle.drive,
  vehicle.location_id,
];

const CARRIED = {
  "google-vehicle-ads": (vehicle: Vehicle) => [...inBoth(vehicle), vehicle.options],
  "meta-automotive": (vehicle: Vehicle) => [...inBoth(vehicle), vehicle.availability, vehicle.stock_number],
} as const;

/** A price before that is not higher is no reduction, and no network is told of one. */
const reducedPrice = ({ price: { purchase } }: Vehicle) =>
  purchase === null
    ? null
    : [purchase.cents, (purchase.before_discount_cents ?? 0) > purchase.cents ? purchase.before_discount_cents : null];

/** Networks tell a film from a photograph by its address alone. */
const isPhotograph = ({ type, url }: Medium): boolean => type === "image" && !url.endsWith(".mp4");

const advertised = fc.uniqueArray(
  anyVehicle.map((vehicle) => ({ ...vehicle, media: vehicle.media.filter(isPhotograph) })),
  { minLength: 1, maxLength: 12, selector: ({ id }) => id },
);

describe.each(["google-vehicle-ads", "meta-automotive"] as const)(
  "the stock given out as %s and taken in again",
  (name) => {
    it("keeps what the network's columns carry, and given out again is the same file", async () => {
      await fc.assert(
        fc.asyncProperty(advertised, async (vehicles) => {
          const format = formatNamed(name);
          const file = await text(exportBytes(format, each(vehicles), context, newTally()));
          const { vehicles: taken } = await takenIn(each([Buffer.from(file)]), name);
          const kept =
            name === "google-vehicle-ads" ? vehicles.filter((v) => v.availability === "available") : vehicles;
          const again = taken.map((one, place) => back(kept[place] as Vehicle, one));
          expect(again.map(CARRIED[name])).toEqual(kept.map(CARRIED[name]));
          expect(await text(exportBytes(format, each(again), context, newTally()))).toBe(file);
        }),
        { numRuns: 150 },
      );
    });
  },
);
