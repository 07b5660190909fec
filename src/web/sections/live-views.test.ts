import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import { describe, expect, it } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { canonicalPath } from "../routes/page/canonical-path.ts";
import type { LiveContent } from "./elements/live-content.ts";
import { createFakeLiveContent } from "../../../tests/fakes/live-content.ts";
import {
  anArticle,
  withSearch,
  anEmployee,
  FORD,
  aModel,
  LOCATIONS,
  buildView,
  aVacancy,
} from "../../../tests/builders/live-sections.ts";
import { buildSectionViews } from "./section-views.server.ts";

describe("map section", () => {
  const section = { component: "map" as const, title: "Nos concessions" };
  const towns = async (search: string, overrides: object = {}): Promise<readonly string[] | undefined> =>
    (await buildView({ ...section, ...overrides }, { locations: LOCATIONS, ...withSearch(search) }))?.locations.map(
      ({ slug }) => slug,
    );

  it("lists the locations that match the visitor's search", async () => {
    expect(await towns("")).toEqual(["bertrange", "diekirch"]);
    expect(await towns("ou=carrosserie")).toEqual(["diekirch"]);
    expect(await towns("ou=nulle+part")).toEqual([]);
  });

  it("filters by the services of the section and ignores the search if it has none", async () => {
    expect(await towns("", { services: ["tyres"] })).toEqual(["bertrange"]);
    expect(await towns("ou=diekirch", { search: false })).toEqual(["bertrange", "diekirch"]);
  });

  it("links to workshop appointments where they are possible", async () => {
    const workshopHrefs = async () => (location: { slug: string }) =>
      location.slug === "diekirch" ? "/atelier" : null;
    const view = await buildView(section, { locations: LOCATIONS, workshopHrefs });
    expect(view?.locations.map(({ workshopHref }) => workshopHref)).toEqual([null, "/atelier"]);
    const teaser = { component: "location_teaser" as const, location: "diekirch" };
    expect((await buildView(teaser, { locations: LOCATIONS, workshopHrefs }))?.workshopHref).toBe("/atelier");
  });

  it("displays the open state", async () => {
    const view = await buildView(section, { locations: LOCATIONS });
    expect(view?.locations[0]).toMatchObject({ isOpen: true, openNow: "Ouvert jusqu’à 18\u00a0h" });
  });
});

describe("location teaser section", () => {
  it("is left out if the location does not exist", async () => {
    const teaser = { component: "location_teaser" as const, location: "arlon" };
    expect(await buildView(teaser, { locations: LOCATIONS })).toBeUndefined();
    expect((await buildView({ ...teaser, location: "diekirch" }, { locations: LOCATIONS }))?.location?.town).toBe(
      "Diekirch",
    );
  });
});

describe("model teaser section", () => {
  const section = { component: "model_teaser" as const, title: "Modèles" };
  const content: Partial<LiveContent> = {
    brands: [FORD],
    models: [aModel(1, "puma"), aModel(2, "kuga"), aModel(3, "transit", { kind: "van" }), aModel(4, "ka")],
    count: ({ values }) => (values.model?.[0] === "kuga" ? 3 : 0),
    storySlugs: async (prefix) =>
      new Set(prefix === "ford/" ? ["ford/ford-puma"] : ["vehicules-utilitaires/ford-utilitaires/transit"]),
  };
  const hrefs = async (overrides: object): Promise<readonly string[] | undefined> =>
    (await buildView({ ...section, ...overrides }, content))?.items.map(({ href }) => href);

  it("links models to their story, else to their vehicles, and leaves out models with neither", async () => {
    expect(await hrefs({ brand: "ford", limit: 4 })).toEqual([
      "/ford/ford-puma",
      "/stock?brand=ford&model=kuga",
      "/vehicules-utilitaires/ford-utilitaires/transit",
    ]);
  });

  it("keeps the editor's order", async () => {
    expect(await hrefs({ models: ["ford/kuga", "ford/puma", "ford/inconnu"] })).toEqual([
      "/stock?brand=ford&model=kuga",
      "/ford/ford-puma",
    ]);
  });

  it("is left out without any linked model", async () => {
    expect(await buildView({ ...section, models: ["ford/ka"] }, content)).toBeUndefined();
  });
});

describe("lease teaser section", () => {
  const conditions = {
    monthlyCents: 29_912,
    durationMonths: 48,
    annualMileageKm: 15_000,
    priceCents: 2_760_000,
    depositCents: 414_000,
    feeCents: 25_000,
    residualCents: 1_200_000,
    yearlyRate: 0.0499,
    effectiveYearlyRate: 0.0521,
    totalPaymentsCents: 1_849_776,
    lessor: "Alzette Location S.A.",
    acceptance: "sous réserve d’acceptation du dossier",
    example: "Exemple.",
    asOf: "2026-11-20",
  };
  const puma = aModel(1, "puma", {
    versions: [{ name: "Titanium", fuel: "petrol", price: 2_760_000, co2: 121, consumption: { combined: 5.3 } }],
  });
  const content: Partial<LiveContent> = {
    brands: [FORD],
    models: [puma, aModel(2, "kuga")],
    count: () => 1,
    leaseOfferOf: ({ versions: [version] }) => (version ? { version, conditions } : null),
  };

  it("displays all conditions, CO₂ and consumption", async () => {
    const view = await buildView({ component: "lease_teaser" as const, title: "Leasing" }, content);
    expect(view?.items).toHaveLength(1);
    const [card] = view?.items ?? [];
    expect(card?.monthly).toBe("299\u00a0€");
    for (const term of ["48\u00a0mois", "TAEG", "Alzette Location", "sous réserve", "premier versement"]) {
      expect(card?.conditions).toContain(term);
    }
    expect(card?.emissions).toBe("5,3\u00a0l/100\u00a0km · CO₂ 121\u00a0g/km (WLTP)");
  });

  it("is left out without a lease offer", async () => {
    const view = await buildView(
      { component: "lease_teaser" as const, title: "Leasing" },
      { ...content, leaseOfferOf: () => null },
    );
    expect(view).toBeUndefined();
  });
});

describe("team section", () => {
  const section = { component: "team" as const, title: "Équipe", filters: true };
  const content: Partial<LiveContent> = {
    locations: LOCATIONS,
    employees: [
      anEmployee(1),
      anEmployee(2, { department: "workshop", locations: ["diekirch"], languages: ["fr", "lb"] }),
    ],
  };

  it("filters by location and department and offers those that occur", async () => {
    const view = await buildView(section, { ...content, ...withSearch("concession=diekirch") });
    expect(view?.people.map(({ affiliation, languages }) => [affiliation, languages])).toEqual([
      ["Atelier, Diekirch", "Parle français et luxembourgeois"],
    ]);
    expect(view?.filters?.location).toMatchObject({ value: "diekirch" });
    expect(view?.filters?.department.options.map(({ value }) => value)).toEqual(["", "sales", "workshop"]);
  });

  it("stays if the filters match nobody", async () => {
    const view = await buildView(section, { ...content, ...withSearch("concession=diekirch&service=sales") });
    expect(view?.people).toEqual([]);
  });

  it("ignores the URL if it has no filters", async () => {
    const view = await buildView({ ...section, filters: false }, { ...content, ...withSearch("concession=diekirch") });
    expect(view?.people).toHaveLength(2);
    expect(view?.filters).toBeNull();
  });

  it("is left out if the market displays no employees", async () => {
    expect(await buildView(section, { ...content, employees: [] })).toBeUndefined();
  });
});

describe("news list section", () => {
  const articles = async () => [7, 6, 5, 4, 3, 2, 1].map(anArticle);
  const section = { component: "news_list" as const, title: "Actualités", limit: 3, pages: true };
  const page = async (search: string, overrides: object = {}): Promise<readonly [number | undefined, unknown]> => {
    const view = await buildView({ ...section, ...overrides }, { articles, ...withSearch(search) });
    return [view?.page, view?.articles.map(({ title }) => title)];
  };

  it("paginates and clamps to the last page", async () => {
    expect(await page("")).toEqual([1, ["Article 7", "Article 6", "Article 5"]]);
    expect(await page("page=3")).toEqual([3, ["Article 1"]]);
    expect(await page("page=99")).toEqual([3, ["Article 1"]]);
    for (const odd of ["0", "-1", "x", "1e9", ""]) expect((await page(`page=${odd}`))[0]).toBe(1);
  });

  it("has a canonical URL per page", async () => {
    const views = async (search: string) =>
      buildSectionViews(
        [SECTION_SCHEMAS.news_list.parse(section)],
        createFakeLiveContent({ articles, ...withSearch(search) }),
      );
    expect(canonicalPath("/news", await views("page=2&from=mail"))).toBe("/news?page=2");
    expect(canonicalPath("/news", await views("page=1"))).toBe("/news");
  });

  it("displays the newest articles if it has no pages", async () => {
    expect(await page("page=2", { pages: false })).toEqual([1, ["Article 7", "Article 6", "Article 5"]]);
  });

  it("formats the day in French", async () => {
    const view = await buildView(section, { articles });
    expect(view?.articles[0]).toMatchObject({ day: "2026-10-07", date: "7\u00a0octobre\u00a02026" });
  });
});

describe("vacancy list section", () => {
  const content: Partial<LiveContent> = {
    locations: LOCATIONS,
    vacancies: [aVacancy(1), aVacancy(2, { location: "diekirch" })],
  };
  const section = { component: "vacancy_list" as const, title: "Postes" };

  it("links to all vacancies, or to those of the given location", async () => {
    const all = await buildView(section, content);
    expect(all?.vacancies.map(({ href }) => href)).toEqual(["/carrieres/poste-1", "/carrieres/poste-2"]);
    const some = await buildView({ ...section, location: "diekirch" }, content);
    expect(some?.vacancies.map(({ details }) => details[0])).toEqual(["Diekirch"]);
  });

  it("stays without vacancies", async () => {
    expect((await buildView(section))?.vacancies).toEqual([]);
  });
});

describe("form section", () => {
  it("keeps the first form of a page only", async () => {
    const form = SECTION_SCHEMAS.form.parse({ component: "form", kind: "contact" });
    const other = SECTION_SCHEMAS.form.parse({ component: "form", kind: "call_back" });
    const views = await buildSectionViews([form, other], createFakeLiveContent());
    expect(views.map((view) => view.component === "form" && view.title)).toEqual(["Demande de contact"]);
  });

  it("displays its location and posts to the index route on the home page", async () => {
    const form = { component: "form" as const, kind: "contact", location: "diekirch" };
    expect((await buildView(form, { locations: LOCATIONS }))?.location?.name).toBe("Alzette Automobiles Diekirch");
    expect((await buildView(form, { path: "/" }))?.action).toBe("/?index");
    expect((await buildView(form))?.action).toBe("/page");
  });

  const drive = { component: "form" as const, kind: "model_test_drive", anchor: "rendez-vous" };

  it("offers the choice of locations if there are appointments and no location is set", async () => {
    const view = await buildView(drive, { locations: LOCATIONS });
    expect(view).toMatchObject({ location: null, form: { type: "locations" } });
    expect(view?.title).toBe(leadKindStrings(LEAD_KINDS.model_test_drive).chooseLocation?.title);
    const hrefs = view?.form.type === "locations" ? view.form.view.choices.map(({ href }) => href) : [];
    expect(hrefs.length).toBeGreaterThan(1);
    expect(hrefs[0]).toMatch(/^\/page\?concession=[a-z-]+#rendez-vous$/);
  });

  it("uses the location in the URL and links back to the choice", async () => {
    const search = new URLSearchParams("concession=diekirch&page=2");
    const view = await buildView(drive, { locations: LOCATIONS, search, path: "/" });
    expect(view).toMatchObject({
      location: { slug: "diekirch" },
      form: { type: "form", location: "diekirch", otherLocationsHref: "/page?page=2#rendez-vous" },
      action: "/?index&concession=diekirch&page=2",
    });
  });

  it("selects the only location with the service", async () => {
    const view = await buildView({ ...drive, kind: "tyre_appointment" }, { locations: LOCATIONS });
    expect(view).toMatchObject({ location: { slug: "bertrange" }, form: { type: "form", otherLocationsHref: null } });
  });

  it("is left out if the market does not offer it, and the next form takes its place", async () => {
    const unavailable = SECTION_SCHEMAS.form.parse({ component: "form", kind: "trade_in" });
    const contact = SECTION_SCHEMAS.form.parse({ component: "form", kind: "contact" });
    expect(await buildSectionViews([unavailable], createFakeLiveContent())).toEqual([]);
    const [view] = await buildSectionViews([unavailable, contact], createFakeLiveContent());
    expect(view).toMatchObject({ component: "form", title: "Demande de contact" });
  });
});
