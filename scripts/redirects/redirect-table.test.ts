import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileContentSource } from "../../src/adapters/content/index.ts";
import { loadContentRedirects } from "../../src/shared-container/redirects.ts";
import { runRedirectCheck } from "../../src/application/content/index.ts";
import { matchRedirect, type RedirectBuild, splitAddress } from "../../src/domain/redirects/index.ts";
import { FRENCH_SEGMENTS } from "../../src/domain/site/index.ts";
import { readSettingsFile } from "../../tests/builders/settings-file.ts";
import { MALFORMED_ROWS } from "./content-rows.ts";
import { LIST_PAGES } from "./list-rows.ts";
import { BRANDS, CONTENT_DIR, LEASE_OFFERS, LOCATIONS, MODELS, STOCK, VACANCIES } from "./past-catalogue.ts";
import { createRedirectTable } from "./redirect-table.ts";
import { upTo } from "./row.ts";

const load = (market: string): RedirectBuild => {
  const redirects = loadContentRedirects(CONTENT_DIR, market, "http://site");
  if (!redirects.ok) throw new Error(redirects.error);
  return redirects.value;
};

const loaded = load("luxembourg");

const targetOf = (address: string): string | null => {
  const { pathname, search } = splitAddress(address);
  const match = matchRedirect(loaded.table, pathname, search);
  return match?.kind === "redirect" ? match.location : (match?.kind ?? null);
};

const slugs = (objects: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(objects.map(({ slug }) => slug));

const NO_FIGURES = { versions: [], dimensions: null, intro: null, highlights: [] };

const SITE = {
  segments: FRENCH_SEGMENTS,
  redirects: loaded.table,
  redirectsFile: { ...loaded, path: "redirects.csv" },
  catalogue: {
    brands: slugs(BRANDS),
    models: new Map(MODELS.map(({ brand, slug }) => [`${brand}/${slug}`, NO_FIGURES])),
    leaseOffers: slugs(LEASE_OFFERS),
    locations: slugs(LOCATIONS),
    employees: new Set<string>(),
    vacancies: slugs(VACANCIES),
  },
  isFormOffered: () => true,
  hasFile: () => false,
  imageHosts: [],
  hasIcon: () => true,
  frontierBuyers: [],
};

test("the file is what the generator writes: after a change run scripts/redirects/generate.ts", () => {
  expect(readFileSync(join(CONTENT_DIR, "redirects.csv"), "utf8")).toBe(createRedirectTable());
});

test("has thousands of rows, all of them permanent and below /fr but for an old home", () => {
  expect(loaded.table.size).toBeGreaterThanOrEqual(4_000);
  expect([...loaded.table.keys()].filter((key) => !key.startsWith("/fr/"))).toEqual(["/home"]);
  const statuses = [...loaded.table.values()].map((result) => (result.kind === "redirect" ? result.status : "broken"));
  expect(new Set(statuses)).toEqual(new Set([301, "broken"]));
});

test("every target exists, but for the four that are marked, and none is redirected again", async () => {
  const content = createFileContentSource(
    CONTENT_DIR,
    { warn: () => {} },
    "luxembourg",
    readSettingsFile("demo/group/settings/luxembourg.yaml").group,
  );
  const onSale = new Set(STOCK.map(({ slug }) => Number(slug.split("-", 1)[0])));
  const findings = await runRedirectCheck(content, SITE, async () => onSale);
  expect(findings).toEqual([]);
  const pages = slugs(STOCK);
  const vehicles = [...loaded.table.values()].flatMap((result) =>
    result.kind === "redirect" && result.location.startsWith("/stock/") ? [result.location.slice(7)] : [],
  );
  expect(vehicles.length).toBeGreaterThan(600);
  expect(vehicles.filter((slug) => !pages.has(slug))).toEqual([]);
});

test.each(MALFORMED_ROWS.map(([from, to]) => [from, to]))("%s leads nowhere: %s", (from = "") => {
  expect(targetOf(from)).toBe("broken");
});

/** The targets of all old addresses that begin so, without those of the malformed rows. */
const targetsBelow = (prefix: string): readonly string[] => [
  ...new Set(
    [...loaded.table].flatMap(([from, result]) =>
      from.startsWith(prefix) && result.kind === "redirect" ? [result.location] : [],
    ),
  ),
];

const VEHICLE = /^\/stock\/\d+-1-[a-z0-9-]+$/;
const BRAND = /^\/[a-z]+$/;
const MODEL = /^\/[a-z]+\/[a-z0-9-]+$/;
const VAN = /^\/vehicules-utilitaires\/[a-z]+-utilitaires\/[a-z0-9-]+$/;
const OFFER = /^\/private-lease\/[a-z0-9-]+$/;

const FAMILIES: readonly (readonly [family: string, prefix: string, targets: readonly (string | RegExp)[]])[] = [
  ["new vehicles", "/fr/vehicules-neufs/", [VEHICLE, MODEL, VAN, BRAND, "/stock", "/ford/puma", "/opel/opel-corsa"]],
  [
    "used vehicles",
    "/fr/vehicules-occasion-stock/",
    [
      VEHICLE,
      MODEL,
      VAN,
      BRAND,
      OFFER,
      "/stock",
      "/centre-de-vehicules-d-occasion",
      /^\/[a-z]+\/tous-les-modeles$/,
      "/vehicules-utilitaires/opel-utilitaires/vivaro",
      "/ford/puma",
      "/hyundai/kona",
      "/opel/opel-corsa",
      "/jeep/wrangler",
      "/suzuki/vitara",
      "/mg/mg-zs",
    ],
  ],
  ["filtered lists", "/fr/vehicules-occasion-stock?", ["/stock", BRAND, VAN, "/centre-de-vehicules-d-occasion"]],
  ["private leases", "/fr/leasing/private-lease", [OFFER, VEHICLE, "/private-lease"]],
  ["fleets", "/fr/leasing/fleet", ["/entreprise/gestion-de-flotte", "/entreprise/fleet-leasing", OFFER, VEHICLE]],
  [
    "service",
    "/fr/entretien-service",
    [/^\/services\//, /^\/formulaires\/prise-de-rendez-vous/, "/formulaires/demande-offre-pneus"],
  ],
  ["blog", "/fr/blog", ["/news"]],
  ["news", "/fr/actualites", ["/news"]],
  ["press", "/fr/presse", ["/a-propos-de-nous/presse"]],
  ["about us", "/fr/a-propos", [/^\/a-propos-de-nous/, "/collaborateurs"]],
  ["locations", "/fr/concessions", [/^\/concessions/, /^\/home-page-/]],
  ["contact", "/fr/contact", ["/contact", /^\/home-page-/]],
  ["requests for information", "/fr/demande-d-information", ["/contact", /^\/home-page-/]],
  [
    "business",
    "/fr/professionnels",
    [
      "/entreprise/services-aux-entreprises",
      "/entreprise/vehicules-utilitaires",
      "/entreprise/transformation-de-vehicules",
      "/business-lease",
      VAN,
    ],
  ],
  ["vacancies", "/fr/offres-d-emploi", ["/carrieres", "/"]],
  ["403", "/fr/403", ["/", /^\/home-page-/]],
  ["search", "/fr/search", ["/", /^\/home-page-/]],
];

test.each(FAMILIES)("the family of %s leads to its targets and to no others", (_, prefix, targets) => {
  const found = targetsBelow(prefix);
  const isOf = (target: string | RegExp, location: string): boolean =>
    typeof target === "string" ? location === target : target.test(location);
  for (const target of targets)
    expect([target, found.some((location) => isOf(target, location))]).toEqual([target, true]);
  expect(found.filter((location) => !targets.some((target) => isOf(target, location)))).toEqual([]);
});

test("all pages of a list collapse to one destination", () => {
  const list = (query: string, pages: number): readonly (string | null)[] => [
    ...new Set(upTo(pages).map((page) => targetOf(`/fr/vehicules-occasion-stock?${query}page=${page}`))),
  ];
  expect(LIST_PAGES).toEqual({ general: 29, automatic: 21, brand: 10 });
  expect(list("", 29)).toEqual(["/centre-de-vehicules-d-occasion"]);
  expect(list("field_transmission_target_id[]=41&", 21)).toEqual(["/stock"]);
  expect(list("field_used_brand_target_id[]=12&", 10)).toEqual(["/ford"]);
  expect(list("field_used_brand_target_id[]=34&", 10)).toEqual(["/stock"]);
  expect(list("field_used_brand_target_id[]=35&", 10)).toEqual(["/stock"]);
});

test.each([
  "field_used_brand_target_id[]",
  "field_fuel_target_id[]",
  "field_transmission_target_id[]",
  "field_car_type_target_id[]",
  "page",
  "sort_by",
  "from_nid",
  "from_tid",
  "node",
  "range",
  "brand",
  "price",
  "kilometers",
  "power",
])("rows have the query field %s", (field) => {
  const queries = [...loaded.table.keys()].map((key) => key.split("?")[1] ?? "");
  expect(queries.some((query) => query.split("\u001f").some((pair) => pair.startsWith(`${field}=`)))).toBe(true);
});

test("the default market has no redirect to a location of another market", () => {
  const locations: readonly { readonly slug: string }[] = JSON.parse(
    readFileSync(join(CONTENT_DIR, "..", "catalogue", "default", "locations.json"), "utf8"),
  );
  const known = new Set(locations.map(({ slug }) => `/concessions/${slug}`));
  const { table, problems } = load("default");
  const targets = [...table.values()].flatMap((result) => (result.kind === "redirect" ? [result.location] : []));
  expect(targets.filter((target) => /^\/concessions\/./.test(target) && !known.has(target))).toEqual([]);
  expect(problems.filter(({ file }) => file !== undefined)).toEqual([]);
});
