import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storyPath } from "#domain/content/index.ts";
import { unsafeLinks } from "#domain/content/links.ts";
import { modelOfStory, modelStorySlugs } from "#domain/models/index.ts";
import { locationOfStory } from "#domain/site/index.ts";
import { readSettingsFile } from "../../../tests/builders/settings-file.ts";
import { createFileContentSource } from "./file-content-source.ts";

const content = createFileContentSource(
  "demo/group/content",
  { warn: () => {} },
  "luxembourg",
  readSettingsFile("demo/group/settings/luxembourg.yaml").group,
);
const stories = await content.stories();
const shell = await content.shell();

const strings = (value: unknown, isWanted: (key: string) => boolean, key = ""): readonly string[] => {
  if (typeof value === "string") return isWanted(key) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => strings(child, isWanted, Array.isArray(value) ? key : name));
};

const findLinks = (value: unknown): readonly string[] => strings(value, (key) => key === "link" || key === "href");

const DUMMY_CONTACT = /^(?:mailto:[a-z.]+@alzette-automobiles\.example|tel:\+35220000\d{3})$/;

/** Paths known to visitors and search engines: they must continue to exist. */
const PUBLISHED_PATHS = [
  "/",
  "/accessibilite",
  "/a-propos-de-nous",
  "/a-propos-de-nous/histoire",
  "/a-propos-de-nous/presse",
  "/brands",
  "/business-lease",
  "/carrieres",
  "/carrieres/portraits-de-collaborateurs",
  "/centre-de-vehicules-d-occasion",
  "/collaborateurs",
  "/concessions",
  "/contact",
  "/entreprise",
  "/entreprise/fleet-leasing",
  "/entreprise/gestion-de-flotte",
  "/entreprise/services-aux-entreprises",
  "/entreprise/transformation-de-vehicules",
  "/entreprise/vehicules-utilitaires",
  "/faq",
  "/formulaires",
  "/formulaires/demande-offre-pneus",
  "/formulaires/prise-de-rendez-vous-pneus-roues",
  "/formulaires/prise-de-rendez-vous-pneus-roues-bertrange",
  "/formulaires/prise-de-rendez-vous-pneus-roues-diekirch",
  "/formulaires/prise-de-rendez-vous-pneus-roues-esch",
  "/formulaires/prise-de-rendez-vous-pneus-roues-niederkorn",
  "/home-page-bertrange",
  "/home-page-esch-sur-alzette",
  "/home-page-niederkorn",
  "/mentions-legales",
  "/news",
  "/politique-de-traitement-des-donnees",
  "/private-lease",
  "/reserver-un-essai",
  "/services",
  "/services/apres-vente",
  "/services/carrosserie",
  "/services/debosselage-et-peinture",
  "/services/financement",
  "/services/pieces-et-accessoires",
  "/services/pneus-et-stockage",
  "/ford",
  "/hyundai",
  "/opel",
  "/kia",
  "/volvo",
  "/fiat",
  "/jeep",
  "/mg",
  "/suzuki",
  "/mitsubishi",
  "/ford/puma",
  "/hyundai/kona",
  "/jeep/wrangler",
  "/mg/mg-zs",
  "/opel/opel-corsa",
  "/suzuki/vitara",
  "/vehicules-utilitaires/fiat-utilitaires/ducato",
  "/vehicules-utilitaires/ford-utilitaires/transit-custom",
  "/vehicules-utilitaires/kia-utilitaires/pv5-cargo",
  "/vehicules-utilitaires/opel-utilitaires/vivaro",
];

const paths = new Set(stories.map(({ slug }) => storyPath(slug)));

test("the group's content has no problem and every published path exists", () => {
  expect(content.problems()).toEqual([]);
  expect(PUBLISHED_PATHS.filter((address) => !paths.has(address))).toEqual([]);
});

type Model = { readonly brand: string; readonly slug: string };

const models = JSON.parse(readFileSync("demo/group/catalogue/models.json", "utf8")) as readonly Model[];

const hasPage = (model: Model): boolean => modelStorySlugs(model).some((slug) => paths.has(storyPath(slug)));

test("every model of the catalogue has a page", () => {
  expect(models.length).toBeGreaterThan(50);
  expect(models.filter((model) => !hasPage(model))).toEqual([]);
});

test("phone numbers and email addresses are dummies", () => {
  const links = [shell, ...stories].flatMap(findLinks);
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => /^(?:mailto|tel):/.test(link) && !DUMMY_CONTACT.test(link))).toEqual([]);
  expect(unsafeLinks([shell, stories])).toEqual([]);
});

/** Places, numbers, authorities and laws of the group's Luxembourg. */
const LUXEMBOURG_ONLY =
  /Bertrange|Niederkorn|Esch-sur|\bd?’?Esch\b|Diekirch|Oesling|Gutland|\+352|au Luxembourg|SNCA|guichet\.lu|Klimabonus|17 %|[Qq]uatre (?:concessions|ateliers|comptoirs)/;

const defaultMarket = createFileContentSource(
  "demo/group/content",
  { warn: () => {} },
  "default",
  readSettingsFile("demo/group/settings/default.yaml").group,
);

test("no page of the default market speaks of Luxembourg's locations, numbers and laws", async () => {
  expect(defaultMarket.problems()).toEqual([]);
  const pages = [{ slug: "shell", ...(await defaultMarket.shell()) }, ...(await defaultMarket.stories())];
  expect(pages.length).toBeGreaterThan(100);
  const texts = pages.flatMap((page) => strings(page, () => true).map((text) => [page.slug, text] as const));
  expect(texts.filter(([, text]) => LUXEMBOURG_ONLY.test(text.replaceAll(/[\u00a0\u202f]/g, " ")))).toEqual([]);
});

test("the default market counts its own locations", async () => {
  const texts = [await defaultMarket.shell(), ...(await defaultMarket.stories())].flatMap((page) =>
    strings(page, () => true),
  );
  const locations: readonly unknown[] = JSON.parse(readFileSync("demo/group/catalogue/default/locations.json", "utf8"));
  expect(locations).toHaveLength(16);
  expect(texts.filter((text) => /[Ss]eize concessions/.test(text)).length).toBeGreaterThan(10);
});

test("every page begins with a hero, a story of a model with its head, and what follows a location's own head with a text", () => {
  for (const { slug, sections } of stories) {
    const head = modelOfStory(slug, models) === null ? "hero" : "model_head";
    const first = locationOfStory(slug) === null ? head : "text";
    expect([slug, sections[0]?.component]).toEqual([slug, first]);
  }
});
