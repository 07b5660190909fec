import { afterAll, beforeAll, expect, it } from "vitest";
import { floodNamed } from "../../bench/floods/floods.ts";
import { findFloodTarget, measureFlood } from "../../bench/floods/measure-flood.ts";
import { startSite, type Site } from "../browser/site.ts";

let site: Site;

beforeAll(async () => {
  site = await startSite();
}, 120_000);

afterAll(() => site?.dispose());

/** `npm run bench:floods` and `floods.long.test.ts` measure longer, and every flood. */
const SECONDS = 2;

/** Processor time of the site before a health check is answered. Without the queue: 0.7 and 4 seconds. */
const MAX_BUSY_MS = 200;

/** Bytes of the page that says to try again. */
const SMALL = 600;

it.each(["posts with a forged token", "300 relations of all stories, 100 connections"])(
  "answers health, saves forms and gives those with errors back in a flood of %s",
  async (name) => {
    const target = await findFloodTarget(site);
    const measured = await measureFlood(site, target, { flood: floodNamed(name), seconds: SECONDS });
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
