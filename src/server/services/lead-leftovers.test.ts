import { expect, test } from "vitest";
import { fixedClock } from "#domain/shared/index.ts";
import { dropLeftovers } from "./lead-leftovers.ts";

const dropsAt = async (leadsRate: { most: number; seconds: number } | null): Promise<readonly string[]> => {
  const drops: string[] = [];
  const stash = { dropBefore: async (at: Date) => drops.push(`files ${at.toISOString()}`) };
  const counters = { dropBefore: async (at: Date) => void drops.push(`counts ${at.toISOString()}`) };
  await dropLeftovers({
    config: { leadsRate },
    leads: {
      stash: { ...stash, keep: async () => undefined, find: async () => [] },
      counters: { ...counters, add: async () => 1, read: async () => 0 },
    },
    clock: fixedClock("2026-11-21T14:00:00Z"),
  });
  return drops;
};

test("files go once no form can ask for them any more, counts once two windows are over", async () => {
  expect(await dropsAt({ most: 30, seconds: 3600 })).toEqual([
    "files 2026-11-21T01:00:00.000Z",
    "counts 2026-11-21T12:00:00.000Z",
  ]);
  expect(await dropsAt({ most: 30, seconds: 24 * 3600 })).toContain("counts 2026-11-19T14:00:00.000Z");
  expect(await dropsAt(null)).toContain("counts 2026-11-21T12:00:00.000Z");
});
