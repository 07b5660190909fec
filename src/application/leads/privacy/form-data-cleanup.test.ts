import { expect, test } from "vitest";
import type { Rate } from "#domain/shared/index.ts";
import { createOpenGuard } from "../../../../tests/fakes/purge-permits.ts";
import { deleteExpiredFormData } from "./retention.ts";

const deletionsAt = async (...rates: readonly Rate[]): Promise<readonly string[]> => {
  const deletions: string[] = [];
  const stash = { deleteBefore: async (at: Date) => deletions.push(`files ${at.toISOString()}`) };
  const counters = { deleteBefore: async (at: Date) => void deletions.push(`counts ${at.toISOString()}`) };
  await deleteExpiredFormData({
    rates,
    stash,
    counters,
    guard: createOpenGuard(() => new Date("2026-11-21T14:00:00Z")),
  });
  return deletions;
};

test("deletes uploads once their form has expired, and counters after two windows", async () => {
  expect(await deletionsAt({ limit: 30, seconds: 3600 })).toEqual([
    "files 2026-11-21T01:00:00.000Z",
    "counts 2026-11-21T12:00:00.000Z",
  ]);
  expect(await deletionsAt({ limit: 30, seconds: 60 }, { limit: 30, seconds: 24 * 3600 })).toContain(
    "counts 2026-11-19T14:00:00.000Z",
  );
  expect(await deletionsAt()).toContain("counts 2026-11-21T12:00:00.000Z");
});

test("deletes nothing while the clock is doubted", async () => {
  const deletions: string[] = [];
  await deleteExpiredFormData({
    rates: [],
    stash: { deleteBefore: async () => deletions.push("files") },
    counters: { deleteBefore: async () => void deletions.push("counts") },
    guard: { permitDerived: async () => null },
  });
  expect(deletions).toEqual([]);
});
