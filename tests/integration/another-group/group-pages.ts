// Pages and files of another group's site, read over HTTP: nothing of the demo group and of no other country.
import { matchRoutes } from "react-router";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { CATALOGUE_KINDS } from "#application/imports/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { readManifest } from "../../browser-support/build-manifest.ts";
import { formPath } from "../../builders/form-pages.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { CONTENT_TOKEN, createLeakFinder } from "./condroz-site.ts";
import { type Fact, FACT_KINDS } from "./demo-values.ts";
import {
  apiPaths,
  type Answer,
  type Crawl,
  crawl,
  readAnswer,
  readAnswers,
  SITE_FILES,
  sitemapPaths,
} from "./crawl.ts";
import { FEED_NAMES } from "./feed-files.ts";

/** How much is read. */
export type Extent = {
  /** Every page, file and picture; else one page of each kind, and one picture. */
  readonly isComplete: boolean;
  readonly minPages: number;
  readonly minFiles: number;
};

const isPositive = (count: number): boolean => count > 0;

/** Addresses to which no link leads. */
const OTHER_STARTS = [
  "/stock?near=namur&within=50",
  "/stock?near=nulle+part",
  "/stock?brand=skoda&price-max=1",
  "/stock/comparer?ids=500.501",
  "/stock/favoris?ids=500.501",
  "/stock/favoris/demande?ids=500.501",
  "/alertes/envoyee",
  "/business-lease/demande",
  "/skoda/stock/500-1-skoda-octavia-confort",
  "/skoda/stock/500-1-skoda-octavia-confort/testdrive",
  "/skoda/stock/500-1-skoda-octavia-confort/leasing-en-ligne",
  "/skoda/locations/ciney",
  "/concessions?ou=5590",
  "/concessions?ou=nulle+part",
];

/** Their pages name the countries of their buyers: this group has none. */
const OF_OTHER_COUNTRIES = /^routes\/frontier-/;

/** Kinds of pages and files that only a form, a mail or a script leads to: group-forms.ts opens them. `models` redirects. */
const OPENED_BY_FORMS =
  /-thanks|^models$|^routes\/(?:shortlist|online-leasing-step|vehicle-code|appointment-|agenda-file|lead-answer|alert-|island)/;

const sharedPicture = ({ text }: Answer): readonly string[] => {
  const address = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
  const path = address === undefined ? "" : new URL(address).pathname;
  return path === "" || path.startsWith("/studio/") ? [] : [path];
};

/** Blocks of structured data. */
const structuredData = ({ text }: Answer): readonly unknown[] =>
  [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json) as unknown,
  );

const TEXT_FILE = /\.(?:css|js|svg|json|xml|txt)(?:\?|$)/;

/** The headers alone are read of pictures: one of each type is enough. */
const withOnePictureOfEachType = (files: readonly string[]): readonly string[] => {
  const pictures = files.filter((path) => !TEXT_FILE.test(path));
  const types = Map.groupBy(pictures, (path) => /\.\w+$/.exec(path)?.[0]);
  return [...files.filter((path) => TEXT_FILE.test(path)), ...[...types.values()].flatMap((all) => all.slice(0, 1))];
};

/** A page of each route, and each story that is no form. */
const readRouteKinds = async (url: string): Promise<(path: string) => string> => {
  const { routes } = await readManifest(url);
  return (path) => {
    const { pathname, search } = new URL(path, url);
    const route = matchRoutes([...routes], pathname)?.at(-1)?.route;
    const isStory = route?.path.endsWith("*") === true && !pathname.startsWith("/demande-");
    return isStory ? pathname : `${route?.id} ${search !== ""}`;
  };
};

const someOfEachKind = (facts: readonly Fact[]): readonly Fact[] =>
  FACT_KINDS.flatMap((kind) => facts.filter((fact) => fact.kind === kind).slice(0, 20));

/** Tests the pages and files of the site, whose group has everything that a group can have. */
export const describePages = (site: () => Site, { isComplete, minPages, minFiles }: Extent): void => {
  describe("pages and files", () => {
    let finder: ReturnType<typeof createLeakFinder>;
    let crawled: Crawl;

    beforeAll(async () => {
      const { url, groupDir } = site();
      finder = createLeakFinder(groupDir);
      const links = [...(await sitemapPaths(url)), ...Object.values(LEAD_KINDS).map(formPath)];
      const starts = ["/", ...OTHER_STARTS];
      crawled = await crawl(url, { starts, links, ...(isComplete ? {} : { kindOf: await readRouteKinds(url) }) });
    });

    const leaksOf = (answers: readonly Pick<Answer, "path" | "text">[]): readonly string[] =>
      answers.flatMap(({ path, text }) => finder.leaksIn(text).map((leak) => `${path}: ${leak}`));

    test("a text with a fact of the demo group has a leak, whatever the fact", () => {
      const { facts, leaksIn } = finder;
      const tried = isComplete ? facts : someOfEachKind(facts);
      expect(tried.filter(({ text }) => leaksIn(`Voir : ${text}.`).length === 0)).toEqual([]);
      const kinds = Map.groupBy(facts, ({ kind }) => kind);
      for (const kind of FACT_KINDS)
        expect([kind, kinds.get(kind)?.length ?? 0]).toEqual([kind, expect.toSatisfy(isPositive)]);
      expect(facts.length).toBeGreaterThan(6500);
    });

    test("no page has a fact of the demo group, a word of another country or an error", () => {
      const { pages } = crawled;
      expect(leaksOf(pages).slice(0, 20)).toEqual([]);
      expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
      expect(pages.length).toBeGreaterThan(minPages);
    });

    test("a page of each kind of route was read", async () => {
      const { routes } = await readManifest(site().url);
      const visited = new Set(
        crawled.pages.map(({ path }) => matchRoutes([...routes], new URL(path, site().url).pathname)?.at(-1)?.route.id),
      );
      const isRead = ({ id }: { readonly id: string }): boolean =>
        visited.has(id) || OPENED_BY_FORMS.test(id) || OF_OTHER_COUNTRIES.test(id);
      const left = routes.filter((route) => !isRead(route)).map(({ id }) => id);
      expect(left).toEqual([]);
    });

    test("no file of the site, its feeds, its programming interface or its pages has any either", async () => {
      const api = await apiPaths(site().url, {
        "/api/v1/vehicles/{id}": "500",
        "/api/v1/vehicles/{id}/similar": "500",
        "/api/v1/vehicles/{id}/lease": "508",
        "/api/v1/locations/{slug}": "ciney",
        "/api/v1/lease-offers/{slug}": "dacia-duster",
        "/v2/cdn/stories/{slug}": "contact",
        token: CONTENT_TOKEN,
      });
      const files = isComplete ? crawled.files : withOnePictureOfEachType(crawled.files);
      const answers = await readAnswers(site().url, [...new Set([...SITE_FILES, ...api, ...files])]);
      expect(leaksOf(answers).slice(0, 20)).toEqual([]);
      expect(answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
      expect(api.length).toBeGreaterThan(15);
      expect(crawled.files.length).toBeGreaterThan(minFiles);
    });

    test.each([
      ["a page that does not exist", "/nulle-part", 404, {}],
      ["a vehicle that does not exist", "/stock/999999-1-renault", 404, {}],
      ["a page for a program", "/nulle-part", 404, { "user-agent": "curl/8.9" }],
      ["a file that does not exist", "/media/rien.webp", 404, {}],
      ["an address of the programming interface", "/api/v1/rien", 404, {}],
      ["a too long query", `/stock?q=${"a".repeat(9000)}`, 400, {}],
      ["a confirmation without its key", "/alertes/confirmer", 404, {}],
      ["an appointment without its key", "/rendez-vous/modifier", 404, {}],
    ] as const)("%s: its error has none", async (_, path, status, headers) => {
      const answer = await readAnswer(site().url, path, headers);
      expect([answer.status, leaksOf([answer])]).toEqual([status, []]);
    });

    test("nothing that is exported has any", async () => {
      const exports = [
        ...FEED_NAMES.map((name) => ["export", "vehicles", "--as", name]),
        ...CATALOGUE_KINDS.map((kind) => ["export", kind]),
        ["export", "content"],
        ["export", "redirects"],
        ["doctor"],
      ];
      const answers: { readonly path: string; readonly text: string }[] = [];
      for (const args of exports) {
        const { stdout, stderr } = await site().vitrine(...args);
        answers.push({ path: args.join(" "), text: stdout + stderr });
      }
      expect(answers.filter(({ text }) => text.length < 20)).toEqual([]);
      expect(leaksOf(answers)).toEqual([]);
    });

    test("icons and the pictures of shared links have no colour of the demo group", async () => {
      const demo = new Set(finder.facts.filter(({ kind }) => kind === "colour").map(({ text }) => text.toLowerCase()));
      expect(demo.size).toBeGreaterThan(30);
      const pictures = ["/icon-192.png", ...new Set(crawled.pages.flatMap(sharedPicture)), "/icon-512.png"];
      for (const path of pictures.slice(0, isComplete ? pictures.length : 2)) {
        const bytes = await (await fetch(site().url + path)).arrayBuffer();
        const { data } = await sharp(bytes)
          .removeAlpha()
          .toColourspace("srgb")
          .raw()
          .toBuffer({ resolveWithObject: true });
        const pixels = Array.from({ length: data.length / 3 }, (_, index) => data.readUIntBE(index * 3, 3));
        const shares = Map.groupBy(pixels, (pixel) => pixel);
        const flat = [...shares].filter(([, all]) => all.length > pixels.length / 50).map(([pixel]) => pixel);
        expect([
          path,
          flat.map((pixel) => `#${pixel.toString(16).padStart(6, "0")}`).filter((one) => demo.has(one)),
        ]).toEqual([path, []]);
      }
    });

    test("structured data, feed and pages are Belgian", async () => {
      const data = JSON.stringify(crawled.pages.flatMap(structuredData));
      expect(new Set(data.match(/"addressCountry":"\w+"/g))).toEqual(new Set(['"addressCountry":"BE"']));
      expect(new Set(data.match(/"priceCurrency":"\w+"/g))).toEqual(new Set(['"priceCurrency":"EUR"']));
      expect(new Set(data.match(/"addressLocality":"[^"]+"/g))).toEqual(
        new Set(["Jambes", "Ciney", "Huy"].map((town) => `"addressLocality":"${town}"`)),
      );
      expect((await readAnswer(site().url, "/news.xml")).text).toContain("<language>fr-be</language>");
    });
  });
};
