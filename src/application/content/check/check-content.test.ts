import { expect, test } from "vitest";
import { aCallToAction, aShellWithLinks, aStory, check, SITE } from "../../../../tests/builders/checked-content.ts";
import { EMPTY_SHELL } from "#domain/content/index.ts";
import type { RedirectResult } from "#domain/redirects/index.ts";
import { checkContent } from "./check-content.ts";
import type { SiteInventory } from "./site-inventory.ts";

test("reports source positions, also after a dropped section", () => {
  expect(check([aStory("home", [{ component: "carousel" }, aCallToAction("/nowhere")])])).toEqual([
    'schema home sections.0.component: there is no section called "carousel"',
    "link home sections.1.buttons.0.link: /nowhere: leads to no page of the site",
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
