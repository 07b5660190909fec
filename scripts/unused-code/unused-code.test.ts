import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REACT_CODE } from "./react-code.ts";

const IMPORT = /import \{([^}]*)\} from "react(?:-dom(?:\/client)?)?"/g;

const sources = globSync("src/{web,ui}/**/*.{ts,tsx}")
  .filter((file) => !/[.](?:test|examples)[.]/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }));

const leftOut = new Set(
  Object.values(REACT_CODE).flatMap(({ statements = [] }) =>
    statements.map((statement) => statement.replace(/^exports[.](\w+) =$/, "$1")),
  ),
);

test("no page imports from React what the build leaves out", () => {
  const imports = sources.flatMap(({ file, code }) =>
    [...code.matchAll(IMPORT)]
      .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
      .filter((name) => leftOut.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(imports).toEqual([]);
  expect(sources.some(({ code }) => code.search(IMPORT) >= 0)).toBe(true);
});

test("no element listens to events that the build leaves out", () => {
  const listeners = sources.filter(({ code }) => /\bon(?:Select|BeforeInput|Composition\w+)=/.test(code));
  expect(listeners.map(({ file }) => file)).toEqual([]);
});

test("no form of the router posts", () => {
  const forms = sources.filter(({ code }) => /<Form\b[^>]*\bmethod="(?!get")/.test(code));
  expect(forms.map(({ file }) => file)).toEqual([]);
});

test("no element has a style of its own, and no component is a class", () => {
  const found = sources.filter(({ code }) => /\bstyle=\{|\bextends (?:React[.])?(?:Pure)?Component\b/.test(code));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test("no route has an action, a middleware or a handle in the browser", () => {
  const exported = sources.filter(({ code }) => /\bexport const (?:clientAction|clientMiddleware|handle)\b/.test(code));
  expect(exported.map(({ file }) => file)).toEqual([]);
});
