import fc from "fast-check";
import { expect, test } from "vitest";
import { isSafeIconBody, withOwnIds } from "./icons.ts";

const CAR = '<path fill="none" stroke="currentColor" stroke-linecap="round" d="M3.5 15.5v-4.6l1.9-4.8"/>';

test("accepts a drawing of shapes", () => {
  expect(isSafeIconBody(CAR)).toBe(true);
  expect(isSafeIconBody(`<g fill="none"><mask id="a"><rect width="20" height="20" rx="2"/></mask>${CAR}</g>`)).toBe(
    true,
  );
});

test("accepts references to shapes of the same drawing", () => {
  expect(isSafeIconBody(`<defs>${CAR.replace("<path", '<path id="a"')}</defs><use href="#a" x="2"/>`)).toBe(true);
  expect(isSafeIconBody(`<g id="a.b-1"/><use xlink:href="#a.b-1"/>`)).toBe(true);
});

test("puts a prefix in front of each id and each reference", () => {
  const body = '<mask id="a"><g id="b"/></mask><g mask="url(#a)"><use href="#b"/></g>';
  expect(withOwnIds(body, "mdi-car")).toBe(
    '<mask id="mdi-car-a"><g id="mdi-car-b"/></mask><g mask="url(#mdi-car-a)"><use href="#mdi-car-b"/></g>',
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
  '<g id="x"/><use href="https://evil.example/x.svg#x"/>',
  '<g id="x"/><path href="#x" d="M0 0" onload="x"/>',
  `<g id="x"/>${'<use href="#x"/>'.repeat(17)}`,
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
