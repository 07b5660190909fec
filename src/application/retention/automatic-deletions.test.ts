import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { err } from "#domain/shared/index.ts";
import { runAlerts, type RunAlertsDependencies } from "../alerts/run-alerts.ts";
import type { JobDefinition, Scheduler } from "../jobs/ports.ts";
import { startFormDataCleanup, startRetention } from "../leads/index.ts";
import type { FormDataCleanupDependencies, RetentionDependencies } from "../leads/privacy/retention.ts";
import { recordReferencedPictures } from "../media/index.ts";
import type { PictureDownloadDependencies } from "../media/feed-pictures.ts";
import type { PurgeHold } from "./ports.ts";

// Every automatic deletion of old data passes the purge guard: checked by type, by a list of all statements, and at
// runtime.

const SOURCES = join(import.meta.dirname, "..", "..");

const sourceFiles = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(SOURCES, name), "utf8") }));

/** Every statement that deletes rows, and who requests it. */
const DELETIONS: Readonly<Record<string, string>> = {
  "adapters/database/alerts/alert-repository.ts": "guard, or a person: `leads erase`",
  "adapters/database/alerts/alert-store.ts": "a person, who ends an alert",
  "adapters/database/backup/backup-store.ts": "a person: `restore`",
  "adapters/database/catalogue/catalogue-repository.ts": "an import, within its limits",
  "adapters/database/content/draft-focus-store.ts": "no guard: saved again when an editor opens the draft",
  "adapters/database/leads/change-appointment.ts": "a person: the visitor's link, `appointments`, `leads release`",
  "adapters/database/leads/lead-repository.ts": "guard; or the clock was set back: limits of the hour",
  "adapters/database/leads/lead-privacy.ts": "guard, or a person: `leads erase`",
  "adapters/database/leads/upload-stash.ts": "guard",
  "adapters/database/nodes/node-store.ts": "no guard: a node that runs says so again within half a minute",
  "adapters/database/pictures/feed-picture-repository.ts": "guard",
  "adapters/database/shared-settings.ts": "the guard itself: nothing waits any more",
  "adapters/database/stock/held/held-prices.ts": "an import, of what it has staged itself",
  "adapters/database/stock/held/held-vehicles.ts":
    "an import of what the last one held; a person: `imports accept`, `imports rollback`",
  "adapters/database/stock/sources/take-over.ts":
    "a person: `feeds add --as`, of a source that another one goes on with",
  "adapters/database/stock/stock-put.ts": "an import, of what it has staged itself",
  "adapters/database/stock/stock-rollback.ts": "a person: `imports rollback`",
  "adapters/database/feeds/feed-store.ts": "a person: `feeds remove`",
  "adapters/database/stock/stock-undo.ts": "an import, by their number",
};

test("every place that deletes rows is known, and who asks for it", () => {
  const deleting = sourceFiles.filter(
    ({ name, text }) =>
      name.startsWith("adapters/database/") &&
      !name.includes("/migrations/") &&
      /\.deleteFrom\(|\bdelete from\b|\btruncate (?:table )?\w+ /i.test(text),
  );
  expect(deleting.map(({ name }) => name).toSorted()).toEqual(Object.keys(DELETIONS).toSorted());
});

test("the guard alone makes the limits that deletions by age ask for", () => {
  const making = sourceFiles.filter(({ text }) => text.includes("as PermittedLimit"));
  expect(making.map(({ name }) => name)).toEqual(["application/retention/purge-guard.ts"]);
  const ports = sourceFiles.flatMap(({ name, text }) =>
    [...text.matchAll(/readonly ((?:delete|remove|drop|purge)\w*): \(\w+: (Date|PermittedLimit)\)/g)].map(
      ([, method, limit]) => `${name} ${method}: ${limit}`,
    ),
  );
  expect(ports.length).toBeGreaterThanOrEqual(6);
  expect(ports.filter((port) => !port.endsWith(": PermittedLimit"))).toEqual([]);
});

const HOLD: PurgeHold = { reason: "clock", at: "2030-03-11T00:00:00Z", expected: null, expiring: [], isTold: true };

/** A guard that permits no deletion. */
const guard = { permit: async () => err(HOLD), permitDerived: async () => null, markTold: async () => undefined };

/** Has everything that is requested, and permits no deletion. */
const createStore = (called: string[]): never =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name === "symbol" || name === "then") return undefined;
        return async () => {
          called.push(name);
          if (/^(?:delete|remove|erase|truncate|forget)/.test(name)) throw new Error(`${name} without the guard`);
          return name === "version" ? 2 : [];
        };
      },
    },
  ) as never;

/** Runs once everything that `start` schedules. */
const runScheduled = async (start: (scheduler: Pick<Scheduler, "schedule">) => void): Promise<void> => {
  const jobs: JobDefinition[] = [];
  start({
    schedule: (job) => {
      jobs.push(job);
      return { trigger: () => undefined, stop: async () => undefined };
    },
  });
  for (const { run } of jobs) await run(new AbortController().signal);
};

const log = { info: () => undefined, error: () => undefined };
const clock = { now: () => new Date("2030-03-11T00:00:00Z") };

const JOBS: Readonly<Record<string, (store: never) => Promise<unknown>>> = {
  "expired leads and alerts, mails, files and counters": (store) =>
    runScheduled((scheduler) => {
      const stores = { leads: store, alerts: store, mails: store, stash: store, counters: store };
      startRetention({
        guard,
        scheduler,
        log,
        clock,
        withStores: (work) => work(stores),
        notifyStaff: async () => undefined,
        tryLock: async () => ({ release: async () => undefined }),
        retention: { default_months: 36, kinds: {} },
      } satisfies RetentionDependencies);
    }),
  "files and counters of forms": (store) =>
    runScheduled((scheduler) => {
      const deps: FormDataCleanupDependencies = { guard, scheduler, log, rates: [], stash: store, counters: store };
      startFormDataCleanup(deps);
    }),
  "alerts that nobody confirmed": (store) =>
    runAlerts({
      guard,
      clock,
      runs: store,
      timeZone: "Europe/Luxembourg",
      signal: new AbortController().signal,
    } as unknown as RunAlertsDependencies),
  "pictures that no vehicle has": (store) =>
    recordReferencedPictures({
      guard,
      clock,
      pictures: store,
      files: store,
      hosts: () => new Set<string>(),
      stock: { version: async () => 3, all: async function* none() {} },
    } satisfies Pick<PictureDownloadDependencies, "pictures" | "stock" | "hosts" | "clock" | "guard" | "files">),
};

test.each(Object.keys(JOBS))("deletes nothing that the guard does not permit: %s", async (name) => {
  const called: string[] = [];
  await expect(JOBS[name]?.(createStore(called))).resolves.not.toThrow();
  expect(called.filter((method) => /^(?:delete|remove)/.test(method))).toEqual([]);
});

/** Code that needs the time of day, because it is displayed, sent, written to a file or compared with a file's time. */
const TELLING_TIME = [
  "adapters/feeds/source/watch-file.ts",
  "adapters/observability/error-reporter.ts",
  "adapters/platform/files/private-file.ts",
  "adapters/platform/files/settled-files.ts",
  "server/container/media.ts",
];

test("what lasts for a while in a process is measured by a clock that nobody sets", () => {
  const measuring = sourceFiles.filter(
    ({ name, text }) => /^(?:server|adapters|shared-container|workers)\//.test(name) && text.includes("Date.now"),
  );
  expect(measuring.map(({ name }) => name).toSorted()).toEqual(TELLING_TIME);
});
