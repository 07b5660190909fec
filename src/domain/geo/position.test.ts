import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, parsePosition, type Position } from "./position.ts";

const LUXEMBOURG: Position = { lat: 49.6117, lng: 6.13 };

const positions = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceKm", () => {
  it.each([
    ["Brussels", { lat: 50.8467, lng: 4.3525 }, 187],
    ["Paris", { lat: 48.8566, lng: 2.3522 }, 287],
    ["Metz", { lat: 49.1203, lng: 6.1778 }, 55],
    ["Stockholm", { lat: 59.3293, lng: 18.0686 }, 1315],
  ])("gives the distance from Luxembourg to %s", (_, town, km) => {
    expect(Math.abs(distanceKm(LUXEMBOURG, town) - km)).toBeLessThan(km * 0.01 + 1);
  });

  it("is a metric on the sphere", () => {
    fc.assert(
      fc.property(positions, positions, positions, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-6);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_016);
      }),
    );
  });

  it("is exact near the antipodes", () => {
    const [a, b, c] = [-179.9999999948203, 0.000050702370984367924, 0].map((lng) => ({ lat: 0, lng }));
    if (!a || !b || !c) throw new Error("three positions");
    expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-9);
  });

  it("gives half of the circumference between antipodes", () => {
    expect(distanceKm({ lat: 90, lng: 0 }, { lat: -90, lng: 0 })).toBeCloseTo(20_015.1, 0);
  });
});

describe("parsePosition", () => {
  it("reads latitude and longitude in degrees", () => {
    expect(parsePosition("49.6,6.1")).toEqual({ lat: 49.6, lng: 6.1 });
    expect(parsePosition(" -12 , -6.25")).toEqual({ lat: -12, lng: -6.25 });
  });

  it.each(["", "49.6", "49.6,6.1,3", "91,0", "0,181", "a,b", "1e1,2", "NaN,0", "49,6;6,1", "0x1,2", "49.6,", "1111,2"])(
    "rejects %j",
    (text) => expect(parsePosition(text)).toBeNull(),
  );
});
