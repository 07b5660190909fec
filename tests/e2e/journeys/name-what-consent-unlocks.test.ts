import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ASKERS, expectNamed } from "../../browser-support/consent-askers.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { startNamedSites } from "../../browser-support/named-sites.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(limit(120_000));
  site = await startNamedSites();
});

test.afterAll(() => site.dispose());

/** One asker for each way to answer goes on to another page. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  "the banner": ["/concessions"],
  "the dialog of the appointments": ["/concessions"],
  "the dialog of the map": ["/tiers"],
  "the settings, for measurement": ["/concessions"],
};

for (const [name, asker] of Object.entries(ASKERS)) {
  test(`${name} names every host that its answer unlocks`, async ({ visit }) => {
    await expectNamed(visit, site, asker, { width: 390, others: OTHERS[name] ?? [] });
  });
}

test("a frame of the site itself asks nothing, and is there without scripts too", async ({ visit }) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit({ baseURL: site.url, javaScriptEnabled });
    await openPage(page, "/tiers");
    const section = page.locator("section", { has: page.getByRole("heading", { name: "Page du site", exact: true }) });
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole("button")).toHaveCount(0);
    await section.frameLocator("iframe").getByText("4,6 sur 5").waitFor();
  }
});

test("each module that asks, or saves an answer, has its row above", () => {
  const files = readdirSync("src/web", { recursive: true, encoding: "utf8" });
  const asking = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /\b(?:grantConsent|requestConsent|saveConsent|decideAll)\(/.test(readFileSync(join("src/web", file), "utf8")),
  );
  expect(asking.toSorted()).toEqual([
    "platform/appointment/appointment-widget.ts",
    "platform/consent/consent-dialog-state.ts",
    "platform/consent/consent-overlays.tsx",
    "platform/map/movable-map.tsx",
    "sections/embed/embed.tsx",
  ]);
});
