import fc from "fast-check";
import { expect, test } from "vitest";
import { FIT, isDoubleTap, MAX_SCALE, panBy, type Zoom, type ZoomFrame, zoomTo } from "./use-zoom.ts";

const frames = fc.record<ZoomFrame>({
  width: fc.integer({ min: 320, max: 1920 }),
  height: fc.integer({ min: 320, max: 1200 }),
  pictureWidth: fc.integer({ min: 200, max: 1920 }),
  pictureHeight: fc.integer({ min: 150, max: 1200 }),
});
const points = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -600, max: 600 }) });
const scales = fc.double({ min: 0.2, max: 9, noNaN: true });

const isInside = ({ scale, x, y }: Zoom, frame: ZoomFrame): boolean =>
  scale >= 1 &&
  scale <= MAX_SCALE &&
  Math.abs(x) <= Math.max(0, (frame.pictureWidth * scale - frame.width) / 2) &&
  Math.abs(y) <= Math.max(0, (frame.pictureHeight * scale - frame.height) / 2);

test("clamps zoom and pan to the limits and the picture's edges", () => {
  fc.assert(
    fc.property(frames, scales, points, points, (frame, scale, center, by) => {
      const zoomed = zoomTo(FIT, scale, center, frame);
      expect(isInside(zoomed, frame)).toBe(true);
      expect(isInside(panBy(zoomed, by, frame), frame)).toBe(true);
    }),
  );
});

test("keeps the point under the pointer in place if the edges allow it", () => {
  const frame = { width: 900, height: 600, pictureWidth: 900, pictureHeight: 600 };
  const inside = fc.record({ x: fc.integer({ min: -450, max: 450 }), y: fc.integer({ min: -300, max: 300 }) });
  fc.assert(
    fc.property(inside, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), (center, scale) => {
      const zoomed = zoomTo(FIT, scale, center, frame);
      expect((center.x - zoomed.x) / zoomed.scale).toBeCloseTo(center.x, 6);
      expect((center.y - zoomed.y) / zoomed.scale).toBeCloseTo(center.y, 6);
    }),
  );
});

test("centres a picture at its fitted size", () => {
  const frame = { width: 900, height: 700, pictureWidth: 900, pictureHeight: 600 };
  const zoomed = panBy(zoomTo(FIT, 3, { x: 200, y: -100 }, frame), { x: 80, y: 40 }, frame);
  const { scale, x, y } = zoomTo(zoomed, 1, { x: 0, y: 0 }, frame);
  expect(scale).toBe(1);
  expect([x, y].map(Math.abs)).toEqual([0, 0]);
});

test("detects a double tap by time and distance", () => {
  const first = { x: 10, y: 10, time: 1_000 };
  expect(isDoubleTap(first, { x: 14, y: 8, time: 1_200 })).toBe(true);
  expect(isDoubleTap(first, { x: 14, y: 8, time: 1_500 })).toBe(false);
  expect(isDoubleTap(first, { x: 90, y: 8, time: 1_200 })).toBe(false);
  expect(isDoubleTap(null, first)).toBe(false);
});
