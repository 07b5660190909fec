import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { COUNTRIES, type CountryCode } from "#domain/countries/index.ts";
import { normalizePhone, readablePhone } from "#domain/forms/index.ts";
import { findTowns, TOWNS } from "#domain/geo/index.ts";
import { slugify } from "#domain/shared/index.ts";
import { formPath, PAGE_FORMS } from "../builders/form-pages.ts";

const DEMO = join("demo", "group");

/** The group that has one in each country: its words are of no country. */
export const GROUP = "Garage Modèle";

type Settings = Readonly<Record<string, object>>;

/** An international number of the country. */
const phoneOf = (code: CountryCode): string => readablePhone(normalizePhone(COUNTRIES[code].phone.example, code) ?? "");

/** Texts of the law that the group states itself. */
const MENTIONS = {
  from: "2020-01-01",
  owner: GROUP,
  source: GROUP,
  acceptance: "sous réserve d’acceptation",
  example: "Exemple non contractuel.",
  warning: "Emprunter coûte de l’argent.",
};

/** Settings of a group in the country that states what the country's module does not know, and nothing more. */
const settingsOf = (code: CountryCode): object => {
  const demo = parse(readFileSync(join(DEMO, "settings", "luxembourg.yaml"), "utf8")) as Settings;
  const { map: _map, timeZone: _zone, social: _social, ...rest } = demo;
  const { place } = COUNTRIES[code];
  const owned = JSON.parse(
    JSON.stringify({ ...rest, ownership: { ...rest["ownership"], tax: null, bonus: null } }).replaceAll(
      /[^"]*Alzette[^"]*|[^"]*alzette[^"]*/g,
      (text) => (text.includes("@") ? "contact@modele.example" : GROUP),
    ),
  ) as Settings;
  return {
    ...owned,
    locale: `fr-${code}`,
    social: [],
    security: { contact: "mailto:contact@modele.example", expires: "2027-11-01" },
    autoproffTradeIn: true,
    group: {
      name: GROUP,
      legal_name: GROUP,
      email: "contact@modele.example",
      phone: phoneOf(code),
      address: `12, rue du Garage, ${place.postcode} ${place.town}`,
    },
    vat: [{ from: "2020-01-01", owner: GROUP, source: "Taux normal", share: 0.2 }],
    finance: { ...owned["finance"], mentions: [MENTIONS] },
    leads: { ...owned["leads"], routing: [{ to: ["contact@modele.example"] }], answers: [] },
    slots: { ...owned["slots"], works: [] },
  };
};

const HOURS = ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [
  day,
  [{ open: "08:00", closed: "18:00", comments: null }],
]);

/** Four locations with the ids of those that the vehicles name. */
const locationsOf = (code: CountryCode): readonly object[] => {
  const { place, vat } = COUNTRIES[code];
  const towns = TOWNS.filter((town) => town.country === code).toSorted((a, b) => a.rank - b.rank);
  const [first] = findTowns(place.town, code, 1);
  return [first, ...towns.filter(({ name }) => name !== place.town)].slice(0, 4).map((town, index) => ({
    id: index + 1,
    slug: slugify(town?.name ?? ""),
    name: `${GROUP} ${town?.name ?? ""}`,
    brands: ["ford", "hyundai"],
    services: ["new_vehicles", "used_vehicles", "leasing", "workshop", "tyres"],
    address: "12, rue du Garage",
    postcode: place.postcode,
    town: town?.name,
    country: code,
    lat: town?.lat,
    lng: town?.lng,
    phone: phoneOf(code),
    email: "contact@modele.example",
    vat_number: vat.example,
    showroom_hours: Object.fromEntries(HOURS),
    workplace_hours: Object.fromEntries(HOURS),
  }));
};

const employeesOf = (code: CountryCode): readonly object[] => [
  {
    id: 1,
    slug: "anne-martin",
    first_name: "Anne",
    last_name: "Martin",
    function: "Conseillère",
    department: "sales",
    locations: [slugify(COUNTRIES[code].place.town)],
    phone: phoneOf(code),
    languages: [...COUNTRIES[code].terms.languages, "tr"],
  },
];

const page = (name: string, sections: readonly object[]): object => ({
  name,
  title: name,
  description: "Une page.",
  updated_at: "2026-11-20T08:00:00+01:00",
  sections: [{ component: "hero", title: name }, ...sections],
});

const pagesOf = (code: CountryCode): Readonly<Record<string, object>> => ({
  home: page("Accueil", [
    { component: "stock_teaser", title: "Arrivages", query: "availability=available", limit: 4 },
    { component: "map", title: "Nos concessions" },
  ]),
  concessions: page("Concessions", [{ component: "map", title: "Nos concessions", search: true }]),
  equipe: page("Équipe", [{ component: "team", title: "Équipe", filters: true }]),
  "private-lease": page("Leasing", [{ component: "lease_offers", title: "Offres", kind: "private" }]),
  "news/ouverture": {
    ...page("Ouverture", []),
    article: { published_on: "2026-11-20", teaser: "Nous ouvrons.", category: "Groupe" },
  },
  ...Object.fromEntries(
    PAGE_FORMS.map((kind) => [
      formPath(kind).slice(1),
      page("Demande", [
        {
          component: "form",
          anchor: "demande",
          kind: kind.name,
          location: slugify(COUNTRIES[code].place.town),
          title: "Votre demande",
        },
      ]),
    ]),
  ),
});

/** JSON is YAML. */
const write = (file: string, value: unknown): void => {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(value, null, 1));
};

/** The vehicles of the demo group, which name no country; few, so that their import is short. */
const VEHICLES = 60;

/** Writes a group's folder: the brands, models, offers and vehicles of the demo group at locations of the country. */
export const writeCountryGroup = (folder: string, code: CountryCode): void => {
  write(join(folder, "settings", "market.yaml"), settingsOf(code));
  write(join(folder, "catalogue", "locations.json"), locationsOf(code));
  write(join(folder, "catalogue", "employees.json"), employeesOf(code));
  for (const kind of ["brands", "models", "lease-offers"])
    cpSync(join(DEMO, "catalogue", `${kind}.json`), join(folder, "catalogue", `${kind}.json`));
  const feed = readFileSync(join(DEMO, "feeds", "vehicles.csv"), "utf8").split("\n");
  mkdirSync(join(folder, "feeds"));
  writeFileSync(join(folder, "feeds", "vehicles.csv"), `${feed.slice(0, VEHICLES).join("\n")}\n`);
  for (const [slug, story] of Object.entries(pagesOf(code))) write(join(folder, "content", `${slug}.yaml`), story);
  writeFileSync(join(folder, "content", "redirects.csv"), "from,to,status\n");
};
