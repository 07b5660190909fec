import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FLOODS } from "../../bench/floods/floods.ts";
import {
  checkHealth,
  findFloodTarget,
  HEALTH_INTERVAL_MS,
  measureFlood,
  repeatUntil,
} from "../../bench/floods/measure-flood.ts";
import { measureLoad, measureSaturation, openFormsOfLoad } from "../../bench/overload/measure.ts";
import { percentile } from "../../scripts/statistics.ts";
import { startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { findFormPath } from "./lead-visitor.ts";

const SECONDS = 10;

/** Megabytes above the memory before. */
const MAX_GROWTH_MB = 400;

let site: SiteProcess;

beforeEach(async () => {
  site = await startSiteProcess();
});

afterEach(() => site.dispose());

describe.each(FLOODS.map((flood) => [flood.name, flood] as const))("a flood of %s", (_, flood) => {
  it("leaves health, memory and honest forms as they are", async () => {
    const target = await findFloodTarget(site);
    const measured = await measureFlood(site, target, { flood, seconds: SECONDS });
    process.stdout.write(
      `${flood.name}: p99 of health ${measured.health_p99_ms} ms, of its work ${measured.health_p99_busy_ms} ms; ` +
        `${measured.leads.length} honest forms; memory ${measured.rss_before_mb} MB before, ${measured.rss_max_mb} MB at most\n`,
    );
    expect(new Set(measured.health.map(({ status }) => status))).toEqual(new Set([200]));
    // What a check waits for on a machine without other work.
    expect(measured.health_p99_busy_ms).toBeLessThan(200);
    expect(new Set(measured.leads)).toEqual(new Set([303]));
    expect(new Set(measured.corrected)).toEqual(new Set([422]));
    expect(measured.rss_max_mb - measured.rss_before_mb).toBeLessThan(MAX_GROWTH_MB);
  });
});

it("answers health within 100 ms at five times saturation", async () => {
  const target = { url: site.url, formPath: await findFormPath(site) };
  const saturation = await measureSaturation(target, 5);
  const forms = await openFormsOfLoad(target, SECONDS);
  const load = { requestsPerSecond: 5 * saturation, seconds: SECONDS };
  let isOver = false;
  const checks = repeatUntil(
    () => isOver,
    HEALTH_INTERVAL_MS,
    () => checkHealth(site.pid, site.url),
  );
  const { leads } = await measureLoad(target, load, forms).finally(() => void (isOver = true));
  const busy = (await checks).map(({ busyMs }) => busyMs);
  const formMs = leads.map(({ ms }) => ms);
  process.stdout.write(
    `five times saturation: p99 of health's work ${Math.round(percentile(busy, 0.99))} ms, of ${leads.length} ` +
      `forms ${Math.round(percentile(formMs, 0.99))} ms\n`,
  );
  expect(percentile(busy, 0.99)).toBeLessThan(100);
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set([303]));
});
