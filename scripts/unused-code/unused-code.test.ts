import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REACT_CODE } from "./react-code.ts";
import { ATTRIBUTES, EVENTS, UNUSED_ATTRIBUTES } from "./react-elements.ts";

const IMPORT = /import \{([^}]*)\} from "react(?:-dom(?:\/client)?)?"/g;

const sources = globSync("src/{web,ui}/**/*.{ts,tsx}")
  .filter((file) => !/[.](?:test|examples)[.]/.test(file))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }))
  .map((source) => ({ ...source, words: new Set(source.code.match(/(?<![.\w-])[\w-]+/g)) }));

const REACT_DOM = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");

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

const handlerOf = (event: string): string => `on${event[0]?.toUpperCase()}${event.slice(1)}`;

/** Names of handlers of all events that React knows, by its list of events. */
const allHandlers = (): readonly string[] => {
  const [, names = ""] = /simpleEventPluginEvents =\s*"([^"]+)"/.exec(REACT_DOM) ?? [];
  return names
    .split(" ")
    .map(handlerOf)
    .concat("onScrollEnd", "onDoubleClick", "onSelect", "onBeforeInput", "onCompositionStart", "onCompositionUpdate")
    .concat("onCompositionEnd", "onAnimationStart", "onAnimationIteration", "onAnimationEnd", "onTransitionRun")
    .concat("onTransitionStart", "onTransitionCancel", "onTransitionEnd");
};

const usesOf = (name: string): readonly string[] =>
  sources.filter(({ words }) => words.has(name)).map(({ file }) => `${file}: ${name}`);

test("no element listens to events that the build leaves out", () => {
  const kept = new Set(EVENTS.split(" ").map(handlerOf));
  const handlers = allHandlers();
  expect(handlers.length).toBeGreaterThan(80);
  expect(handlers.filter((name) => !kept.has(name)).flatMap((name) => usesOf(name))).toEqual([]);
  expect([...kept].filter((name) => !handlers.includes(name) || usesOf(name).length === 0)).toEqual([]);
});

test("no element has an attribute whose name the build leaves out", () => {
  const renamed = [
    ...REACT_DOM.slice(REACT_DOM.indexOf("var aliases"), REACT_DOM.indexOf("isJavaScriptProtocol =")).matchAll(
      /\["([\w-]+)", "([\w:-]+)"\]/g,
    ),
  ];
  const names = new Map(renamed.map(([, name = "", attribute = ""]) => [name, attribute]));
  expect(names.size).toBeGreaterThan(70);
  expect([...names.keys()].filter((name) => !(name in ATTRIBUTES)).flatMap((name) => usesOf(name))).toEqual([]);
  expect(Object.entries(ATTRIBUTES).filter(([name, attribute]) => names.get(name) !== attribute)).toEqual([]);
});

test("no element has an attribute that the build leaves out", () => {
  expect(UNUSED_ATTRIBUTES.flatMap((name) => usesOf(name))).toEqual([]);
});

test("no form of the router posts", () => {
  const forms = sources.filter(({ code }) => /<Form\b[^>]*\bmethod="(?!get")/.test(code));
  expect(forms.map(({ file }) => file)).toEqual([]);
});

test("each form of the router states its address", () => {
  const forms = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/<Form\b[^>]*>/g)].map(([tag]) => ({ file, tag })),
  );
  const ofRouter = forms.filter(({ tag }) => tag.includes('method="get"'));
  expect(ofRouter.length).toBeGreaterThan(0);
  expect(ofRouter.filter(({ tag }) => !tag.includes("action={"))).toEqual([]);
});

test("no element has a style of its own, and no component is a class", () => {
  const found = sources.filter(({ code }) => /\bstyle=\{|\bextends (?:React[.])?(?:Pure)?Component\b/.test(code));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test("no route has an action, a middleware or a handle in the browser", () => {
  const exported = sources.filter(({ code }) => /\bexport const (?:clientAction|clientMiddleware|handle)\b/.test(code));
  expect(exported.map(({ file }) => file)).toEqual([]);
});
