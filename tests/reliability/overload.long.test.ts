import { afterAll, beforeAll, expect, it } from "vitest";
import { floodNamed } from "../../bench/floods/floods.ts";
import { findFloodTarget, measureFlood } from "../../bench/floods/measure-flood.ts";
import { measureLoad, measureSaturation, openFormsOfLoad } from "../../bench/overload/measure.ts";
import { overtakenShare, type Sample } from "../../bench/overload/requests.ts";

import { type SiteProcess, startSiteProcess } from "../browser/sites/site-process.ts";
import { findFormPath } from "./lead-visitor.ts";
import { sendRequest } from "./raw-requests.ts";

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess();
});

afterAll(() => site?.dispose());

/** `npm run bench:overload` measures longer and prints the figures. */
const SECONDS = 3;

/** More than any machine renders in a second, and more than the queue holds. */
const MIN_REQUESTS_PER_SECOND = 150;

const shedShare = (samples: readonly Sample[]): number =>
  samples.filter(({ status }) => status === 503).length / samples.length;

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

it("answers HEAD from the page that GET has cached, and caches the page of a HEAD", async () => {
  const head = await sendRequest(`${site.url}/stock?price-max=12345`, { method: "HEAD" });
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  const get = await sendRequest(`${site.url}/stock?price-max=12345`);
  expect(get.headers["server-timing"]).toBe("cache;desc=hit");
  expect(get.headers.etag).toBe(head.headers.etag);
});

/** `npm run bench:floods` and `floods.long.test.ts` measure every flood, and longer. */
const FLOOD_SECONDS = 2;

/** Processor time of the site before a health check is answered. Without the queue: 0.7 and 4 seconds. */
const MAX_BUSY_MS = 200;

/** Bytes of the page that says to try again. */
const SMALL = 600;

it.each(["posts with a forged token", "300 relations of all stories, 100 connections"])(
  "answers health, saves forms and gives those with errors back in a flood of %s",
  async (name) => {
    const target = await findFloodTarget(site);
    const measured = await measureFlood(site, target, { flood: floodNamed(name), seconds: FLOOD_SECONDS });
    const { health, health_p99_busy_ms, leads, corrected, answers, bytes } = measured;
    expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]));
    expect(health_p99_busy_ms).toBeLessThan(MAX_BUSY_MS);
    expect(new Set(leads)).toEqual(new Set([303]));
    expect(new Set(corrected)).toEqual(new Set([422]));
    const shed = answers["503"] ?? answers["429"] ?? 0;
    expect(shed).toBeGreaterThan(0);
    expect(bytes["503"] ?? bytes["429"]).toBeLessThan(SMALL);
  },
  120_000,
);
