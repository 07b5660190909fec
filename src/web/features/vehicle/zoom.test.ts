import fc from "fast-check";
import { expect, test } from "vitest";
import { FIT, isDoubleTap, MOST, panBy, zoomTo, type Frame, type Zoom } from "./zoom.ts";

const frames = fc.record<Frame>({
  width: fc.integer({ min: 320, max: 1920 }),
  height: fc.integer({ min: 320, max: 1200 }),
  pictureWidth: fc.integer({ min: 200, max: 1920 }),
  pictureHeight: fc.integer({ min: 150, max: 1200 }),
});
const points = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -600, max: 600 }) });
const scales = fc.double({ min: 0.2, max: 9, noNaN: true });

const isInside = ({ scale, x, y }: Zoom, frame: Frame): boolean =>
  scale >= 1 &&
  scale <= MOST &&
  Math.abs(x) <= Math.max(0, (frame.pictureWidth * scale - frame.width) / 2) &&
  Math.abs(y) <= Math.max(0, (frame.pictureHeight * scale - frame.height) / 2);

test("no zoom and no pan goes beyond the sizes or the picture's edge", () => {
  fc.assert(
    fc.property(frames, scales, points, points, (frame, scale, around, by) => {
      const zoomed = zoomTo(FIT, scale, around, frame);
      expect(isInside(zoomed, frame)).toBe(true);
      expect(isInside(panBy(zoomed, by, frame), frame)).toBe(true);
    }),
  );
});

test("what lies under the finger stays there where the picture's edge allows it", () => {
  const frame = { width: 900, height: 600, pictureWidth: 900, pictureHeight: 600 };
  const inside = fc.record({ x: fc.integer({ min: -450, max: 450 }), y: fc.integer({ min: -300, max: 300 }) });
  fc.assert(
    fc.property(inside, fc.double({ min: 1, max: MOST, noNaN: true }), (around, scale) => {
      const zoomed = zoomTo(FIT, scale, around, frame);
      expect((around.x - zoomed.x) / zoomed.scale).toBeCloseTo(around.x, 6);
      expect((around.y - zoomed.y) / zoomed.scale).toBeCloseTo(around.y, 6);
    }),
  );
});

test("back at its fitted size a picture that fits stands in the middle again", () => {
  const frame = { width: 900, height: 700, pictureWidth: 900, pictureHeight: 600 };
  const zoomed = panBy(zoomTo(FIT, 3, { x: 200, y: -100 }, frame), { x: 80, y: 40 }, frame);
  const { scale, x, y } = zoomTo(zoomed, 1, { x: 0, y: 0 }, frame);
  expect(scale).toBe(1);
  expect([x, y].map(Math.abs)).toEqual([0, 0]);
});

test("two taps are a double tap when they are close in time and place", () => {
  const first = { x: 10, y: 10, at: 1_000 };
  expect(isDoubleTap(first, { x: 14, y: 8, at: 1_200 })).toBe(true);
  expect(isDoubleTap(first, { x: 14, y: 8, at: 1_500 })).toBe(false);
  expect(isDoubleTap(first, { x: 90, y: 8, at: 1_200 })).toBe(false);
  expect(isDoubleTap(null, first)).toBe(false);
});
