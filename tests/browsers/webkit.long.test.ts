import { afterAll, beforeAll, expect, test } from "vitest";
import { vehiclePath } from "../browser-support/page-kinds.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { waitFor } from "../wait-for.ts";
import { MAIN_SCREENS, READY } from "./main-screens.ts";
import { isWebKitInstalled, startWebKit, type WebKit } from "./webkit.ts";

const isMissing = !isWebKitInstalled();

let site: Site;
let webkit: WebKit;

beforeAll(async () => {
  if (isMissing) process.stderr.write("WebKitGTK is not available here: apt-get install webkit2gtk-driver xvfb\n");
  if (isMissing) return;
  site = await startSiteProcess({});
  webkit = await startWebKit();
  process.stderr.write(`${webkit.version}\n`);
});

afterAll(async () => {
  await webkit?.stop();
  await site?.dispose();
});

/** The driver has no console: the page reports what its policy blocked, since its start, and what React gave up. */
const BLOCKED = `(() => {
  const reports = [];
  const observer = new ReportingObserver((all) => reports.push(...all), { types: ["csp-violation"], buffered: true });
  observer.observe();
  return [...reports, ...observer.takeRecords()].map(({ body }) => body.effectiveDirective + ": " + body.blockedURL);
})()`;

const ASIDE = "document.documentElement.scrollWidth - innerWidth";

const PICTURES = `[...document.images].filter(({ complete, naturalWidth }) =>
  complete && naturalWidth === 0).map(({ currentSrc }) => currentSrc).filter((source) => source !== "")`;

test.skipIf(isMissing)("the ten main screens run in WebKitGTK, and their policy blocks nothing", async () => {
  for (const screen of MAIN_SCREENS) {
    const path = screen ?? (await vehiclePath(site));
    await webkit.open(site.url + path);
    await waitFor(async () => expect(await webkit.evaluate(READY)).toBe(true));
    expect([path, await webkit.evaluate(BLOCKED)]).toEqual([path, []]);
    expect([path, await webkit.evaluate(PICTURES)]).toEqual([path, []]);
    expect([path, await webkit.evaluate(ASIDE)]).toEqual([path, 0]);
  }
});

test.skipIf(isMissing)("WebKitGTK reports what the policy blocks", async () => {
  await webkit.open(`${site.url}/faq`);
  await webkit.evaluate(`document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/a.png" }))`);
  await waitFor(async () => expect(await webkit.evaluate(BLOCKED)).toEqual([expect.stringContaining("img-src")]));
});

test.skipIf(isMissing)("a step from the results to a vehicle stays in the document in WebKitGTK", async () => {
  await webkit.open(`${site.url}/stock`);
  await waitFor(async () => expect(await webkit.evaluate(READY)).toBe(true));
  const href = await webkit.evaluate("document.querySelector('main a.card-link').getAttribute('href')");
  await webkit.evaluate("void (globalThis.isSameDocument = true, document.querySelector('main a.card-link').click())");
  await waitFor(async () =>
    expect(await webkit.evaluate("document.querySelector('main.vehicle-page') !== null")).toBe(true),
  );
  expect(await webkit.evaluate("[location.pathname, globalThis.isSameDocument]")).toEqual([href, true]);
});
