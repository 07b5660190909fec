// The short form is in `busy-node.test.ts`; `floods.long.test.ts` has the floods.
import { afterAll, beforeAll, expect, it } from "vitest";
import { measureLoad, measureSaturation, openFormsOfLoad } from "../../bench/overload/measure.ts";
import { overtakenShare } from "../../bench/overload/requests.ts";
import { shedShare } from "./burst.ts";
import type { Site } from "../browser-support/sites/site.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { findFormPath } from "./lead-visitor.ts";

let site: Site;

beforeAll(async () => {
  site = await startSiteProcess();
});

afterAll(() => site?.dispose());

/** `npm run bench:overload` measures longer and prints the figures. */
const SECONDS = 3;

/** More than any machine renders in a second, and more than the queue holds. */
const MIN_REQUESTS_PER_SECOND = 150;

it("sheds pages under overload, opened forms less, and answers every health check and every form before the pages that wait", async () => {
  const target = { url: site.url, formPath: await findFormPath(site) };
  const saturation = await measureSaturation(target, 1);
  const forms = await openFormsOfLoad(target, SECONDS);
  const requestsPerSecond = Math.max(5 * saturation, MIN_REQUESTS_PER_SECOND);
  const { pages, health, leads, opened } = await measureLoad(target, { requestsPerSecond, seconds: SECONDS }, forms);
  expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const shed = pages.filter(({ status }) => status === 503);
  expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["2"]));
  expect(shedShare(opened)).toBeLessThan(shedShare(pages));
  const rendered = pages.filter(({ status }) => status === 200);
  expect(overtakenShare(health, rendered)).toBeGreaterThan(0.9);
  expect(overtakenShare(leads, rendered)).toBeGreaterThan(0.9);
});
