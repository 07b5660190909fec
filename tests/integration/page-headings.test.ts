import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { OTHER_PAGES, pageOfEachKind, PAGES, vehiclePath } from "../browser-support/page-kinds.ts";
import { sharedSite } from "../browser-support/sites/shared-site.ts";
import { startSite } from "../browser-support/sites/site.ts";
import { requestPage } from "./site-with-settings.ts";

const TITLES = /<h1[ >].*?<\/h1>/gs;

/** The first-level headings of each page. */
const headingsOf = async (url: string, paths: readonly string[]) => {
  const pages: (readonly [path: string, count: number])[] = [];
  for (const path of paths) {
    const body = await (await requestPage(url + path)).text();
    // A redirect has no page.
    if (body !== "") pages.push([path, body.match(TITLES)?.length ?? 0]);
  }
  return pages;
};

/** The sitemap's own pages are in `every-page.test.ts`. */
test("every kind of page, form, list and error has one first-level heading", async () => {
  const site = sharedSite();
  const vehicle = await vehiclePath(site);
  const others = [...PAGES.map(([, path]) => path), ...OTHER_PAGES].map((path) => path(vehicle));
  const paths = [...new Set([...others, ...(await pageOfEachKind(site)), "/reprise", "/offline", "/stock/1-2"])];
  const pages = await headingsOf(site.url, paths);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter(([, count]) => count !== 1)).toEqual([]);
});

const page = (name: string, sections: string): string => `name: ${name}
title: "${name}, une page de plusieurs en-têtes ou d’aucun"
description: "Une page du garage dont les en-têtes ne sont pas ceux que la rédaction prend d’habitude, pour voir son titre."
updated_at: "2026-11-20T08:00:00+01:00"
sections:
${sections}
...
`;

const HERO = "  - component: hero\n    title: Premier titre\n";
const MODEL = "  - component: model_head\n    model: ford/puma\n";

test("a page of several heads, or of none with content, has one as well", async () => {
  const site = await startSite({
    fill: true,
    writeContent: (folder) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "redirects.csv"), "from,to,status\n");
      writeFileSync(join(folder, "home.yaml"), page("Accueil", HERO + HERO.replace("Premier", "Second")));
      writeFileSync(join(folder, "deux.yaml"), page("Deux", HERO + MODEL));
      writeFileSync(join(folder, "inconnu.yaml"), page("Inconnu", MODEL.replace("puma", "inconnue")));
      writeFileSync(
        join(folder, "texte.yaml"),
        page("Texte", "  - component: text\n    text: !markdown |\n      Un mot.\n"),
      );
    },
  });
  onTestFinished(site.dispose);
  expect(await headingsOf(site.url, ["/", "/deux", "/inconnu", "/texte"])).toEqual([
    ["/", 1],
    ["/deux", 1],
    ["/inconnu", 1],
    ["/texte", 1],
  ]);
  const both = await (await requestPage(`${site.url}/deux`)).text();
  expect(both).toMatch(/<h1[^>]*>Premier/);
  expect(both).toMatch(/<h2[^>]*>Ford Puma/);
});
