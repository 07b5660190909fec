import { beforeEach, expect, test } from "vitest";
import type { ExpiredCount } from "#domain/retention/index.ts";
import type { PurgeHold, PurgeState } from "./ports.ts";
import { createPurgeGuard, describeHold } from "./purge-guard.ts";

const DAY_MS = 86_400_000;
const START = Date.parse("2026-11-27T12:00:00Z");

/** State that nodes share in their database. */
let shared: { trusted: Date | null; hold: PurgeHold | null };
/** Elapsed time, and the offset to which the system clock was set. */
let [passedMs, aheadMs] = [0, 0];

beforeEach(() => {
  shared = { trusted: new Date(START), hold: null };
  [passedMs, aheadMs] = [0, 0];
});

const memory: PurgeState = {
  lastTrusted: async () => shared.trusted,
  trust: async (at) => {
    shared.trusted = at;
  },
  hold: async () => shared.hold,
  saveHold: async (hold) => {
    shared.hold = hold;
  },
};

/** The guard of a process that has just started. */
const start = async () => {
  const startedMs = passedMs;
  const guard = createPurgeGuard({
    memory,
    clock: { now: () => new Date(START + passedMs + aheadMs) },
    monotonicMs: () => passedMs - startedMs,
  });
  await guard.observe();
  return guard;
};

const leads = (expired: number, total = 200): readonly ExpiredCount[] => [{ name: "leads", expired, total }];

test("permits a usual purge by a clock that is believed", async () => {
  const guard = await start();
  passedMs += DAY_MS;
  const permit = await guard.permit(leads(20));
  expect(permit.ok && permit.value.now).toEqual(new Date(START + DAY_MS));
});

test.each([
  ["a start", 1_200 * DAY_MS],
  ["a start", 8 * DAY_MS],
])("waits after %s %i ms ahead, however little would go", async (_, ahead) => {
  aheadMs = ahead;
  const guard = await start();
  expect(await guard.permit(leads(1))).toMatchObject({ ok: false, error: { reason: "clock" } });
  expect(await guard.permitDerived()).toBeNull();
  expect(shared.trusted).toEqual(new Date(START));
});

test("waits after a jump of the clock while the process runs, also in the next process", async () => {
  const guard = await start();
  passedMs += DAY_MS;
  aheadMs = 2 * DAY_MS;
  expect((await guard.permit(leads(1))).ok).toBe(false);
  aheadMs = 30 * DAY_MS;
  expect((await (await start()).permit(leads(1))).ok).toBe(false);
});

test("goes on by itself once the clock is right again", async () => {
  aheadMs = 1_200 * DAY_MS;
  const guard = await start();
  await guard.permit(leads(197));
  aheadMs = 0;
  expect((await guard.permit(leads(1))).ok).toBe(true);
  expect(shared.hold).toBeNull();
});

test("believes a clock by which nothing is over", async () => {
  aheadMs = 40 * DAY_MS;
  const guard = await start();
  expect((await guard.permit(leads(0))).ok).toBe(true);
  expect(await guard.permitDerived()).not.toBeNull();
});

test("deletes by a clock that was set back: it is too little, and nobody's loss", async () => {
  aheadMs = -2 * 3_600_000;
  const guard = await start();
  expect((await guard.permit(leads(1))).ok).toBe(true);
});

test("waits where more than usual would go, until a person confirms it", async () => {
  const guard = await start();
  expect(await guard.permit(leads(21))).toMatchObject({ ok: false, error: { reason: "amount", isTold: false } });
  await guard.markTold(shared.hold!);
  expect(await guard.permit(leads(21))).toMatchObject({ ok: false, error: { isTold: true } });
  expect((await guard.confirm()).now).toEqual(new Date(START));
  expect(shared.hold).toBeNull();
});

test("believes the clock after a person has confirmed it in another process", async () => {
  aheadMs = 1_200 * DAY_MS;
  const server = await start();
  expect((await server.permit(leads(1))).ok).toBe(false);
  await (await start()).confirm();
  expect((await server.permit(leads(1))).ok).toBe(true);
});

test("believes the clock of an empty database", async () => {
  shared.trusted = null;
  expect((await (await start()).permit(leads(0, 0))).ok).toBe(true);
});

test("says what waits, and why", async () => {
  aheadMs = 1_200 * DAY_MS;
  const guard = await start();
  await guard.permit([...leads(197), { name: "files", expired: 0, total: 19 }]);
  expect(describeHold(shared.hold!)).toBe(
    "expired data is not deleted: 197 of 200 leads; this machine's clock says 2030-03-11, where 2026-11-27 was expected: it is wrong, or the site was off, or a backup was restored. If that is right: ./vitrine leads purge --confirm",
  );
});
