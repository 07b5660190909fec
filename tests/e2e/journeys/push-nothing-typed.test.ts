import type { Page } from "@playwright/test";
import { type Site, startSite } from "../../browser-support/sites/site.ts";
import { openPage } from "../../browser-support/hydration.ts";
import { vehiclePath } from "../../browser-support/page-kinds.ts";
import { MARKER, typeEverywhere } from "../../browser-support/sweep-checks/typed-values.ts";
import { expect, test } from "../../browser-support/test.ts";
import { limit } from "../../time-limits.ts";

test.use({ reusesTabs: false });

let site: Site;

test.beforeAll(async () => {
  test.setTimeout(limit(120_000));
  site = await startSite({ env: { GTM_ID: "GTM-AB12" } });
});

test.afterAll(() => site.dispose());

/** What the page pushes, and what it sends to other sites, from now on. */
const watch = async (page: Page): Promise<{ readonly pushed: string[]; readonly sent: string[] }> => {
  const [pushed, sent]: [string[], string[]] = [[], []];
  await page.exposeFunction("recordPush", (text: string) => void pushed.push(text));
  await page.addInitScript(() => {
    const layer: unknown[] = [];
    const { recordPush } = window as unknown as { readonly recordPush: (text: string) => void };
    layer.push = (...entries: unknown[]) => {
      recordPush(JSON.stringify(entries));
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { dataLayer: layer });
  });
  await page.route(
    ({ host }) => host !== new URL(site.url).host,
    async (route) => {
      const request = route.request();
      sent.push([request.url(), request.postData() ?? "", JSON.stringify(await request.allHeaders())].join("\n"));
      await route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return { pushed, sent };
};

test("nothing that is typed into a search or a form enters the data layer or a request to another site", async ({
  visit,
}) => {
  const { page } = await visit({ baseURL: site.url });
  await page
    .context()
    .addCookies([{ name: "consentement", value: "1.measurement-yes.services-yes.media-yes", url: site.url }]);
  const { pushed, sent } = await watch(page);
  let fields = 0;
  for (const path of ["/stock", "/concessions", "/contact", `${await vehiclePath(site)}/interessee`]) {
    await openPage(page, path);
    fields += await typeEverywhere(page);
  }
  expect(fields).toBeGreaterThan(10);
  expect(pushed.length).toBeGreaterThan(fields);
  expect(sent.length).toBeGreaterThan(3);
  for (const text of [...pushed, ...sent]) expect(text.toLowerCase()).not.toContain(MARKER);
});

test("a search for typed words and for a place is pushed as a search, without them", async ({ visit }) => {
  const { page } = await visit({ baseURL: site.url });
  const { pushed } = await watch(page);
  await openPage(page, "/stock");
  await page.locator("#stock-q").fill(`${MARKER} diesel`);
  await page.locator("#stock-q").press("Enter");
  await page.waitForURL(new RegExp(MARKER));
  await expect
    .poll(() => pushed.join())
    .toMatch(/adjust_vehicle_quicksearch_filter.*"facet":"fuel","action":"add","value":"diesel"/);
  await openPage(page, "/concessions");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill(MARKER);
  await page.keyboard.press("Enter");
  await page.waitForURL(new RegExp(`ou=${MARKER}`));
  await expect.poll(() => pushed.join()).toMatch(/adjust_location_filter.*"facet":"q","action":"add","value":"text"/);
  expect(pushed.join()).not.toContain(MARKER);
});
