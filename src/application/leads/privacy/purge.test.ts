import { expect, test } from "vitest";
import { MAX_RATE_SECONDS, parseRate } from "#domain/shared/index.ts";
import { windowStart } from "#domain/spam/index.ts";
import { permitAt } from "../../../../tests/fakes/purge-permits.ts";
import { purge, type PurgeStores } from "./retention.ts";

const deletedCountersBefore = async (now: Date): Promise<Date> => {
  let deletedBefore = new Date(0);
  const none = async () => 0;
  const noLeads = { findExpired: async () => [], deliveryIds: async () => [], findOldMails: async () => [] };
  const stores = {
    leads: { ...noLeads, remove: async () => ({}), truncateLog: async () => undefined },
    alerts: { deleteAlertsBefore: none },
    mails: { remove: none, removeBefore: none },
    stash: { deleteBefore: none },
    counters: { deleteBefore: async (window: Date) => void (deletedBefore = window) },
  } as unknown as PurgeStores;
  await purge(stores, { default_months: 36, kinds: {} }, permitAt(now));
  return deletedBefore;
};

test.each(["2026-11-21T00:00:00.000Z", "2026-11-21T12:00:00.000Z", "2026-11-21T23:59:59.999Z"])(
  "keeps the counters that the longest rate reads at %s",
  async (instant) => {
    const seconds = parseRate("30/24h")?.seconds ?? 0;
    expect(seconds).toBe(MAX_RATE_SECONDS);
    const now = new Date(instant);
    const previousWindow = windowStart(new Date(now.getTime() - seconds * 1000), seconds);
    expect((await deletedCountersBefore(now)).getTime()).toBeLessThanOrEqual(previousWindow.getTime());
  },
);
