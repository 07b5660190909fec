import { expect, test } from "vitest";
import {
  EMPTY_SHELL,
  parseShell,
  parseStory,
  type ContentProblem,
  type Shell,
  type Story,
} from "#domain/content/index.ts";
import type { RedirectResult } from "#domain/redirects/index.ts";
import { FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { checkContent } from "./check-content.ts";
import type { SiteInventory } from "./site-inventory.ts";

const SITE: SiteInventory = {
  segments: FRENCH_SEGMENTS,
  redirects: new Map([["/ancien", { kind: "redirect", status: 301, location: "/faq", external: false }]]),
  redirectsFile: null,
  catalogue: {
    brands: new Set(["ford"]),
    models: new Map([["ford/puma", { versions: [], dimensions: null, intro: null, highlights: [] }]]),
    locations: new Set(["diekirch"]),
    employees: new Set(["anne-muller"]),
    leaseOffers: new Set(["ford-puma"]),
    vacancies: new Set(["mecanicien"]),
  },
  isFormOffered: (kind) => kind !== "trade_in",
  hasFile: (path) => path === "/media/there.webp",
  imageHosts: ["images.example"],
  hasIcon: (name) => name === "clock",
};

const DESCRIPTION = "Ce que vous trouverez sur cette page, dit en une phrase entière.";

const problems: ContentProblem[] = [];

const aStory = (slug: string, sections: readonly unknown[], changes: Readonly<Record<string, unknown>> = {}): Story => {
  const parsed = parseStory(slug, {
    name: slug,
    title: `Titre de ${slug}`,
    description: `${DESCRIPTION} ${slug}`,
    updated_at: "2026-11-16T08:00:00Z",
    sections,
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  problems.push(...parsed.value.problems);
  return parsed.value.value;
};

const aShellWithLinks = (...links: readonly string[]): Shell => {
  const shell = parseShell({
    navigation: links.map((link) => ({ label: link, link })),
    footer: { columns: [], legal_links: [], legal_text: "Texte" },
  });
  return shell.value;
};

const aCallToAction = (...links: readonly string[]) => ({
  component: "call_to_action",
  anchor: "appel",
  title: "Et maintenant",
  buttons: links.map((link) => ({ label: "Aller", link })),
});

const check = (stories: readonly Story[], shell = aShellWithLinks(), site = SITE) =>
  checkContent({ stories, shell, problems: problems.splice(0) }, site).map(
    ({ rule, story: slug, field, message }) => `${rule} ${slug} ${field}: ${message}`,
  );

/** The finding for a link on the home page, next to a page `/faq` with the anchor `appel`. */
const checkLink = (link: string): string | undefined =>
  check(
    [aStory("home", [aCallToAction(link)]), aStory("faq", [aCallToAction("/")])],
    aShellWithLinks("/faq"),
  )[0]?.replace(`link home sections.0.buttons.0.link: ${link}: `, "");

test.each([
  "/faq",
  "/faq#appel",
  "#appel",
  "/",
  "/stock",
  "/stock?fuel=electric",
  "/stock/comparer",
  "/home-page",
  "/carrieres/mecanicien",
  "/ford/models/puma",
  "/private-lease/ford-puma",
  "/business-lease/ford-puma/demande",
  "/ford/models/puma/testdrive",
  "/carrieres/mecanicien/candidature",
  "/ford/models",
  "/sitemap.xml",
  "/media/there.webp",
  "https://elsewhere.example/page",
  "mailto:contact@group.example",
])("accepts a link to %s", (link) => {
  expect(checkLink(link)).toBeUndefined();
});

test.each([
  ["/nowhere", "leads to no page of the site"],
  ["/Faq", "leads to no page of the site"],
  ["/home", "leads to an address that is redirected"],
  ["/faq/", "leads to an address that is redirected"],
  ["/ancien", "leads to an address that is redirected"],
  ["/ford/stock", "leads to an address that is redirected"],
  ["/fiat/stock", "leads to no page of the site"],
  ["/ford/models/capri", "leads to no page of the site"],
  ["/ford/models/capri/testdrive", "leads to no page of the site"],
  ["/ford/models/puma/essai", "leads to no page of the site"],
  ["/ford/models/puma/testdrive/merci", "leads to no page of the site"],
  ["/carrieres/pilote/candidature", "leads to no page of the site"],
  ["/faq?concession=diekirch", "/faq reads no query"],
  ["/dacia/models", "leads to no page of the site"],
  ["/private-lease/ford-scorpio", "leads to no page of the site"],
  ["/carrieres/pilote", "leads to no page of the site"],
  ["/stock/12-1-ford-puma", "leads to a single vehicle"],
  ["/media/gone.pdf", "leads to no page of the site"],
  ["/faq#gone", 'there is no place "gone" on /faq'],
  ["/faq?page=2", "/faq reads no query"],
  ["/stock?fuell=electric", '"fuell" is no filter of the stock'],
  ["/stock?fuel=steam", "the stock writes this query as ?"],
])("reports a link to %s", (link, message) => {
  expect(checkLink(link)).toContain(message);
});

test("accepts anchors of headings and anchors in texts", () => {
  const text = {
    component: "text",
    text: {
      type: "doc",
      content: [
        { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "La garantie" }] },
        {
          type: "paragraph",
          content: [{ type: "text", text: "ici", marks: [{ type: "anchor", attrs: { id: "point" } }] }],
        },
      ],
    },
  };
  const findings = check([aStory("home", [text, aCallToAction("#la-garantie", "#point")])]);
  expect(findings).toEqual([]);
});

test("reports source positions, also after a dropped section", () => {
  expect(check([aStory("home", [{ component: "carousel" }, aCallToAction("/nowhere")])])).toEqual([
    'schema home sections.0.component: there is no section called "carousel"',
    "link home sections.1.buttons.0.link: /nowhere: leads to no page of the site",
  ]);
});

test("checks links of the shell", () => {
  expect(check([aStory("home", [aCallToAction("/")])], aShellWithLinks("/nowhere"))).toEqual([
    "link shell navigation.0.link: /nowhere: leads to no page of the site",
  ]);
});

const image = (src: string) => ({ component: "image", image: { src, alt: "Une voiture" } });

test("reports missing pictures and unknown picture hosts", () => {
  const sections = ["/media/there.webp", "/media/gone.webp", "https://images.example/a.jpg", "https://evil.example/a"];
  expect(check([aStory("home", sections.map(image))])).toEqual([
    "picture home sections.1.image.src: /media/gone.webp: there is no such file",
    expect.stringContaining("no pictures of evil.example may be shown"),
  ]);
});

test("reports pictures without alternative text", () => {
  const node = { type: "image", attrs: { src: "/media/there.webp", alt: "" } };
  const text = { type: "doc", content: [{ type: "paragraph", content: [node] }] };
  expect(check([aStory("home", [{ component: "text", text }])])).toEqual([
    expect.stringMatching(/^picture home .*\.alt: must say what the picture shows$/),
  ]);
});

test("reports unknown icons and references", () => {
  const cards = {
    component: "cards",
    items: ["clock", "unicorn"].map((icon) => ({ title: "Titre", text: "Texte", icon })),
  };
  const models = { component: "model_teaser", title: "Modèles", brand: "fiat", models: ["ford/puma", "ford/nucleon"] };
  const team = { component: "team", title: "Équipe", location: "mars", employees: ["anne-muller", "nemo"] };
  const stories = [aStory("home", [cards, models, team])];
  expect(check(stories)).toEqual([
    'icon home sections.0.items.1.icon: there is no icon called "unicorn"',
    `reference home sections.1.brand: "fiat" is none of the group's brands`,
    `reference home sections.1.models.1: "ford/nucleon" is none of the group's models`,
    `reference home sections.2.location: "mars" is none of the group's locations`,
    `reference home sections.2.employees.1: "nemo" is none of the group's employees`,
  ]);
  expect(check(stories, aShellWithLinks(), { ...SITE, catalogue: null })).toHaveLength(1);
});

test("reports orphaned pages unless a section lists them or they are not indexed", () => {
  const article = { article: { published_on: "2026-10-01", category: "Groupe", teaser: "Une nouvelle." } };
  const pages = [
    aStory("home", [{ component: "model_teaser", title: "Modèles", brand: "ford" }]),
    aStory("alone", [aCallToAction("/alone")]),
    aStory("hidden", [aCallToAction("/")], { noindex: true }),
    aStory("ford/puma", [aCallToAction("/")]),
    aStory("fiat/panda", [aCallToAction("/")]),
    aStory("news/ouverture", [aCallToAction("/")], article),
  ];
  const orphans = ["alone", "fiat/panda", "news/ouverture"].map((slug) => `orphan ${slug} : no page leads here`);
  expect(check(pages)).toEqual(orphans);
  const news = aStory("news", [{ component: "news_list", title: "Actualités" }]);
  expect(check([...pages, news], aShellWithLinks("/news"))).toEqual(orphans.slice(0, 2));
});

test("reports missing, duplicate, short and long titles and descriptions", () => {
  const page = (slug: string, changes: object) => aStory(slug, [aCallToAction("/")], { ...changes });
  const findings = check(
    [
      page("home", { title: "Le même", description: null }),
      page("a", { title: "LE MÊME", description: "Trop court." }),
      page("b", { title: "x".repeat(76), description: "y".repeat(171) }),
      page("c", { description: DESCRIPTION }),
      page("d", { description: DESCRIPTION, noindex: true }),
      page("e", { description: DESCRIPTION }),
    ],
    aShellWithLinks("/a", "/b", "/c", "/d", "/e"),
  );
  expect(findings).toEqual([
    'title a title: is the title of "home" too',
    "description a description: has 11 characters; 50 say something",
    "title b title: has 76 characters, of which 75 are shown",
    "description b description: has 171 characters, of which 170 are shown",
    'description e description: is the description of "c" too',
    "description home description: is missing",
  ]);
});

test("reports empty pages and duplicate anchors", () => {
  expect(
    check([aStory("home", [aCallToAction("/"), aCallToAction("/")]), aStory("vide", [])], aShellWithLinks("/vide")),
  ).toEqual(['section home sections: has the anchor "appel" twice', "section vide sections: has nothing to show"]);
});

const form = (kind: string, location: string | null = null) => ({
  component: "form",
  kind,
  location,
  anchor: "demande",
});

test("reports forms that the market does not offer", () => {
  expect(check([aStory("home", [form("contact"), form("trade_in")])])).toEqual([
    'section home sections: has the anchor "demande" twice',
    'section home sections.1.kind: "trade_in" is nothing this market asks for: the form is left out',
  ]);
});

test("reports the forms of a page after the first one that the market offers", () => {
  const sections = [form("trade_in"), form("contact"), aCallToAction("/"), form("call_back")];
  expect(check([aStory("home", sections)])).toEqual([
    'section home sections: has the anchor "demande" twice',
    'section home sections.0.kind: "trade_in" is nothing this market asks for: the form is left out',
    "section home sections.3.kind: the page has a form before this one, and one at most: the form is left out",
  ]);
});

test("accepts a location parameter only for pages that ask for one", () => {
  const linked = (link: string, page: object) =>
    check([aStory("home", [aCallToAction(link)]), aStory("atelier", [page])], aShellWithLinks("/atelier"));
  const link = "/atelier?concession=diekirch#demande";
  expect(linked(link, form("workshop_appointment"))).toEqual([]);
  const unknownLocation = linked("/atelier?concession=mars#demande", form("workshop_appointment"));
  expect(unknownLocation).toEqual([expect.stringContaining('"mars" is none of the group\'s locations')]);
  for (const page of [form("workshop_appointment", "diekirch"), form("contact")]) {
    expect(linked(link, page)).toEqual([expect.stringContaining("/atelier reads no query")]);
  }
});

test("accepts filters of lease offers only for pages with their overview", () => {
  const offers = (more: object = {}) => ({ component: "lease_offers", title: "Offres", kind: "private", ...more });
  const linked = (link: string, section: object) =>
    check([aStory("home", [aCallToAction(link)]), aStory("leasing", [section])], aShellWithLinks("/leasing"));
  expect(linked("/leasing?brand=ford&monthly-max=300", offers())).toEqual([]);
  expect(linked("/leasing?monthly-max=300&brand=ford&wheels=4", offers())).toEqual([
    expect.stringContaining("the overview of lease offers writes this query as ?brand=ford&monthly-max=300"),
  ]);
  expect(linked("/leasing?brand=ford", offers({ brand: "ford" }))).toEqual([
    expect.stringContaining("/leasing reads no query"),
  ]);
});

test("reports redirects that are unusable or lead to no page", () => {
  const redirect = (location: string) => ({ kind: "redirect", status: 301, location, external: false }) as const;
  const site: SiteInventory = {
    ...SITE,
    redirects: new Map<string, RedirectResult>([
      ["/ancien", redirect("/stock?brand=ford")],
      ["/perdu", redirect("/nulle-part#ici")],
      ["/casse", { kind: "broken" }],
    ]),
    redirectsFile: {
      path: "content/redirects.csv",
      lines: new Map([["/perdu", { line: 3 }]]),
      chains: [],
      problems: [{ line: 4, from: "/casse", code: "loop", message: "its chain comes back to itself" }],
    },
  };
  const findings = checkContent({ stories: [], shell: EMPTY_SHELL, problems: [] }, site);
  expect(findings.filter(({ rule }) => rule === "redirect")).toEqual([
    {
      rule: "redirect",
      story: "content/redirects.csv",
      field: "/casse",
      message: "its chain comes back to itself",
      line: 4,
    },
    {
      rule: "redirect",
      story: "content/redirects.csv",
      field: "/perdu",
      message: "/nulle-part#ici: there is no such page",
      line: 3,
    },
  ]);
});
