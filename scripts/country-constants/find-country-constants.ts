import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { parseSync, Visitor } from "vite";
import { COUNTRIES, COUNTRY_CODES, CURRENCY } from "../../src/domain/countries/index.ts";

const codes = COUNTRY_CODES.join("|");
const callingCodes = COUNTRY_CODES.map((code) => COUNTRIES[code].phone.callingCode).join("|");
const names = COUNTRY_CODES.map((code) => COUNTRIES[code].name).join("|");

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const alternatives = (texts: readonly string[]): string => [...new Set(texts)].map(escapePattern).join("|");

const all = COUNTRY_CODES.map((code) => COUNTRIES[code]);

/** Examples of what people type, and the words that one country has for a thing of all. */
const owned = alternatives(
  all.flatMap(({ place, phone, plate, vat, timeZone, terms, leasingDocuments }) => [
    place.town,
    phone.example,
    plate,
    vat.example,
    timeZone,
    terms.ownDamageInsurance,
    ...[terms.vehicleTax, terms.registrationTax].flatMap((tax) => tax?.name ?? []),
    ...Object.values(leasingDocuments),
  ]),
);

/** Letters of a postcode: "L-8080". */
const postcodeLetters = alternatives(all.flatMap(({ postcode }) => postcode.prefixes));

/** Authorities, registers, subsidies and laws of one country, and the words that only it has for insurance. */
const INSTITUTIONS =
  "CNPD|CNIL|APD|BfDI|SNCA|SNCT|guichet\\.lu|Klimabonus|Centre commun de la sécurité sociale|Urssaf|Kbis|Banque-Carrefour|" +
  "Kamer van Koophandel|Handelsregister|Transparenzregister|registre UBO|Pkw-EnVKV|Kfz-Steuer|TÜV|casco|omnium|Vollkasko|" +
  "Grand-Duché|grand-ducal|Code de la consommation|Code de droit économique|Klima-?Agence|CAR-e|Chambre des [Mm]étiers|" +
  "[Cc]arte grise|RCS|BCE|KBO|KvK|SIREN|SIRET|DIV|SPF|SPW|ANTS|KBA|RDW|Crit’Air|ZFE|Médiateur|Ombudsman|Test-Achats|UFC|" +
  "[Ee]co-?malus|[Bb]onus écologique|[Mm]alus écologique|SNCI|ACL|ADAC";

/** What follows an amount with or without tax; sentences say "toutes taxes comprises" and "hors TVA", which all countries read. */
const VAT_ABBREVIATIONS = alternatives(["TTC", "TVAC", "HTVA", "HT", ...all.flatMap(({ terms }) => terms.vat.with)]);

/** Texts that name a country: its code, its locale, its calling code, its name, its currency, its examples, its institutions. */
const IN_TEXTS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])(?:${owned})(?![\\p{L}\\d])`, "u"),
  new RegExp(`\\b(?:${postcodeLetters})[-\u2010\u2011]\\d{4,5}\\b`, "iu"),
  new RegExp(`(?<![\\p{L}])(?:${INSTITUTIONS})(?![\\p{L}])`, "u"),
  new RegExp(`(?:@|\\bwww\\.|//)[\\w.-]+\\.(?:${codes.toLowerCase()})\\b`, "u"),
  new RegExp(`^(?:${codes})(?:-.*)?$`, "u"),
  new RegExp(`\\b[a-z]{2}-(?:${codes})\\b`, "u"),
  new RegExp(`^fr-(?:${codes})$`, "iu"),
  new RegExp(`\\+(?:${callingCodes})(?!\\d)`, "u"),
  new RegExp(`(?<![\\p{L}/])(?:${names})(?![\\p{L}])`, "u"),
  new RegExp(`\\b${CURRENCY}\\b`, "u"),
  new RegExp(`(?<![\\p{L}\\d])(?:${VAT_ABBREVIATIONS})(?![\\p{L}\\d])`, "u"),
];

/** Regular expressions with the code or the letters of a country. */
const IN_PATTERNS = new RegExp(`(?<![A-Za-z\\\\])(?:${codes})(?![A-Za-z])|\\\\\\+(?:${callingCodes})`, "u");

const isCode = (name: unknown): boolean => typeof name === "string" && new RegExp(`^(?:${codes})$`, "u").test(name);

export type CountryConstant = { readonly location: string; readonly text: string };

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

const findInSource = (path: string, source: string, group: readonly RegExp[] = []): readonly CountryConstant[] => {
  const constants: CountryConstant[] = [];
  const report = (text: string, start: number): void => {
    constants.push({ location: `${path}:${lineAt(source, start)}`, text });
  };
  const checkText = (text: string, start: number): void => {
    if ([...IN_TEXTS, ...group].some((pattern) => pattern.test(text))) report(text, start);
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

/** Data about countries: their modules, outlines drawn from a public atlas, and rivers. */
const isData = (path: string): boolean =>
  path.startsWith("src/domain/countries/") ||
  /^src\/web\/platform\/map\/geometry\/(?:\w+-countries|rivers)\.ts$/.test(path);

/** Tests and the examples of the gallery use the countries that they need; those of the API are served. */
const isExample = (path: string): boolean =>
  /\.test\.tsx?$/.test(path) || (/\.examples\.tsx?$/.test(path) && !path.startsWith("src/server/"));

/** Names of the demo group, of its domain and of the towns and slugs of its locations. */
const groupPatterns = (root: string): readonly RegExp[] => {
  const folder = join(root, "demo", "group");
  const { group } = parse(readFileSync(join(folder, "settings", "luxembourg.yaml"), "utf8")) as {
    readonly group: { readonly name: string; readonly email: string };
  };
  const locations = JSON.parse(readFileSync(join(folder, "catalogue", "locations.json"), "utf8")) as readonly {
    readonly slug: string;
    readonly town: string;
  }[];
  const ownNames = [
    group.name,
    group.email.split("@")[1] ?? "",
    ...locations.flatMap(({ slug, town }) => [slug, town]),
  ];
  return [new RegExp(`(?<![\\p{L}])(?:${alternatives(ownNames)})(?![\\p{L}])`, "u")];
};

/** Each text of the program that names a country, its numbers or its currency outside its module, or the demo group. */
export const findCountryConstants = (root: string): readonly CountryConstant[] => {
  const group = groupPatterns(root);
  return globSync("src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !isData(path) && !isExample(path))
    .toSorted()
    .flatMap((path) => findInSource(path, readFileSync(join(root, path), "utf8"), group));
};

export const findConstantsIn = (source: string): readonly string[] =>
  findInSource("source.tsx", source).map(({ text }) => text);
