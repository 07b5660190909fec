import { expect, test } from "vitest";
import { parseSync } from "vite";
import { removeCode, type UnusedCode } from "./remove-code.ts";

/** The code without what is not used, on one line. */
const removed = (code: string, unused: UnusedCode): string =>
  removeCode(parseSync("code.js", code).program, code, unused).replaceAll(/\s+/g, " ").trim();

test("empties a function, or gives it another body", () => {
  expect(
    removed("function a() { return 1; } function b() { return 2; }", { functions: { a: "", b: "return 3;" } }),
  ).toBe("function a() {} function b() {return 3;}");
});

test("leaves out a statement by its beginning", () => {
  expect(removed("exports.a = 1; exports.b = 2;", { statements: ["exports.a ="] })).toBe("; exports.b = 2;");
});

test("gives a variable its one value", () => {
  expect(removed("var a = null; a = f(); if (a) g();", { constants: { a: "null" } })).toBe(
    "var a = null; (null); if (a) g();",
  );
});

test("keeps what is assigned together with a variable of one value", () => {
  expect(removed("var a = 0, b, c; c = a = b = 0;", { constants: { a: "0" } })).toBe("var a = 0, b, c; c = b = 0;");
});

test("gives an expression its one value", () => {
  expect(removed("if (init.debug) f();", { expressions: { "init.debug": "false" } })).toBe("if (false) f();");
});

test("leaves out the text of an assertion", () => {
  expect(removed('invariant(a.b, "text"); other(a, b);', { firstArguments: ["invariant"] })).toBe(
    "invariant(a.b); other(a, b);",
  );
});

test("leaves out a property", () => {
  expect(removed("var a = { b: 1, c: 2 };", { properties: ["b"] })).toBe("var a = { c: 2 };");
});

test("leaves out what is done for a tag that does not occur", () => {
  expect(removed("switch (f.tag) { case 1: a(); break; case 2: b(); break; case 3: c(); }", { tags: [2] })).toBe(
    "switch (f.tag) { case 1: a(); break; case 3: c(); }",
  );
});

test("keeps the statements that another case runs into", () => {
  expect(removed("switch (f.tag) { case 1: a(); case 2: b(); break; case 3: case 4: c(); }", { tags: [2, 4] })).toBe(
    "switch (f.tag) { case 1: a(); b(); break; case 3: c(); }",
  );
});

test("keeps the variables of statements that it leaves out", () => {
  const code = "function a(f) { switch (f.tag) { case 1: var b = 1, c; return b; case 2: b = 2; return b; } }";
  expect(removed(code, { tags: [1] })).toBe("function a(f) {var b, c; switch (f.tag) { case 2: b = 2; return b; } }");
});

test("knows the result of a comparison with a tag that does not occur", () => {
  expect(removed("a(2 === f.tag, f.tag !== 2, 2 === f.mode);", { tags: [2] })).toBe("a(false, true, 2 === f.mode);");
});

test("leaves out a case by its name", () => {
  expect(removed("switch (type) { case A: return 1; case B: return 2; }", { cases: ["A"] })).toBe(
    "switch (type) { case B: return 2; }",
  );
});

test("names what an update of the package no longer has", () => {
  expect(() => removed("function a() {}", { functions: { a: "", b: "" }, tags: [2] })).toThrow(
    "no longer in the package: b, 2",
  );
});

test("answers what asks for the type of a method that no object has", () => {
  expect(
    removed('"function" === typeof a.b && a.b(); "function" !== typeof a.b || c(); "function" === typeof a.d;', {
      methods: ["b"],
    }),
  ).toBe('false && a.b(); true || c(); "function" === typeof a.d;');
});
