import { expect, it } from "vitest";
import { retentionLimits } from "#domain/leads/index.ts";
import type { PurgeHold } from "#application/retention/ports.ts";
import { createPurgeState } from "../../src/adapters/database/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { aLead, aLeadFile, after, NOON, ONE_SEAT } from "../builders/stored-lead.ts";
import { onBothDialects } from "./on-both-dialects.ts";

const HOLD: PurgeHold = {
  reason: "clock",
  at: "2030-03-11T00:00:00.000Z",
  expected: "2026-11-27T00:00:00.000Z",
  expiring: [{ name: "leads", expired: 197, total: 200 }],
  isTold: false,
};

onBothDialects("what nodes know about purges", (fixture) => {
  it("is the newest row's time until the clock is believed, and nothing in an empty database", async () => {
    const memory = createPurgeState(fixture().database);
    expect(await memory.lastTrusted()).toBeNull();
    const { store } = createLeadRepository(fixture().database);
    await store.save(aLead(), []);
    await store.save(aLead({ created_at: after(-60).toISOString() }), []);
    expect(await memory.lastTrusted()).toEqual(NOON);
    await memory.trust(after(60));
    expect(await createPurgeState(await fixture().openAnother()).lastTrusted()).toEqual(after(60));
  });

  it("is what waits for a person, until nothing does", async () => {
    const memory = createPurgeState(fixture().database);
    expect(await memory.hold()).toBeNull();
    await memory.saveHold(HOLD);
    await memory.saveHold({ ...HOLD, isTold: true });
    expect(await createPurgeState(await fixture().openAnother()).hold()).toEqual({ ...HOLD, isTold: true });
    await memory.saveHold(null);
    expect(await memory.hold()).toBeNull();
  });

  it("counts what a purge would remove, and what there is", async () => {
    const { store, stash, privacy } = createLeadRepository(fixture().database);
    const alerts = createAlertRepository(fixture().database);
    const limits = retentionLimits({ default_months: 36, kinds: {} }, NOON);
    const booking = {
      location: "bertrange",
      calendar: "test_drive",
      start: after(86_400).toISOString(),
      end: after(90_000).toISOString(),
    };
    const file = aLeadFile();
    const old = aLead({ created_at: "2020-01-01T00:00:00.000Z", fields: { email: "old@exemple.lu" }, files: [file] });
    await store.save(old, [], { seats: ONE_SEAT, contents: new Map([[file.id, new TextEncoder().encode("CV")]]) });
    await store.save(aLead({ booking }), []);
    await stash.save(aLeadFile(), new TextEncoder().encode("x"), NOON);
    expect(await privacy.countExpired(limits)).toEqual([
      { name: "leads", expired: 1, total: 2 },
      { name: "appointments", expired: 0, total: 1 },
      { name: "files", expired: 1, total: 1 },
    ]);
    expect(await alerts.privacy.countAlertsBefore(NOON)).toEqual({ name: "alerts", expired: 0, total: 0 });
    await alerts.close();
  });
});
