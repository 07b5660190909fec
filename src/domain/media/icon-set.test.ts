import { expect, test } from "vitest";
import { readIconSet } from "./icons.ts";

const CAR = '<path fill="none" stroke="currentColor" d="M3.5 15.5v-4.6l1.9-4.8"/>';

test("reads a set with its view boxes and aliases, without unsafe drawings", () => {
  const set = readIconSet({
    prefix: "demo",
    width: 24,
    icons: { car: { body: CAR }, wide: { body: CAR, width: 30 }, bad: { body: "<script/>" }, "no name": { body: CAR } },
    aliases: { auto: { parent: "car" }, again: { parent: "auto", height: 20 }, lost: { parent: "none" } },
  });
  expect([...set.keys()]).toEqual(["car", "wide", "auto", "again"]);
  expect(set.get("wide")).toEqual({ body: CAR, width: 30, height: 16 });
  expect(set.get("again")).toEqual({ body: CAR, width: 24, height: 20 });
});

test.each([
  ["one quarter turn", { rotate: 1 }, "translate(16 0) rotate(90)", [16, 24]],
  ["two quarter turns", { rotate: 2 }, "translate(24 16) rotate(180)", [24, 16]],
  ["three quarter turns", { rotate: 3 }, "translate(0 24) rotate(-90)", [16, 24]],
  ["a turn backwards", { rotate: -1 }, "translate(0 24) rotate(-90)", [16, 24]],
  ["a horizontal flip", { hFlip: true }, "translate(24 0) scale(-1 1)", [24, 16]],
  ["a vertical flip", { vFlip: true }, "translate(0 16) scale(1 -1)", [24, 16]],
  ["an offset", { left: 2, top: -3 }, "translate(-2 3)", [24, 16]],
  ["a turn of an offset", { left: 2, top: 4, rotate: 1 }, "translate(20 -2) rotate(90)", [16, 24]],
])("draws an alias with %s in a view box from 0 0", (_, change, transform, [width, height]) => {
  const set = readIconSet({
    prefix: "demo",
    width: 24,
    icons: { car: { body: CAR } },
    aliases: { changed: { parent: "car", ...change } },
  });
  expect(set.get("changed")).toEqual({ body: `<g transform="${transform}">${CAR}</g>`, width, height });
});

test("adds the turns and flips of an alias to those of its icon", () => {
  const set = readIconSet({
    icons: { car: { body: CAR, rotate: 1, hFlip: true } },
    aliases: { back: { parent: "car", rotate: 3, hFlip: true } },
  });
  expect(set.get("back")).toEqual({ body: CAR, width: 16, height: 16 });
});

test("gives the ids of each drawing its own prefix", () => {
  const body = '<path id="a" d="M0 0"/><use href="#a"/>';
  const set = readIconSet({ prefix: "demo", icons: { car: { body }, bus: { body } } });
  expect(set.get("bus")?.body).toBe('<path id="demo-bus-a" d="M0 0"/><use href="#demo-bus-a"/>');
});

test("draws nothing of a set whose prefix is markup, and of aliases without an end", () => {
  const markup = readIconSet({ prefix: '"><script/>', icons: { car: { body: '<g id="a"/>' } } });
  expect([...markup.keys()]).toEqual([]);
  expect(readIconSet({ aliases: { a: { parent: "b" }, b: { parent: "a" } } }).size).toBe(0);
  expect(readIconSet(null).size).toBe(0);
});
