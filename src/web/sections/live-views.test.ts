import { describe, expect, it } from "vitest";
import { SECTION_SCHEMAS } from "#domain/content/index.ts";
import { LEAD_KINDS } from "#domain/leads/index.ts";
import { ownPath } from "../lib/own-path.ts";
import type { LiveContent } from "./live-content.ts";
import { liveOf } from "./live-content.test-support.ts";
import { article, asked, employee, FORD, model, PLACES, shown, vacancy } from "./live-sections.test-support.ts";
import { buildSectionViews } from "./section-views.ts";

describe("a map", () => {
  const section = { component: "map" as const, title: "Nos concessions" };
  const towns = async (search: string, more: object = {}): Promise<readonly string[] | undefined> =>
    (await shown({ ...section, ...more }, { locations: PLACES, ...asked(search) }))?.places.map(({ slug }) => slug);

  it("shows the places that the visitor's words leave", async () => {
    expect(await towns("")).toEqual(["bertrange", "diekirch"]);
    expect(await towns("ou=carrosserie")).toEqual(["diekirch"]);
    expect(await towns("ou=nulle+part")).toEqual([]);
  });

  it("shows only places with a service the editor named, and does not listen where it has no search", async () => {
    expect(await towns("", { services: ["tyres"] })).toEqual(["bertrange"]);
    expect(await towns("ou=diekirch", { search: false })).toEqual(["bertrange", "diekirch"]);
  });

  it("leads to an appointment at the workshops that one can be made at", async () => {
    const workshops = async () => (place: { slug: string }) => (place.slug === "diekirch" ? "/atelier" : null);
    const view = await shown(section, { locations: PLACES, workshops });
    expect(view?.places.map(({ workshopHref }) => workshopHref)).toEqual([null, "/atelier"]);
    const teaser = { component: "location_teaser" as const, location: "diekirch" };
    expect((await shown(teaser, { locations: PLACES, workshops }))?.workshopHref).toBe("/atelier");
  });

  it("says who is open now", async () => {
    const view = await shown(section, { locations: PLACES });
    expect(view?.places[0]).toMatchObject({ isOpen: true, openNow: "Ouvert jusqu’à 18\u00a0h" });
  });
});

describe("a place's teaser", () => {
  it("is left out where the group has no such place", async () => {
    const teaser = { component: "location_teaser" as const, location: "arlon" };
    expect(await shown(teaser, { locations: PLACES })).toBeUndefined();
    expect((await shown({ ...teaser, location: "diekirch" }, { locations: PLACES }))?.place?.town).toBe("Diekirch");
  });
});

describe("models", () => {
  const section = { component: "model_teaser" as const, title: "Modèles" };
  const known: Partial<LiveContent> = {
    brands: [FORD],
    models: [model(1, "puma"), model(2, "kuga"), model(3, "transit", { kind: "van" }), model(4, "ka")],
    count: ({ values }) => (values.model?.[0] === "kuga" ? 3 : 0),
    storySlugs: async (prefix) =>
      new Set(prefix === "ford/" ? ["ford/ford-puma"] : ["vehicules-utilitaires/ford-utilitaires/transit"]),
  };
  const hrefs = async (more: object): Promise<readonly string[] | undefined> =>
    (await shown({ ...section, ...more }, known))?.items.map(({ href }) => href);

  it("lead to their story, else to their vehicles, and are left out where there is neither", async () => {
    expect(await hrefs({ brand: "ford", limit: 4 })).toEqual([
      "/ford/ford-puma",
      "/stock?brand=ford&model=kuga",
      "/vehicules-utilitaires/ford-utilitaires/transit",
    ]);
  });

  it("stand in the editor's order where named", async () => {
    expect(await hrefs({ models: ["ford/kuga", "ford/puma", "ford/inconnu"] })).toEqual([
      "/stock?brand=ford&model=kuga",
      "/ford/ford-puma",
    ]);
  });

  it("make no section without one that leads anywhere", async () => {
    expect(await shown({ ...section, models: ["ford/ka"] }, known)).toBeUndefined();
  });
});

describe("a month of a model", () => {
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
  const puma = model(1, "puma", {
    versions: [{ name: "Titanium", fuel: "petrol", price: 2_760_000, co2: 121, consumption: { combined: 5.3 } }],
  });
  const known: Partial<LiveContent> = {
    brands: [FORD],
    models: [puma, model(2, "kuga")],
    count: () => 1,
    monthOf: ({ versions: [version] }) => (version ? { version, conditions } : null),
  };

  it("stands beside all of its conditions, its CO₂ and its consumption", async () => {
    const view = await shown({ component: "lease_teaser" as const, title: "Leasing" }, known);
    expect(view?.items).toHaveLength(1);
    const [card] = view?.items ?? [];
    expect(card?.monthly).toBe("299\u00a0€");
    for (const word of ["48\u00a0mois", "TAEG", "Alzette Location", "sous réserve", "premier versement"]) {
      expect(card?.conditions).toContain(word);
    }
    expect(card?.emissions).toBe("5,3\u00a0l/100\u00a0km · CO₂ 121\u00a0g/km (WLTP)");
  });

  it("is no section where nothing may be advertised", async () => {
    const view = await shown(
      { component: "lease_teaser" as const, title: "Leasing" },
      { ...known, monthOf: () => null },
    );
    expect(view).toBeUndefined();
  });
});

describe("a team", () => {
  const section = { component: "team" as const, title: "Équipe", filters: true };
  const known: Partial<LiveContent> = {
    locations: PLACES,
    employees: [employee(1), employee(2, { department: "workshop", locations: ["diekirch"], languages: ["fr", "lb"] })],
  };

  it("is filtered by place and by department, of which it offers those it has", async () => {
    const view = await shown(section, { ...known, ...asked("concession=diekirch") });
    expect(view?.people.map(({ where, languages }) => [where, languages])).toEqual([
      ["Atelier, Diekirch", "Parle français et luxembourgeois"],
    ]);
    expect(view?.filters?.location).toMatchObject({ value: "diekirch" });
    expect(view?.filters?.department.options.map(({ value }) => value)).toEqual(["", "sales", "workshop"]);
  });

  it("stays with nobody in it where the filters leave none", async () => {
    const view = await shown(section, { ...known, ...asked("concession=diekirch&service=sales") });
    expect(view?.people).toEqual([]);
  });

  it("does not listen to the address where it has no filters", async () => {
    const view = await shown({ ...section, filters: false }, { ...known, ...asked("concession=diekirch") });
    expect(view?.people).toHaveLength(2);
    expect(view?.filters).toBeNull();
  });

  it("is left out where the market shows no employees", async () => {
    expect(await shown(section, { ...known, employees: [] })).toBeUndefined();
  });
});

describe("a list of news", () => {
  const articles = async () => [7, 6, 5, 4, 3, 2, 1].map(article);
  const section = { component: "news_list" as const, title: "Actualités", limit: 3, pages: true };
  const page = async (search: string, more: object = {}): Promise<readonly [number | undefined, unknown]> => {
    const view = await shown({ ...section, ...more }, { articles, ...asked(search) });
    return [view?.page, view?.articles.map(({ title }) => title)];
  };

  it("goes page by page, and never past its last page", async () => {
    expect(await page("")).toEqual([1, ["Article 7", "Article 6", "Article 5"]]);
    expect(await page("page=3")).toEqual([3, ["Article 1"]]);
    expect(await page("page=99")).toEqual([3, ["Article 1"]]);
    for (const odd of ["0", "-1", "x", "1e9", ""]) expect((await page(`page=${odd}`))[0]).toBe(1);
  });

  it("is known page by page to search engines", async () => {
    const views = async (search: string) =>
      buildSectionViews([SECTION_SCHEMAS.news_list.parse(section)], liveOf({ articles, ...asked(search) }));
    expect(ownPath("/news", await views("page=2&from=mail"))).toBe("/news?page=2");
    expect(ownPath("/news", await views("page=1"))).toBe("/news");
  });

  it("shows the newest alone where it has no pages", async () => {
    expect(await page("page=2", { pages: false })).toEqual([1, ["Article 7", "Article 6", "Article 5"]]);
  });

  it("tells the day in French", async () => {
    const view = await shown(section, { articles });
    expect(view?.articles[0]).toMatchObject({ day: "2026-10-07", date: "7\u00a0octobre\u00a02026" });
  });
});

describe("a list of vacancies", () => {
  const known: Partial<LiveContent> = {
    locations: PLACES,
    vacancies: [vacancy(1), vacancy(2, { location: "diekirch" })],
  };
  const section = { component: "vacancy_list" as const, title: "Postes" };

  it("leads to each of them, those of a place alone where the editor named one", async () => {
    const all = await shown(section, known);
    expect(all?.vacancies.map(({ href }) => href)).toEqual(["/carrieres/poste-1", "/carrieres/poste-2"]);
    const some = await shown({ ...section, location: "diekirch" }, known);
    expect(some?.vacancies.map(({ facts }) => facts[0])).toEqual(["Diekirch"]);
  });

  it("stays where there is none today: it says what to do", async () => {
    expect((await shown(section))?.vacancies).toEqual([]);
  });
});

describe("a form", () => {
  it("is one a page: what is sent there is sent by that one", async () => {
    const form = SECTION_SCHEMAS.form.parse({ component: "form", kind: "contact" });
    const other = SECTION_SCHEMAS.form.parse({ component: "form", kind: "call_back" });
    const views = await buildSectionViews([form, other], liveOf());
    expect(views.map((view) => view.component === "form" && view.title)).toEqual(["Demande de contact"]);
  });

  it("names the place it was put for, and goes to the start page's own address there", async () => {
    const form = { component: "form" as const, kind: "contact", location: "diekirch" };
    expect((await shown(form, { locations: PLACES }))?.place?.name).toBe("Alzette Automobiles Diekirch");
    expect((await shown(form, { path: "/" }))?.action).toBe("/?index");
    expect((await shown(form))?.action).toBe("/page");
  });

  const drive = { component: "form" as const, kind: "model_test_drive", anchor: "rendez-vous" };

  it("asks for the place first where there are appointments and it was put for none", async () => {
    const view = await shown(drive, { locations: PLACES });
    expect(view).toMatchObject({ place: null, form: { type: "places" } });
    expect(view?.title).toBe(LEAD_KINDS.model_test_drive.choosePlace.title);
    const hrefs = view?.form.type === "places" ? view.form.view.choices.map(({ href }) => href) : [];
    expect(hrefs.length).toBeGreaterThan(1);
    expect(hrefs[0]).toMatch(/^\/page\?concession=[a-z-]+#rendez-vous$/);
  });

  it("is shown with the place that the address names, and leads back to the choice", async () => {
    const search = new URLSearchParams("concession=diekirch&page=2");
    const view = await shown(drive, { locations: PLACES, search, path: "/" });
    expect(view).toMatchObject({
      place: { slug: "diekirch" },
      form: { type: "form", place: "diekirch", otherPlacesHref: "/page?page=2#rendez-vous" },
      action: "/?index&concession=diekirch&page=2",
    });
  });

  it("goes at once to the only place that does what it is about", async () => {
    const view = await shown({ ...drive, kind: "tyre_appointment" }, { locations: PLACES });
    expect(view).toMatchObject({ place: { slug: "bertrange" }, form: { type: "form", otherPlacesHref: null } });
  });

  it("is left out where the market has nothing of the kind, and another takes its place", async () => {
    const away = SECTION_SCHEMAS.form.parse({ component: "form", kind: "trade_in" });
    const contact = SECTION_SCHEMAS.form.parse({ component: "form", kind: "contact" });
    expect(await buildSectionViews([away], liveOf())).toEqual([]);
    const [view] = await buildSectionViews([away, contact], liveOf());
    expect(view).toMatchObject({ component: "form", title: "Demande de contact" });
  });
});
