// What the other sites do in `meet-other-sites.test.ts`, and two more.
import { type SiteOfOthers, startSiteOfOthers, useSiteWith } from "../../browser-support/other-sites.ts";
import { test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

let others: SiteOfOthers;

test.beforeAll(async () => {
  // As long as the fixture of a site may take.
  test.setTimeout(limit(120_000));
  others = await startSiteOfOthers();
});

test.afterAll(() => others.stop());

for (const mode of ["blocked", "hanging", "slow", "hostile"] as const) {
  test(`with every other site ${mode} a visitor books, finds a location, saves a vehicle and writes to the group`, async ({
    visit,
  }) => {
    await useSiteWith(visit, others, mode);
  });
}
