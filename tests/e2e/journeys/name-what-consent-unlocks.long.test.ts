// Each asker on both screens and all pages; `name-what-consent-unlocks.test.ts` is the short form.
import { ASKERS, expectNamed } from "../../browser-support/consent-askers.ts";
import { startNamedSites } from "../../browser-support/named-sites.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(limit(120_000));
  site = await startNamedSites();
});

test.afterAll(() => site.dispose());

for (const width of [390, 1440]) {
  for (const [name, asker] of Object.entries(ASKERS)) {
    test(`at ${width} pixels ${name} names every host that its answer unlocks`, async ({ visit }) => {
      await expectNamed(visit, site, asker, { width, others: ["/tiers", "/concessions"] });
    });
  }
}
