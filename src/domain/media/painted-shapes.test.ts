import { expect, test } from "vitest";
import { countPaintedShapes } from "./painted-shapes.ts";
import { isPaintable, readIconSet } from "./icons.ts";

/** Masks of masks: each has eight shapes with the mask of the next one. */
const nestedMasks = (levels: number): string =>
  Array.from({ length: levels }, (_, level) => {
    const shape = `<rect width="10" height="10"${level + 1 < levels ? ` mask="url(#m${level + 1})"` : ""}/>`;
    return `<mask id="m${level}">${shape.repeat(8)}</mask>`;
  }).join("") + '<rect width="10" height="10" mask="url(#m0)"/>';

test("a shape counts once, and once more for each reference to it", () => {
  expect(countPaintedShapes('<g><path d="M0 0"/><circle r="1"/></g>')).toBe(4);
  expect(countPaintedShapes('<path id="a" d="M0 0"/><use href="#a"/><use href="#a"/>')).toBe(6);
  expect(countPaintedShapes('<clipPath id="a"><rect/></clipPath><path clip-path="url(#a)"/>')).toBe(6);
});

test.each([
  ["masks of masks", nestedMasks(10)],
  ["a mask in a circle", '<mask id="a"><rect mask="url(#a)"/></mask><rect mask="url(#a)"/>'],
  ["a reference to nothing", '<rect mask="url(#b)"/>'],
  ["a group that is not closed", '<g><path d="M0 0"/>'],
  ["a group that is closed twice", '<g></g></g><path d="M0 0"/>'],
  ["elements closed in another order", "<g><mask></g></mask>"],
  ["groups of groups", "<g>".repeat(100) + "</g>".repeat(100)],
])("%s are not painted", (_, body) => {
  expect(isPaintable(body)).toBe(false);
  const set = { prefix: "a", icons: { b: { body } } };
  expect(readIconSet(set).size).toBe(0);
});

test("a mask that several shapes of a usual icon have is painted", () => {
  expect(isPaintable(nestedMasks(2))).toBe(true);
});
