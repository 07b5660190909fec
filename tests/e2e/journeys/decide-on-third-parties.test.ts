import type { Locator, Page } from "@playwright/test";
import { axeViolations } from "../../browser-support/checks/axe.ts";
import { type Site, startSite } from "../../browser-support/sites/site.ts";
import { coveredAtEnd } from "../../browser-support/checks/end-of-page.ts";
import { hydrated, openPage } from "../../browser-support/hydration.ts";
import { openRecorded, recordedShifts } from "../../browser-support/layout-shifts.ts";
import { listVehicles } from "../../browser-support/listed-vehicles.ts";
import { pauseTimers, saveFirstVehicle } from "../../browser-support/stock-page.ts";
import { expect, test, type VisitSite } from "../../browser-support/test.ts";
import { type FakeThirdParty, startFakeThirdParty } from "../../fakes/third-party.ts";

test.use({ reusesTabs: false });

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js?id=GTM-AB12";

const HALF_A_YEAR_SECONDS = 180 * 24 * 3600;

let chat: FakeThirdParty;
let configured: Site;

test.beforeAll(async () => {
  chat = await startFakeThirdParty();
  configured = await startSite({
    env: { GTM_ID: "GTM-AB12" },
    settings: (text) =>
      text.replace(
        "chat: null",
        `chat: { script_url: "${chat.url}/widget.js", host: "${chat.host}", app_id: demonstration }`,
      ),
  });
});

test.afterAll(async () => {
  await configured.dispose();
  await chat.stop();
});

test.beforeEach(() => {
  chat.requests.length = 0;
  chat.script = "window.chatStarted = true;";
});

/** A visitor of the site with a tag manager and a chat, and the requests to the tag manager so far. */
const visitConfigured = async (visit: VisitSite, options: Parameters<VisitSite>[0] = {}) => {
  const { page, consoleErrors } = await visit({ baseURL: configured.url, ...options });
  const tagRequests: string[] = [];
  await page.route(/^https:/, (route) => {
    tagRequests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return { page, consoleErrors, tagRequests };
};

const banner = (page: Page) => page.getByRole("region", { name: "Services d’autres sites" });
const dialog = (page: Page) => page.getByRole("dialog");
const boxOf = async (locator: Locator) => {
  await locator.waitFor();
  const box = await locator.boundingBox();
  if (box === null) throw new Error("is not visible");
  return box;
};
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Names and states of the consent commands in the data layer, in order. */
const consentCommands = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? [])
      .map((entry) => (Object.prototype.toString.call(entry) === "[object Arguments]" ? entry : []))
      .map((entry) => [...(entry as Iterable<unknown>)] as [string, string, { readonly analytics_storage: string }])
      .filter(([name]) => name === "consent")
      .map(([, action, signals]) => [action, signals.analytics_storage] as const),
  );

const chatStarted = (page: Page) =>
  page.waitForFunction(() => (window as { chatStarted?: boolean }).chatStarted === true);

test("nothing of others is requested before the decision, and everything can be used beside the banner", async ({
  visit,
}) => {
  const { page, consoleErrors, tagRequests } = await visitConfigured(visit);
  await openRecorded(page, "/");
  await banner(page).waitFor();
  await expect(banner(page)).toContainText("www.googletagmanager.com");
  await expect(banner(page)).toContainText(chat.host);
  expect(await recordedShifts(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await saveFirstVehicle(page);
  expect([...tagRequests, ...chat.requests]).toEqual([]);
  await expect.poll(() => consentCommands(page)).not.toContainEqual(["update", "granted"]);
  expect(consoleErrors).toEqual([]);
});

test("a refusal takes one click, lasts half a year and is never asked again", async ({ visit }) => {
  const { page, tagRequests } = await visitConfigured(visit);
  await openPage(page, "/");
  await button(page, "Tout refuser").click();
  await expect(banner(page)).toHaveCount(0);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "consentement");
  expect(cookie?.value).toBe("1.measurement-no.services-no.media-no");
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - HALF_A_YEAR_SECONDS)).toBeLessThan(600);
  await openPage(page, "/faq");
  await saveFirstVehicle(page);
  await expect(banner(page)).toHaveCount(0);
  expect([...tagRequests, ...chat.requests]).toEqual([]);
});

test("after acceptance each script loads once, with its identifier, and the signals are granted before", async ({
  visit,
}) => {
  const { page, consoleErrors, tagRequests } = await visitConfigured(visit);
  await openPage(page, "/");
  await button(page, "Tout accepter").click();
  await chatStarted(page);
  await expect.poll(() => tagRequests).toEqual([TAG_MANAGER]);
  await expect.poll(() => page.locator("script[data-app-id]").getAttribute("data-app-id")).toBe("demonstration");
  await expect
    .poll(() => consentCommands(page))
    .toEqual([
      ["default", "denied"],
      ["update", "granted"],
    ]);
  const order = await page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]" ? "consent" : (entry as { event: string }).event,
    ),
  );
  expect(order.lastIndexOf("consent")).toBeLessThan(order.indexOf("gtm.js"));
  await saveFirstVehicle(page);
  expect([tagRequests.length, chat.requests.length]).toEqual([1, 1]);
  await openPage(page, "/faq");
  await chatStarted(page);
  await expect(banner(page)).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test("chooses one purpose by the keyboard alone, and takes it back in the footer", async ({ visit }) => {
  const { page, consoleErrors, tagRequests } = await visitConfigured(visit);
  await openPage(page, "/contact");
  await button(page, "Choisir").focus();
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const services = dialog(page).getByRole("checkbox", { name: "Services" });
  await services.focus();
  await page.keyboard.press("Space");
  await button(page, "Enregistrer mes choix").focus();
  await page.keyboard.press("Enter");
  await chatStarted(page);
  await expect(banner(page)).toHaveCount(0);
  expect(tagRequests).toEqual([]);

  const open = page.getByRole("contentinfo").getByRole("button", { name: "Gérer les cookies" });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(services).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await services.uncheck();
  // A script cannot be unloaded: the page starts again without it.
  await Promise.all([page.waitForEvent("load"), button(page, "Enregistrer mes choix").click()]);
  await hydrated(page);
  await expect.poll(() => page.locator("script[data-app-id]").count()).toBe(0);
  expect(chat.requests).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test("the banner never covers what has the focus", async ({ visit }) => {
  const { page } = await visitConfigured(visit, { viewport: { width: 390, height: 844 } });
  await openPage(page, "/stock");
  await banner(page).waitFor();
  const overlap = await page.evaluate(async () => {
    const top = document.querySelector(".consent-banner")?.getBoundingClientRect().top ?? 0;
    const links = [...document.querySelectorAll<HTMLElement>("main a, main button, footer a")];
    const covered: string[] = [];
    for (const link of links.filter((_, index) => index % 9 === 0)) {
      link.focus();
      if (document.activeElement !== link) continue;
      await new Promise(requestAnimationFrame);
      const box = link.getBoundingClientRect();
      if (box.height > 0 && box.top >= top) covered.push(link.outerHTML.slice(0, 120));
    }
    return covered;
  });
  expect(overlap).toEqual([]);
});

test("the end of a page and messages stand above the banner and the bars", async ({ visit }) => {
  const [first, second] = await listVehicles(configured, "perPage=2");
  const { page } = await visitConfigured(visit, { viewport: { width: 390, height: 844 } });
  await page.clock.install();
  await page.context().addCookies([{ name: "comparer", value: `${first?.id}.${second?.id}`, url: configured.url }]);
  const bar = page.getByRole("complementary", { name: "Comparaison en cours" });
  for (const path of ["/faq", `/stock/${first?.slug}`, "/stock"]) {
    await openPage(page, path);
    await banner(page).waitFor();
    await bar.waitFor();
    await expect.poll(() => coveredAtEnd(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect.poll(() => coveredAtEnd(page)).toEqual([]);
  // The message stays as long as this takes.
  await pauseTimers(page);
  const favourite = page.getByRole("checkbox", { name: /favori/ }).first();
  await favourite.check();
  await favourite.uncheck();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const undo = await boxOf(page.locator(".toast").filter({ has: page.getByRole("button", { name: "Annuler" }) }));
    for (const below of [bar, banner(page)]) expect(undo.y + undo.height).toBeLessThanOrEqual((await boxOf(below)).y);
  }
});

test("without scripts there is no banner, no button and nothing of others", async ({ visit }) => {
  const { page, tagRequests } = await visitConfigured(visit, { javaScriptEnabled: false });
  await openPage(page, "/");
  await expect(banner(page)).toHaveCount(0);
  await expect(button(page, "Gérer les cookies")).toBeHidden();
  expect([...tagRequests, ...chat.requests]).toEqual([]);
});

test.describe("the demo, where nothing of others is configured", () => {
  test("asks nothing, and the footer names what could require consent", async ({ visit }) => {
    const { page, consoleErrors } = await visit();
    const response = await openPage(page, "/");
    expect(response?.headers()["content-security-policy"]).not.toContain("https://");
    await expect(banner(page)).toHaveCount(0);
    await button(page, "Gérer les cookies").click();
    await expect(dialog(page)).toContainText("www.youtube-nocookie.com");
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  const WIDGETS = [
    ["reviews", "/a-propos-de-nous", "Ce que disent nos clients", "4,6 sur 5"],
    ["recruiting", "/carrieres", "Quel métier vous ressemble ?", "Ce que vous aimez faire"],
  ] as const;

  for (const [name, path, title, content] of WIDGETS) {
    test(`${name} of the site itself ask nothing, move nothing, and ignore messages from elsewhere`, async ({
      visit,
      site,
    }) => {
      const { page, consoleErrors } = await visit();
      const hosts = new Set<string>();
      page.on("request", (request) => hosts.add(new URL(request.url()).host));
      await openPage(page, path);
      const link = page.getByRole("link", { name: "Ouvrir dans une page" });
      const position = async (): Promise<number> => Math.round((await link.boundingBox())?.y ?? 0);
      await link.scrollIntoViewIfNeeded();
      const before = await position();
      await page.frameLocator("iframe").first().getByText(content).waitFor();
      await expect
        .poll(() => page.locator("iframe").getAttribute("title"))
        .toMatch(new RegExp(title.replaceAll(/[\s?]/g, ".")));
      await page.evaluate(() => {
        for (const data of [{ height: 9_999 }, "resize:9999", null]) window.postMessage(data, "*");
      });
      expect(Math.abs((await position()) - before)).toBeLessThanOrEqual(1);
      expect([...hosts]).toEqual([new URL(site.url).host]);
      expect(await axeViolations(page)).toEqual([]);
      expect(consoleErrors).toEqual([]);
    });
  }
});
