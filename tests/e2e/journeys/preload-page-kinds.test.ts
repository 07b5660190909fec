import { matchRoutes } from "react-router";
import { readManifest } from "../../browser-support/build-manifest.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { rest, transfers } from "../../browser-support/payload-transfers.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

/** A page and the links of it that are followed, each of another kind; those with `false` lead to a payload that is not stored. */
type Visit = readonly [from: string, links: readonly (readonly [start: string, isStored: boolean])[]];

const VEHICLE = ":vehicle";

const VISITS: readonly Visit[] = [
  [
    "/faq",
    [
      ["/", true],
      ["/mentions-legales", true],
      ["/contact", false],
      ["/private-lease", false],
      ["/stock", true],
      ["/stock?fuel=electric", true],
      ["/stock/favoris", false],
      ["/stock/comparer", false],
      ["/concessions", true],
    ],
  ],
  ["/stock", [["/stock?fuel=electric&range-min=400", true]]],
  [
    "/stock?fuel=electric",
    [
      ["/stock?fuel=electric&page=2", true],
      ["/alertes/recherche?fuel=electric", false],
      [VEHICLE, true],
    ],
  ],
  [
    VEHICLE,
    [
      [`${VEHICLE}/essai-routier`, false],
      [`${VEHICLE}/lease-calculator`, true],
      [`${VEHICLE}/fiche`, true],
      [`${VEHICLE}/leasing-en-ligne`, false],
      ["/alertes/prix", false],
    ],
  ],
  ["/ford", [["/ford/tous-les-modeles", true]]],
  ["/ford/tous-les-modeles", [["/ford/puma", true]]],
  [
    "/ford/models/puma",
    [
      ["/ford/models/puma/contact", false],
      ["/ford/models/puma/testdrive", false],
    ],
  ],
  ["/private-lease", [["/private-lease/opel-corsa", true]]],
  [
    "/private-lease/opel-corsa",
    [
      ["/private-lease/opel-corsa/demande", false],
      ["/opel/models/corsa", true],
    ],
  ],
  ["/business-lease", [["/business-lease/fiat-doblo", true]]],
  [
    "/business-lease/fiat-ducato",
    [
      ["/business-lease/fiat-ducato/demande", false],
      ["/business-lease/demande", false],
    ],
  ],
  ["/concessions", [["/concessions/bertrange", true]]],
  ["/faq", [["/frontaliers", true]]],
  ["/frontaliers", [["/frontaliers/belgique", true]]],
  ["/carrieres", [["/carrieres/mecanicien-automobile-bertrange", true]]],
  ["/carrieres/mecanicien-automobile-bertrange", [["/carrieres/mecanicien-automobile-bertrange/candidature", false]]],
];

/** Kinds of pages to which no page of the demo group links: what follows a form, links in mails, and files. */
const WITHOUT_LINK =
  /-thanks|trade-in$|^alert-(?:requested|confirm|stop)$|^brand-|^models$|^routes\/(?:shortlist|alert-|favourites-|vehicle-code|online-leasing-step|appointment-(?:file|confirm|change)|lead-answer|island)|favourites-form/;

for (const [from, links] of VISITS) {
  const named = links.map(([start]) => start).join(", ");
  test(`${from}: a page that the visitor points at and opens costs one request for its payload: ${named}`, async ({
    visit,
    site,
  }) => {
    const vehicle = await vehiclePath(site);
    const inStock = (path: string): string => path.replace(VEHICLE, vehicle);
    const { page, consoleErrors } = await visit();
    const devTools = await page.context().newCDPSession(page);
    for (const [start, isStored] of links) {
      // The pages before have preloaded it too.
      await devTools.send("Network.clearBrowserCache");
      await openPage(page, inStock(from));
      const link = page.locator(
        `a[data-discover][href="${inStock(start)}"], a[data-discover][href^="${inStock(start)}?"]`,
      );
      const visible = link.filter({ visible: true }).first();
      // The conditions of a payment, with the links to its calculation and request, are one tap away.
      const closed = page.locator("main details:not([open])").filter({ has: link });
      if ((await link.filter({ visible: true }).count()) === 0) await closed.locator("summary").first().click();
      const { pathname, search } = new URL((await visible.getAttribute("href")) ?? "", site.url);
      const payload = `${pathname}${pathname === "/" ? "_" : ""}.data${search}`;
      await visible.hover();
      if (isStored) await expect.poll(() => transfers(page, payload), start).toBe(1);
      await rest(page);
      expect([start, await transfers(page, payload)]).toEqual([start, isStored ? 1 : 0]);
      await visible.click();
      await page.waitForURL((url) => url.pathname === pathname && url.search === search);
      await expect.poll(() => transfers(page, payload), start).toBe(1);
    }
    expect(consoleErrors).toEqual([]);
  });
}

test("a link to a page of each kind is followed", async ({ site }) => {
  const { routes } = await readManifest(site.url);
  const vehicle = await vehiclePath(site);
  const paths = VISITS.flatMap(([, links]) =>
    links.map(([start]) => start.replace(VEHICLE, vehicle).split("?")[0] ?? ""),
  );
  const visited = new Set(paths.map((path) => matchRoutes([...routes], path)?.at(-1)?.route.id));
  const left = routes.filter(({ id, payload }) => payload && !visited.has(id) && !WITHOUT_LINK.test(id));
  expect(left.map(({ id }) => id)).toEqual([]);
});
