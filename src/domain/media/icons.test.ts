import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeIconBody, readIconRequest, readIconSet, splitIconName, writeIconSet } from "./icons.ts";

const CAR = '<path fill="none" stroke="currentColor" stroke-linecap="round" d="M3.5 15.5v-4.6l1.9-4.8"/>';

test("accepts a drawing of shapes", () => {
  expect(isSafeIconBody(CAR)).toBe(true);
  expect(isSafeIconBody(`<g fill="none"><mask id="a"><rect width="20" height="20" rx="2"/></mask>${CAR}</g>`)).toBe(
    true,
  );
});

test.each([
  "<script>alert(1)</script>",
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0" style="color:red"/>',
  '<path fill="url(https://evil.example/x)"/>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<image href="https://evil.example/x.png"/>',
  '<use href="#x"/>',
  "<foreignObject><p>x</p></foreignObject>",
  '<path d="M0 0"/>text',
  "<path d=M0/>",
  '</svg><path d="M0 0"/>',
  "<!-- x -->",
])("rejects the unsafe drawing %s", (body) => {
  expect(isSafeIconBody(body)).toBe(false);
});

test("accepts no drawing that executes or loads something", () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "/",
    "path",
    "g",
    "script",
    " ",
    "on",
    "load",
    "=",
    '"',
    "href",
    "url(",
    "#a",
    ")",
    "d",
    "M0",
    "&",
    ":",
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 24 }), (body) => {
      expect(isSafeIconBody(body) && /script|onload|href|&|:/.test(body)).toBe(false);
    }),
    { numRuns: 3_000 },
  );
});

test("reads a set with its view boxes and aliases, without unsafe drawings", () => {
  const set = readIconSet({
    prefix: "demo",
    width: 24,
    icons: { car: { body: CAR }, wide: { body: CAR, width: 30 }, bad: { body: "<script/>" }, "no name": { body: CAR } },
    aliases: { auto: { parent: "car" }, turned: { parent: "car", rotate: 1 } },
  });
  expect([...set.keys()]).toEqual(["car", "wide", "auto"]);
  expect(set.get("wide")).toEqual({ body: CAR, width: 30, height: 16 });
});

test("writes the matching icons and the names of the missing ones", () => {
  const icons = new Map([["car", { body: CAR, width: 20, height: 20 }]]);
  expect(writeIconSet({ prefix: "demo", names: ["car", "bus"] }, icons)).toEqual({
    prefix: "demo",
    icons: { car: { body: CAR, width: 20, height: 20 } },
    not_found: ["bus"],
  });
});

test.each([
  ["demo", "car,bus", true],
  ["demo", "", false],
  ["demo", null, false],
  ["../x", "car", false],
  ["demo", "car,<b>", false],
  ["demo", "a,".repeat(300), false],
])("validates a request for %s with %s: %s", (prefix, icons, valid) => {
  expect(readIconRequest(prefix, icons, `/api/icons/${prefix}.json?icons=${icons}`).ok).toBe(valid);
});

test("distinguishes the name of a set's icon from one of the interface", () => {
  expect(splitIconName("vitrine:car")).toEqual({ prefix: "vitrine", name: "car" });
  expect(splitIconName("car")).toBeNull();
  expect(splitIconName("a:b:c")).toBeNull();
});

test("accepts an address of 500 characters and no longer one", () => {
  expect(readIconRequest("demo", "car", "x".repeat(500)).ok).toBe(true);
  expect(readIconRequest("demo", "car", "x".repeat(501)).ok).toBe(false);
});
