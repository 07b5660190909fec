import { posix } from "node:path";
import type { CatalogueKind } from "#application/imports/index.ts";
import { answeredCountry, type Answers } from "./answers.ts";
import { pageFiles } from "./page-files.ts";
import { catalogueSchemaName, groupSchemas, schemaNameOf, schemaText } from "./schemas.ts";
import { FRENCH_SEGMENTS } from "#domain/site/index.ts";

type Files = Readonly<Record<string, string>>;

/** Folder of the JSON Schemas in a group's folder. */
export const SCHEMA_FOLDER = "schemas";

const relativeSchema = (path: string, name: string): string =>
  posix.relative(posix.dirname(path), posix.join(SCHEMA_FOLDER, name));

/** The YAML file with the line by which editors find its schema. */
const withSchema = ([path, text]: readonly [string, string]): readonly [string, string] => {
  const name = path.endsWith(".yaml") ? schemaNameOf(path) : null;
  return [path, name === null ? text : `# yaml-language-server: $schema=${relativeSchema(path, name)}\n${text}`];
};

/** Objects without which a site has little to show: a new group writes its own. */
const FIRST_KINDS = ["brands", "locations"] as const satisfies readonly CatalogueKind[];

const emptyList = (kind: CatalogueKind): readonly [string, string] => {
  const path = `catalogue/${kind}.json`;
  return [path, `{\n  "$schema": "${relativeSchema(path, catalogueSchemaName(kind))}",\n  "${kind}": []\n}\n`];
};

/** Visual Studio Code checks files by it that do not name a schema, and takes long texts for Markdown. */
const EDITOR_SETTINGS = {
  "yaml.customTags": ["!markdown scalar"],
  "yaml.schemas": {
    [`./${SCHEMA_FOLDER}/settings.schema.json`]: "settings/*.yaml",
    [`./${SCHEMA_FOLDER}/page.schema.json`]: ["content/**/*.yaml", "!content/shell*.yaml", "!content/**/*.*.yaml"],
  },
};

/** JSON Schemas by which editors complete and check the files of a group, by their path in its folder. */
export const schemaFiles = (): Files =>
  Object.fromEntries([...groupSchemas()].map(([name, schema]) => [`${SCHEMA_FOLDER}/${name}`, schemaText(schema)]));

const quoted = (text: string | null): string => (text === null ? "null" : JSON.stringify(text));

const segmentLines = Object.entries(FRENCH_SEGMENTS)
  .map(([page, word]) => `  ${page}: ${word}`)
  .join("\n");

/**
 * The settings of a new group: nothing that only the group knows. Rates, fees and notices are empty lists, without which no
 * monthly price is shown; docs/how-to/your-group.md has an entry of each.
 */
const settingsFileText = (
  answers: Answers,
): string => `# Read at the start, and again by \`./vitrine content reload\`. Wrong values leave the old settings in force.
locale: fr-${answers.country}
currency: ${answeredCountry(answers).currency}
timeZone: ${answeredCountry(answers).timeZone}
group:
  name: ${quoted(answers.name)}
  legal_name: ${quoted(answers.legalName)}
  # Content refers to these: {group.email}, {group.phone}, {group.address}.
  email: ${answers.email}
  phone: ${quoted(answers.phone)}
  address: ${quoted(answers.address)}

showBreadcrumbs: true
disabledBrandLogos: []
showEmployees: true
wltp: true
co2Image: true
# A provisional price of a customer's car; needs entries in tradeIn.
autoproffTradeIn: false
optionalFilters: []
customFilters: []
lease: { co2: true }
social: []
stickyContact: { label: "Contact", link: /contact }

# Words in addresses; an address that is known stays known after a change of its word.
segments:
${segmentLines}

# Dated entries with their owner and source. Without one in force nothing is calculated, and no monthly price is shown:
#   - { from: 2026-01-01, owner: "Comptabilité", source: "…", share: 0.21 }
vat: []
finance:
  # Legal name of who lets or lends; needed as soon as there are rates.
  lessor: null
  rates: []
  fees: []
  residuals: []
  advertised: []
  choices:
    durations_months: [24, 36, 48, 60]
    annual_mileages_km: [10000, 15000, 20000, 25000, 30000]
    max_deposit_share: 0.35
  mentions: []
ownership: { energy: [], plug_in: [], tax: [], bonus: [], loan: [], maintenance: [], insurance: [] }

leads:
  # Opening time within which your people answer: pages and emails then promise it. An entry is { within: 4h }.
  answers: []
  # The most specific rule wins: a kind over a location, a location over a brand.
  routing:
    - { to: [${answers.email}] }
staff:
  # Notified of quarantined feeds, dead letters and failing sources.
  alerts: [${answers.email}]
# A higher version asks every visitor again; nothing is asked while nothing needs consent.
consent: { version: 1, months: 6 }
...
`;

/** How the group looks. */
const brandFileText = ({
  name,
  accent,
}: Answers): string => `# Logo, colours, font and icon; docs/how-to/your-group.md. In effect on a reload.
short_name: ${quoted(name.split(" ")[0]?.slice(0, 30) ?? name)}
# Drawings of shapes in this folder; without them the name is set as type, and the icon is its first letter.
# logo: brand/logo.svg
# icon: brand/icon.svg
${accent === null ? "# " : ""}colours: { ink: "#1c1f24", paper: "#ffffff", accent: ${quoted(accent ?? "#005fb8")} }
# system, or a variable .woff2 file in this folder
font: system
...
`;

/** The files of a new group, by their path in its folder. `day`: on which it is made, `YYYY-MM-DD`. */
export const groupFiles = (answers: Answers, day: string): Files => {
  const written = Object.entries({
    [`settings/${answers.country.toLowerCase()}.yaml`]: settingsFileText(answers),
    "brand.yaml": brandFileText(answers),
    ...Object.fromEntries(Object.entries(pageFiles(answers, day)).map(([name, text]) => [`content/${name}`, text])),
  });
  return {
    ...Object.fromEntries([...written.map(withSchema), ...FIRST_KINDS.map(emptyList)]),
    ".vscode/settings.json": `${JSON.stringify(EDITOR_SETTINGS, null, 2)}\n`,
    ...schemaFiles(),
  };
};
