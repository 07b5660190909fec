import { FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { type Answers, answeredCountry } from "./answers.ts";

const quoted = (text: string | null): string => (text === null ? "null" : JSON.stringify(text));

const segmentLines = Object.entries(FRENCH_SEGMENTS)
  .map(([page, word]) => `  ${page}: ${word}`)
  .join("\n");

/**
 * The settings of a new group: nothing that only the group knows. Rates, fees and notices are empty lists, without which no
 * monthly price is shown; docs/how-to/your-group.md has an entry of each.
 */
export const settingsFileText = (
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
export const brandFileText = ({
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
