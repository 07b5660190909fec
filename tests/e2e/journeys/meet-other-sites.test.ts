import { openPage } from "../../browser/hydration.ts";
import { type SiteOfOthers, startSiteOfOthers, useSiteWith } from "../../browser/other-sites.ts";
import { requestedDocuments } from "../../browser/requested-paths.ts";
import { expect, test } from "../../browser/test.ts";
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
