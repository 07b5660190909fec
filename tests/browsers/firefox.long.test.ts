import { afterAll, beforeAll, expect, test } from "vitest";
import { vehiclePath } from "../browser-support/page-kinds.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { waitFor } from "../wait-for.ts";
import { type Firefox, firefoxVersion, startFirefox } from "./firefox.ts";
import { MAIN_SCREENS, READY } from "./main-screens.ts";

const version = firefoxVersion();
process.stderr.write(`${version ?? "Firefox ESR is not available here: apt-get install firefox-esr"}\n`);

let site: Site;
let firefox: Firefox;

beforeAll(async () => {
  if (version === null) return;
  site = await startSiteProcess({});
  firefox = await startFirefox();
});

afterAll(async () => {
  await firefox?.stop();
  await site?.dispose();
});

test.skipIf(version === null)("the console of Firefox ESR is silent on the ten main screens", async () => {
  for (const screen of MAIN_SCREENS) {
    const path = screen ?? (await vehiclePath(site));
    await firefox.open(site.url + path);
    await waitFor(async () => expect(await firefox.evaluate(READY)).toBe(true));
    expect([path, firefox.takeErrors()]).toEqual([path, []]);
  }
});

const CARD = "document.querySelector('main a.card-link')";
const PAYLOAD = `performance.getEntriesByType("resource").filter(({ name }) => name.includes(${CARD}.getAttribute("href") + ".data"))`;

test.skipIf(version === null)("Firefox ESR loads the page of a card in view before it is opened, once", async () => {
  await firefox.open(`${site.url}/stock`);
  await waitFor(async () => expect(await firefox.evaluate(`${PAYLOAD}.length`)).toBe(1));
  const href = await firefox.evaluate(`${CARD}.getAttribute("href")`);
  await firefox.evaluate(`${CARD}.click()`);
  await waitFor(async () =>
    expect(await firefox.evaluate("document.querySelector('main.vehicle-page') !== null")).toBe(true),
  );
  expect(await firefox.evaluate("location.pathname")).toBe(href);
  expect(firefox.takeErrors()).toEqual([]);
});

test.skipIf(version === null)("Firefox ESR blocks a prefetch, and the console hears it", async () => {
  await firefox.open(`${site.url}/faq`);
  await firefox.evaluate(
    `document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: "/stock.data" }))`,
  );
  await waitFor(() => expect(firefox.takeErrors().join()).toMatch(/^blocked by default-src: .*stock\.data/));
});
