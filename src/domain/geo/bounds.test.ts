import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, fromMercator, isWithin, toMercator } from "./bounds.ts";
import { decodePolyline, encodePolyline } from "./polyline.ts";

const positions = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("bounds", () => {
  it("contain every position they were made of", () => {
    fc.assert(
      fc.property(fc.array(positions, { minLength: 1 }), (all) => {
        const bounds = boundsOf(all);
        expect(all.every((position) => isWithin(position, bounds))).toBe(true);
      }),
    );
    expect(() => boundsOf([])).toThrow(RangeError);
    expect(isWithin({ lat: 49, lng: 7 }, { north: 50, south: 48, west: 5, east: 6 })).toBe(false);
  });
});

describe("the Mercator projection", () => {
  it("places the known corners and turns back", () => {
    expect(toMercator({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
    expect(toMercator({ lat: 85.0511, lng: -180 }).x).toBe(0);
    expect(toMercator({ lat: 85.0511, lng: 180 }).y).toBeCloseTo(0, 4);
    fc.assert(
      fc.property(positions, (position) => {
        const back = fromMercator(toMercator(position));
        expect(back.lat).toBeCloseTo(position.lat, 8);
        expect(back.lng).toBeCloseTo(position.lng, 8);
      }),
    );
  });
});

describe("encoded polylines", () => {
  it("are those of the format's description", () => {
    const line = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(line, 100_000)).toBe("_p~iF~ps|U_ulLnnqC_mqNvxq`@");
    expect(decodePolyline("_p~iF~ps|U_ulLnnqC_mqNvxq`@", 100_000)).toEqual(line);
  });

  it("lose less than a step", () => {
    fc.assert(
      fc.property(fc.array(positions), (line) => {
        const decoded = decodePolyline(encodePolyline(line, 500), 500);
        expect(decoded).toHaveLength(line.length);
        for (const [index, { lat, lng }] of decoded.entries()) {
          expect(Math.abs(lat - (line[index]?.lat ?? 0))).toBeLessThanOrEqual(0.001_001);
          expect(Math.abs(lng - (line[index]?.lng ?? 0))).toBeLessThanOrEqual(0.001_001);
        }
      }),
    );
  });
});
