import type { Page } from "@playwright/test";
import { ANALYTICS_EVENTS, type AnalyticsEventName } from "../../../src/web/platform/analytics/events.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { box, count, openStock } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

test.use({ reusesTabs: false });

type PushedEvent = Readonly<Record<string, unknown>> & { readonly event: string };

/** The specification's events that the page has pushed so far, in their order. */
const pushed = (page: Page): Promise<readonly PushedEvent[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).filter(
      (entry): entry is PushedEvent => "contract_id" in entry,
    ),
  );

const event = (name: AnalyticsEventName, fields: Readonly<Record<string, unknown>>): PushedEvent => ({
  event: name,
  contract_id: `vm_${name}`,
  ...fields,
});

const pageView = async (page: Page): Promise<PushedEvent> =>
  event("page_view", { page_title: await page.title(), page_path: new URL(page.url()).pathname });

/** Links that leave the site push their events and go nowhere. */
const stayOnPage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener("click", (click) => {
      const link = click.target instanceof Element ? click.target.closest("a") : null;
      if (link && (!link.protocol.startsWith("http") || link.host !== location.host || link.hasAttribute("download")))
        click.preventDefault();
    });
  });

const emptyDataLayer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as { dataLayer?: object[] }).dataLayer?.splice(0);
  });

/** The vehicle of the first card, whose page and location have everything. */
const firstVehicle = async (url: string) => {
  const [vehicle] = await listVehicles({ url }, "brand=ford");
  if (vehicle === undefined) throw new Error("no Ford in the demo");
  return vehicle;
};

test("each page pushes its view after its title is set, and then the event of what it displays", async ({
  visit,
  site,
}) => {
  const { page, consoleErrors } = await visit();
  const { id, slug } = await firstVehicle(site.url);
  const vehicle = { vehicle_id: id };
  const pages: readonly (readonly [path: string, events: readonly PushedEvent[]])[] = [
    ["/faq", []],
    [`/stock/${slug}`, [event("view_vehicle_detail", vehicle)]],
    [
      `/stock/${slug}/essai-routier`,
      [event("view_vehicle_testdrive", vehicle), event("form_ready", { form_id: "test_drive", ...vehicle })],
    ],
    [
      `/stock/${slug}/interessee`,
      [event("view_vehicle_interest", vehicle), event("form_ready", { form_id: "interest", ...vehicle })],
    ],
    [`/stock/${slug}/lease-calculator`, [event("view_vehicle_lease_calculator", vehicle)]],
    ["/concessions", [event("view_location_overview", { result_count: 4 })]],
    ["/concessions/bertrange", [event("view_location_detail", { location_id: 1 })]],
  ];
  for (const [path, events] of pages) {
    await openPage(page, path);
    await expect.poll(() => pushed(page), path).toEqual([await pageView(page), ...events]);
  }
  expect(consoleErrors).toEqual([]);
});

test("stock, lease offers and models push their counts and ids", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page);
  await expect
    .poll(() => pushed(page))
    .toEqual([await pageView(page), event("view_vehicle_overview", { result_count: await count(page) })]);

  await openPage(page, "/private-lease");
  const offers = await page.locator(".offer-results .cell").count();
  await expect
    .poll(() => pushed(page))
    .toEqual([
      await pageView(page),
      event("view_lease_vehicle_overview", { result_count: offers }),
      event("form_ready", { form_id: "lease_request" }),
    ]);

  await emptyDataLayer(page);
  await page.locator(".offer-results .card-link").first().click();
  await page.waitForURL(/\/private-lease\/.+/);
  await expect.poll(() => pushed(page)).toHaveLength(2);
  await expect
    .poll(() => pushed(page))
    .toEqual([
      await pageView(page),
      event("view_lease_vehicle_detail", { vehicle_id: expect.stringMatching(/^lease-\d+$/) }),
    ]);

  const model = event("view_vehicle_model_detail", { model_id: 101 });
  for (const path of ["/ford/models/puma", "/ford/puma"]) {
    await openPage(page, path);
    expect(await pushed(page), path).toEqual([await pageView(page), model]);
  }
  await openPage(page, "/ford");
  await page.locator("#modeles .card-link").first().click();
  await expect.poll(async () => (await pushed(page)).slice(-1)).toEqual([model]);
  await openPage(page, "/ford/models/puma/contact");
  expect((await pushed(page)).slice(1)).toEqual([event("form_ready", { form_id: "model_contact", model_id: 101 })]);
});

test("clicks push the vehicle, the location or the network, and nothing twice", async ({ visit, site }) => {
  const { page, consoleErrors } = await visit();
  await stayOnPage(page);
  const { slug, id } = await firstVehicle(site.url);
  await openPage(page, `/stock/${slug}`);
  const section = page.locator("#concession");
  const location = Number(await section.locator("details").getAttribute("data-location-id"));
  await emptyDataLayer(page);
  await expect(section.getByText("Lundi", { exact: true }).first()).toBeHidden();
  await section.getByText("Voir les horaires").click();
  await section.getByText("Lundi", { exact: true }).first().waitFor();
  await section.getByText("Voir les horaires").click();
  await section
    .getByRole("link", { name: /^\+352/ })
    .first()
    .click();
  await section.getByRole("link", { name: /@/ }).first().click();
  await section.getByRole("link", { name: "Itinéraire" }).press("Enter");
  await page.getByRole("contentinfo").getByRole("link", { name: "LinkedIn" }).click();
  await expect
    .poll(() => pushed(page))
    .toEqual([
      event("click_vehicle_show_openinghours", { vehicle_id: id, location_id: location }),
      event("click_location_phone_number", { location_id: location }),
      event("click_location_email", { location_id: location }),
      event("click_location_route", { location_id: location }),
      event("click_social", { network: "linkedin", location: "footer" }),
    ]);

  await openPage(page, "/concessions/bertrange");
  await emptyDataLayer(page);
  await page.getByRole("main").getByRole("link", { name: "Facebook" }).click();
  await expect
    .poll(() => pushed(page))
    .toEqual([event("click_social", { network: "facebook", location: "location", location_id: 1 })]);

  await openPage(page, "/ford/models/puma");
  await emptyDataLayer(page);
  await page.locator('.download a[href$=".pdf"]').first().click();
  await expect
    .poll(() => pushed(page))
    .toEqual([
      event("download", {
        file_name: expect.stringMatching(/\.pdf$/),
        link_url: expect.stringMatching(/^http.*\/brochures\/.*\.pdf$/),
      }),
    ]);

  await openStock(page);
  await emptyDataLayer(page);
  const card = page.locator(".vehicle-grid a.card-link").first();
  const cardId = Number(/\/stock\/(\d+)-/.exec((await card.getAttribute("href")) ?? "")?.[1]);
  await card.click();
  await page.waitForURL(new RegExp(`/stock/${cardId}-`));
  await expect.poll(() => pushed(page)).toHaveLength(3);
  await expect
    .poll(() => pushed(page))
    .toEqual([
      event("click_vehicle_more_details", { vehicle_id: cardId }),
      await pageView(page),
      event("view_vehicle_detail", { vehicle_id: cardId }),
    ]);
  expect(consoleErrors).toEqual([]);
});

test("filters push what changed with the number of results, and going back pushes nothing", async ({ visit }) => {
  const { page } = await visit();
  await openStock(page);
  await emptyDataLayer(page);
  const change = async (act: () => Promise<void>, url: RegExp, expected: readonly PushedEvent[]): Promise<void> => {
    await act();
    await page.waitForURL(url);
    await expect.poll(() => pushed(page)).toEqual(expected.map((one) => expect.objectContaining(one)));
    const results = await count(page);
    expect((await pushed(page)).map((one) => one["result_count"])).toEqual(expected.map(() => results));
    await emptyDataLayer(page);
  };
  const filter = (facet: string, value: string, action: string): PushedEvent =>
    event("adjust_vehicle_overview_filter", { facet, value, action });
  await change(() => box(page, "brand", "opel").check(), /brand=opel/, [filter("brand", "opel", "add")]);
  await change(() => box(page, "brand", "ford").check(), /brand=ford/, [filter("brand", "ford", "add")]);
  await change(() => box(page, "brand", "opel").uncheck(), /\?brand=ford$/, [filter("brand", "opel", "remove")]);
  await change(
    async () => {
      await page.locator("#stock-q").fill("puma");
      await page.locator("#stock-q").press("Enter");
    },
    /model=puma/,
    [event("adjust_vehicle_quicksearch_filter", { facet: "model", value: "puma", action: "add" })],
  );
  await page.goBack();
  await page.waitForURL(/\?brand=ford$/);
  await hydrated(page);
  await expect.poll(() => pushed(page)).toEqual([]);
});

test("a quick search on the home page and a search for a location push what was searched", async ({ visit }) => {
  const { page } = await visit();
  await openPage(page, "/");
  await emptyDataLayer(page);
  await page.locator("#recherche-accueil").fill("diesel");
  await page.locator(".hero-search").getByRole("button").last().click();
  await page.waitForURL(/\/stock\?fuel=diesel/);
  await expect.poll(() => pushed(page)).toHaveLength(3);
  expect((await pushed(page)).at(-1)).toEqual(
    event("adjust_vehicle_quicksearch_filter", {
      facet: "fuel",
      value: "diesel",
      action: "add",
      result_count: await count(page),
    }),
  );

  await openPage(page, "/concessions");
  await emptyDataLayer(page);
  await page.getByLabel("Marque").selectOption("ford");
  await page.waitForURL(/marque=ford/);
  await expect.poll(() => pushed(page)).toHaveLength(1);
  const results = await page.locator(".sites-list > li").count();
  await expect
    .poll(() => pushed(page))
    .toEqual([
      event("adjust_location_filter", { facet: "brand", value: "ford", action: "add", result_count: results }),
    ]);
});

test("a prerendered page pushes nothing until the visitor sees it, and a restored one its view again", async ({
  visit,
}) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
    document.addEventListener("show", () => {
      prerendering = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  await openPage(page, "/faq");
  await expect.poll(() => pushed(page)).toEqual([]);
  await page.evaluate(() => document.dispatchEvent(new Event("show")));
  const view = await pageView(page);
  await expect.poll(() => pushed(page)).toEqual([view]);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => pushed(page)).toEqual([view, view]);
});

test("a hidden page pushes its web vitals once", async ({ visit }) => {
  const { page } = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(document, "visibilityState", {
      get: () => document.documentElement.dataset["state"] ?? "visible",
    });
  });
  await openStock(page);
  await page.evaluate(() => {
    document.documentElement.dataset["state"] = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const vitals = await page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).filter(
      (entry) => "event" in entry && entry.event === "web_vitals",
    ),
  );
  expect(vitals).toEqual([
    {
      event: "web_vitals",
      cls: expect.any(Number),
      inp: null,
      fcp: expect.any(Number),
      lcp: expect.any(Number),
      ttfb: expect.any(Number),
    },
  ]);
});

test("the events are the specification's", () => {
  expect(Object.keys(ANALYTICS_EVENTS)).toHaveLength(22);
});
