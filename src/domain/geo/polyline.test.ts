import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boundsOf,
  centredBounds,
  decodePolyline,
  encodePolyline,
  fromMercator,
  isWithin,
  toMercator,
} from "./position.ts";

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

describe("the part of bounds around a centre", () => {
  const bounds = { north: 60.75, south: 42.33, west: -7.57, east: 18.02 };

  it("has the centre in its middle and touches the two nearest edges", () => {
    fc.assert(
      fc.property(
        fc.double({ min: bounds.south, max: bounds.north, noNaN: true }),
        fc.double({ min: bounds.west, max: bounds.east, noNaN: true }),
        (lat, lng) => {
          const part = centredBounds(bounds, { lat, lng });
          const [topLeft, bottomRight, middle] = [
            toMercator({ lat: part.north, lng: part.west }),
            toMercator({ lat: part.south, lng: part.east }),
            toMercator({ lat, lng }),
          ];
          expect((topLeft.x + bottomRight.x) / 2).toBeCloseTo(middle.x, 9);
          expect((topLeft.y + bottomRight.y) / 2).toBeCloseTo(middle.y, 9);
          const gaps = {
            lng: Math.min(part.west - bounds.west, bounds.east - part.east),
            lat: Math.min(part.south - bounds.south, bounds.north - part.north),
          };
          expect(gaps.lng).toBeCloseTo(0, 9);
          expect(gaps.lat).toBeCloseTo(0, 9);
        },
      ),
    );
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
