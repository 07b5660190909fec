import type { Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { type SiteOfOthers, startSiteOfOthers, useSiteWith } from "../../browser-support/other-sites.ts";
import { requestedDocuments } from "../../browser-support/requested-paths.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

let others: SiteOfOthers;

test.beforeAll(async () => {
  // As long as the fixture of a site may take.
  test.setTimeout(limit(120_000));
  others = await startSiteOfOthers();
});

test.afterAll(() => others.stop());

for (const mode of ["hanging", "hostile"] as const) {
  test(`with every other site ${mode} a visitor books, finds a location, saves a vehicle and writes to the group`, async ({
    visit,
  }) => {
    await useSiteWith(visit, others, mode);
  });
}

test("an old address is followed within the site without a document, and left by a link and by the address bar where it leads to another site", async ({
  visit,
}) => {
  const { site, partner, partnerPage } = others;
  const { page } = await visit({ baseURL: site.url });
  await openPage(page, "/tiers");
  const documents = requestedDocuments(page);
  await page.getByRole("link", { name: "Nos anciennes Ford" }).click();
  await page.waitForURL(`${site.url}/ford?utm_source=lettre&gclid=1`);
  expect(documents).toEqual([]);

  partner.requests.length = 0;
  await openPage(page, "/tiers");
  await page.getByRole("link", { name: "Notre partenaire" }).click();
  await page.waitForURL(partnerPage);
  await page.goto("/fr/ancien-partenaire?utm_source=lettre");
  expect(page.url()).toBe(`${partnerPage}?utm_source=lettre`);
  expect(partner.requests.filter((path) => path.startsWith("/offres"))).toEqual([
    "/offres",
    "/offres?utm_source=lettre",
  ]);
});

test("without scripts the link to an old address leads to the other site", async () => {
  const { site, partnerPage } = others;
  const html = await (await fetch(`${site.url}/tiers`)).text();
  expect(html).toContain('href="/fr/ancien-partenaire"');
  const answer = await fetch(`${site.url}/fr/ancien-partenaire`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, partnerPage]);
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const marker = (page: Page) =>
  page.locator(".movable-map-live[data-state=live]").getByRole("button", { name: "1, Alzette Automobiles Bertrange" });

const moveTheMap = async (page: Page): Promise<void> => {
  others.tiles.mode = "answers";
  others.tiles.requests.length = 0;
  const own = new Set([others.site.url, others.tiles.url].map((url) => new URL(url).host));
  await page.route(
    ({ host }) => !own.has(host),
    (route) => route.fulfill({ body: "" }),
  );
  await openPage(page, "/concessions");
  await button(page, "Déplacer et zoomer la carte").click();
};

test("consent to tiles is requested where they are used; without it the map has the site's own background", async ({
  visit,
}) => {
  const { page, consoleErrors } = await visit({ baseURL: others.site.url });
  await moveTheMap(page);
  await expect(page.getByRole("dialog")).toContainText(others.tiles.host);
  expect(await axeViolations(page)).toEqual([]);
  await button(page, "Refuser").click();
  await marker(page).waitFor();
  await expect(page.locator(".live-background")).toHaveCount(1);
  expect(others.tiles.requests).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("tiles load after consent, with their owner, and leave the markers usable", async ({ visit }) => {
  const { page, consoleErrors } = await visit({ baseURL: others.site.url });
  await moveTheMap(page);
  await button(page, "Accepter").click();
  await expect.poll(() => others.tiles.requests.length).toBeGreaterThan(0);
  expect(others.tiles.requests[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/);
  await page.getByText("© Les cartographes").waitFor();
  await expect(page.locator(".live-background")).toHaveCount(0);
  await marker(page).click();
  await page.waitForURL(/#lieu-bertrange$/);
  expect(consoleErrors).toEqual([]);
});
