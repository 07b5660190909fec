import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { PHONE } from "../../browser-support/stock-page.ts";
import { expect, test } from "../../browser-support/test.ts";

/** Vehicles whose first screens differ: their past, their energy, a reduction. */
const QUERIES = ["condition=used", "condition=new", "condition=demonstrator", "fuel=electric", "discounted=1"];

/** Buttons of an offer end above this line of a window of 900 pixels. */
const BUTTONS_END = 760;

const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
};

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

const action = (page: Page, name: string): Locator => page.locator(".offer-actions").getByRole("link", { name });

test("at 1440 pixels price, payment on one line and both buttons end above the fold, and the past follows", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit({ viewport: { width: 1440, height: 900 } });
  for (const query of QUERIES) {
    for (const { slug } of await listVehicles(site, `perPage=2&availability=available&monthly-max=900&${query}`)) {
      await openPage(page, `/stock/${slug}`);
      const payment = page.locator(".lease-panel-month");
      expect((await payment.boundingBox())?.height, slug).toBeLessThan(30);
      expect(await topOf(page.locator(".offer .price-amount")), slug).toBeLessThan(await topOf(payment));
      for (const name of ["Demander une offre", "Réserver un essai"])
        expect(await bottomOf(action(page, name)), slug).toBeLessThanOrEqual(BUTTONS_END);
      const past = page.getByRole("region", { name: "Historique" });
      if ((await past.count()) > 0)
        expect(await topOf(past), slug).toBeGreaterThan(await bottomOf(action(page, "Réserver un essai")));
    }
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("the past is a list with a fact and an icon a line, bad news first", async ({ site, visit }) => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  for (const { slug } of await listVehicles(site, "perPage=4&condition=used&availability=available")) {
    await openPage(page, `/stock/${slug}`);
    const facts = page.getByRole("region", { name: "Historique" }).getByRole("listitem");
    const tops = await facts.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.length, slug).toBeGreaterThanOrEqual(5);
    expect(new Set(tops).size, slug).toBe(tops.length);
    expect(await facts.locator("svg").count(), slug).toBe(tops.length);
    const states = await facts.evaluateAll((items) => items.map(({ className }) => className.split(" ")[0] ?? ""));
    const order = ["history-bad", "history-unknown", "history-neutral", "history-good"];
    expect(states, slug).toEqual(states.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  }
});

test("an inspection that is due this month is no good news", async ({ site, visit }) => {
  const month = new Date().toISOString().slice(0, 7);
  const feed = (await (await fetch(`${site.url}/feeds/vitrine.json`)).json()) as readonly {
    readonly id: number;
    readonly next_inspection?: string;
    readonly availability: string;
  }[];
  const due = feed.find(
    ({ next_inspection: day, availability }) => day?.startsWith(month) === true && availability === "available",
  );
  if (!due) throw new Error("no vehicle of the demo group is due this month");
  const { page } = await visit({ javaScriptEnabled: false });
  await openPage(page, `/stock/${due.id}-1`);
  const fact = page.getByRole("listitem").filter({ hasText: "Contrôle technique à passer" });
  await expect(fact).toHaveClass(/history-neutral/);
});

test("on a phone the bar has the price, the test drive and the offer in a row, and the six key facts stand together", async ({
  site,
  visit,
}) => {
  const { page, consoleErrors } = await visit(PHONE);
  for (const query of QUERIES) {
    const [vehicle] = await listVehicles(site, `perPage=1&availability=available&${query}`);
    await openPage(page, `/stock/${vehicle?.slug}`);
    const bar = page.getByRole("complementary", { name: "Offre pour ce véhicule" });
    await expect(bar.getByRole("link")).toHaveText(["Essai", "Demander une offre"]);
    await expect(bar.getByRole("link", { name: "Réserver un essai" })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: "Demander une offre" })).toBeInViewport({ ratio: 1 });
    await expect(bar.locator(".price")).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(76);
    const facts = page.locator(".offer-facts > div");
    expect(await facts.count()).toBe(await page.locator(".key-facts > div").count());
    await expect(page.locator(".key-facts")).toBeHidden();
    const first = await topOf(facts.first());
    expect((await bottomOf(facts.last())) - first).toBeLessThanOrEqual(190);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

for (const width of [320, 360, 390, 430])
  test(`at ${width} pixels the bar's actions stay whole with the comparison beside them`, async ({ site, visit }) => {
    const { page } = await visit({ viewport: { width, height: 800 } });
    const [vehicle] = await listVehicles(site, "perPage=1&availability=available&condition=used");
    await openPage(page, `/stock/${vehicle?.slug}`);
    await page.locator("main").getByText("Comparer", { exact: true }).first().click();
    const bar = page.getByRole("complementary", { name: "Offre pour ce véhicule" });
    for (const name of ["Réserver un essai", "Demander une offre"])
      await expect(bar.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    const compare = page.locator(".compare-bar-go").filter({ visible: true });
    if (width >= 360) await expect(compare).toBeInViewport();
    const left = (await compare.count()) > 0 ? ((await compare.boundingBox())?.x ?? 0) : width;
    const offer = await bar.getByRole("link", { name: "Demander une offre" }).boundingBox();
    expect((offer?.x ?? 0) + (offer?.width ?? 0)).toBeLessThanOrEqual(left);
  });
