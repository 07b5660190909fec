import { expect, test } from "vitest";
import { fuzz } from "./fuzz.ts";
import { TARGETS } from "./targets.ts";

/** `npm run fuzz` sets a minute. */
const SECONDS = Number(process.env["FUZZ_SECONDS"] ?? 0.3);
/** Another seed finds other inputs; a failure names its input. */
const SEED = Number(process.env["FUZZ_SEED"] ?? 1);

test.each(TARGETS.map((target) => [target.name, target] as const))(
  "%s: never throws, never takes long",
  async (_, target) => {
    expect(target.seeds.length).toBeGreaterThan(0);
    const runs = await fuzz(target, SECONDS, SEED);
    expect(runs).toBeGreaterThan(5);
    if (process.env["FUZZ_SECONDS"]) console.log(`${target.name}: ${runs} inputs in ${SECONDS} s`);
  },
  SECONDS * 1_000 + 120_000,
);

test("reports the input of a run that throws, and of one that takes long", async () => {
  const failing = { name: "a bug", seeds: ["a"], run: () => JSON.parse("{") as unknown };
  await expect(fuzz(failing, 1, SEED)).rejects.toThrow("a bug fails on YQ==");
  const slow = {
    name: "a loop",
    seeds: ["a"],
    maxMs: 1,
    run: () => {
      let sum = 0;
      for (let n = 0; n < 20_000_000; n += 1) sum += Math.sqrt(n);
      return sum;
    },
  };
  await expect(fuzz(slow, 1, SEED)).rejects.toThrow("a loop takes");
});
