import { describe, expect, it } from "vitest";
import { backupMoment, backupName, removeExpiredBackups, selectExpired } from "./scheduled-backups.ts";
import type { SavedBackup } from "./ports.ts";

const at = (moment: string): SavedBackup => ({ path: moment, createdAt: new Date(moment), bytes: 1 });

/** Four backups a day, the last one at 18:00 of the last day. */
const fourADay = (days: number): readonly SavedBackup[] =>
  Array.from({ length: days * 4 }, (_, index) =>
    at(new Date(Date.UTC(2026, 10, 27, 18) - index * 6 * 3_600_000).toISOString()),
  );

const retainedBy = (backups: readonly SavedBackup[], newestGood: Date, days: number): readonly string[] => {
  const expired = new Set(selectExpired(backups, newestGood, days));
  return backups
    .filter((backup) => !expired.has(backup))
    .map(({ path }) => path.slice(0, 13))
    .sort();
};

const LAST = new Date("2026-11-27T18:00:00Z");

describe("the name of a backup", () => {
  it("states its moment in UTC and whether it is encrypted", () => {
    const moment = new Date("2026-11-27T17:15:09.123Z");
    expect(backupName(moment, false)).toBe("vitrine-2026-11-27T171509Z.zst");
    expect(backupName(moment, true)).toBe("vitrine-2026-11-27T171509Z.zst.enc");
    expect(backupMoment(backupName(moment, true))).toEqual(new Date("2026-11-27T17:15:09Z"));
  });

  it.each([
    "vitrine-2026-11-27.zst",
    "vitrine-2026-11-27T171509Z.zst.host-1-0123456789ab.part",
    "vitrine-2026-13-27T171509Z.zst",
    "other.zst",
  ])("is not %s", (name) => expect(backupMoment(name)).toBeNull());
});

describe("what is retained", () => {
  it("is all of the last 24 hours, and the last one of each day before", () => {
    expect(retainedBy(fourADay(10), LAST, 5)).toEqual([
      "2026-11-23T18",
      "2026-11-24T18",
      "2026-11-25T18",
      "2026-11-26T18",
      "2026-11-27T00",
      "2026-11-27T06",
      "2026-11-27T12",
      "2026-11-27T18",
    ]);
  });

  it("is counted in days that have a backup: a month without one removes none", () => {
    const before = fourADay(10).map(({ createdAt }) =>
      at(new Date(createdAt.getTime() - 30 * 86_400_000).toISOString()),
    );
    expect(retainedBy([at("2026-11-27T18:00:00Z"), ...before], LAST, 5)).toEqual([
      "2026-10-25T18",
      "2026-10-26T18",
      "2026-10-27T18",
      "2026-10-28T18",
      "2026-11-27T18",
    ]);
  });

  it("is the newest good one, however many come after it", () => {
    const later = ["2027-01-01T00:00:00Z", "2027-01-02T00:00:00Z"].map(at);
    expect(retainedBy([at("2026-11-27T18:00:00Z"), ...later], LAST, 1)).toEqual([
      "2026-11-27T18",
      "2027-01-01T00",
      "2027-01-02T00",
    ]);
  });

  it("is left in the folder, and the rest is removed", async () => {
    const backups = fourADay(3);
    const removed: SavedBackup[] = [];
    const folder = { list: async () => backups, remove: async (backup: SavedBackup) => void removed.push(backup) };
    expect(await removeExpiredBackups(folder, LAST, 2)).toEqual(removed);
    expect(removed.map(({ path }) => path.slice(0, 13))).toEqual([
      "2026-11-26T12",
      "2026-11-26T06",
      "2026-11-26T00",
      "2026-11-25T18",
      "2026-11-25T12",
      "2026-11-25T06",
      "2026-11-25T00",
    ]);
  });
});
