import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { COUNTRIES, COUNTRY_CODES, CURRENCY } from "../../src/domain/countries/index.ts";

const codes = COUNTRY_CODES.join("|");
const callingCodes = COUNTRY_CODES.map((code) => COUNTRIES[code].phone.callingCode).join("|");
const names = COUNTRY_CODES.map((code) => COUNTRIES[code].name).join("|");

/** Texts that name a country: its code, its locale, its calling code, its name, its currency. */
const IN_TEXTS: readonly RegExp[] = [
  new RegExp(`^(?:${codes})(?:-.*)?$`, "u"),
  new RegExp(`\\b[a-z]{2}-(?:${codes})\\b`, "u"),
  new RegExp(`\\+(?:${callingCodes})(?!\\d)`, "u"),
  new RegExp(`(?<![\\p{L}/])(?:${names})(?![\\p{L}])`, "u"),
  new RegExp(`\\b${CURRENCY}\\b`, "u"),
];

/** Regular expressions with the code or the letters of a country. */
const IN_PATTERNS = new RegExp(`(?<![A-Za-z\\\\])(?:${codes})(?![A-Za-z])|\\\\\\+(?:${callingCodes})`, "u");

const isCode = (name: unknown): boolean => typeof name === "string" && new RegExp(`^(?:${codes})$`, "u").test(name);

export type CountryConstant = { readonly location: string; readonly text: string };

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const findInSource = (path: string, source: string): readonly CountryConstant[] => {
  const constants: CountryConstant[] = [];
  const report = (text: string, start: number): void => {
    constants.push({ location: `${path}:${lineAt(source, start)}`, text });
  };
  const checkText = (text: string, start: number): void => {
    if (IN_TEXTS.some((pattern) => pattern.test(text))) report(text, start);
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node && IN_PATTERNS.test(node.regex.pattern)) report(node.regex.pattern, node.start);
      else if (typeof node.value === "string") checkText(node.value, node.start);
    },
    TemplateElement(node) {
      checkText(node.value.raw, node.start);
    },
    JSXText(node) {
      checkText(node.value, node.start);
    },
    Property(node) {
      if (!node.computed && node.key.type === "Identifier" && isCode(node.key.name)) report(node.key.name, node.start);
    },
    MemberExpression(node) {
      if (node.property.type === "Identifier" && isCode(node.property.name)) report(node.property.name, node.start);
    },
  }).visit(parseSync(path, source).program);
  return constants;
};

/** Data about countries: their modules, and outlines drawn from a public atlas. */
const isData = (path: string): boolean =>
  path.startsWith("src/domain/countries/") || /^src\/web\/platform\/map\/geometry\/\w+-countries\.ts$/.test(path);

/** Tests, and the examples of the gallery and of the API, use the countries that they need. */
const isExample = (path: string): boolean => /\.(?:test|examples)\.tsx?$/.test(path);

/** Each text of the program that names a country, its numbers or its currency outside its module. */
export const findCountryConstants = (root: string): readonly CountryConstant[] =>
  globSync("src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isData(path) && !isExample(path))
    .toSorted()
    .flatMap((path) => findInSource(path, readFileSync(join(root, path), "utf8")));

export const findConstantsIn = (source: string): readonly string[] =>
  findInSource("source.tsx", source).map(({ text }) => text);
