import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const RULE = /([^{}]+)\{([^{}]*)\}/g;

const CUSTOM_PROPERTY = /(?:^|[\s;])--[a-z-]+\s*:/;

/** True for a selector of the root or body alone, ignoring the contents of brackets. */
const DOCUMENT_ELEMENT = /^(?::where|:root|html|body)[:a-z]*$/;

const withoutComments = (css: string): string => css.replaceAll(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, "");

const withoutBrackets = (selector: string): string => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutBrackets(shorter);
};

/** Selectors that set custom properties on the root or body depending on the page's content. */
const inheritedByAll = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(RULE)].flatMap(([, selector = "", declarations = ""]) => {
    const elements = withoutBrackets(selector.trim()).split(",");
    const isOfDocument = selector.includes(":has(") && elements.some((one) => DOCUMENT_ELEMENT.test(one.trim()));
    return isOfDocument && CUSTOM_PROPERTY.test(declarations) ? [selector.trim()] : [];
  });

test("no length depends on the digits of the font, which change when the web font replaces its fallback", () => {
  const files = globSync("src/**/*.css");
  const inDigits = (file: string): boolean => /\dr?ch\b/.test(withoutComments(readFileSync(file, "utf8")));
  expect(files.filter(inDigits)).toEqual([]);
});

test("custom properties of the whole document do not depend on what is in it", () => {
  const files = globSync("src/**/*.css");
  expect(files.length).toBeGreaterThan(50);
  // If such a condition changes while a page is parsed, the browser restyles every element.
  expect(files.flatMap((file) => inheritedByAll(readFileSync(file, "utf8")).map((rule) => `${file}: ${rule}`))).toEqual(
    [],
  );
});

/** What a sheet lays out: its folder below `src` or `src/web`, and the classes that alone are the subject of a rule. */
const laidOut = (file: string): readonly (readonly [name: string, owner: string])[] => {
  const owner = /^src\/(?:web\/(?:sections\/)?)?[^/]+/.exec(file)?.[0] ?? file;
  const rules = [...withoutComments(readFileSync(file, "utf8")).matchAll(RULE)];
  return rules.flatMap(([, selector = "", declarations = ""]) =>
    /^\.[\w-]+$/.test(selector.trim()) && /(?:^|[\s;])(?:display|position|margin|padding|grid)/.test(declarations)
      ? [[selector.trim(), owner] as const]
      : [],
  );
};

test("a class is laid out by one part of the site: the sheets of others are loaded on the same pages", () => {
  const owners = new Map<string, string>();
  const shared = globSync("src/**/*.css", { exclude: ["**/*-print.css"] }).flatMap((file) =>
    laidOut(file).flatMap(([name, owner]) => {
      const first = owners.get(name) ?? owner;
      owners.set(name, first);
      return first === owner ? [] : [`${name}: ${first}, ${owner}`];
    }),
  );
  expect(owners.size).toBeGreaterThan(300);
  expect(shared).toEqual([]);
});

test.each([
  [":root:has(.bar) { --height: 1px; }", [":root:has(.bar)"]],
  ["@media print { html:not(:has(main :is(.a, .b))) { color: red; --a: 1; } }", ["html:not(:has(main :is(.a, .b)))"]],
  [":where(:root:has(.a)) { --a: 1 }", [":where(:root:has(.a))"]],
  [":root:has(.bar) .toast { --height: 1px; }", []],
  [":root:has(.bar) { scroll-padding-bottom: var(--height); }", []],
  [":root { --height: 1px; }", []],
])("%s: %j", (css, selectors) => {
  expect(inheritedByAll(css)).toEqual(selectors);
});
