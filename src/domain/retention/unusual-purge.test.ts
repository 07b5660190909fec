import { expect, test } from "vitest";
import { type ExpiredCount, isUnusualPurge } from "./unusual-purge.ts";

const kind = (name: ExpiredCount["name"], expired: number, total: number): ExpiredCount => ({ name, expired, total });

test.each([
  ["nothing", [kind("leads", 0, 0)], false],
  ["all of a few", [kind("leads", 20, 20)], false],
  ["more than 20, a tenth of all", [kind("leads", 30, 300)], false],
  ["more than 20 and more than a tenth", [kind("leads", 31, 300)], true],
  ["one kind among many others", [kind("leads", 5, 10_000), kind("files", 21, 40)], true],
  ["few of each kind, together many", [kind("leads", 15, 15), kind("appointments", 15, 15)], true],
] as const)("%s: waits for a person: %#", (_, expiring, isUnusual) => {
  expect(isUnusualPurge(expiring)).toBe(isUnusual);
});
