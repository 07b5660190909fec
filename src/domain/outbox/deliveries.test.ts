import { describe, expect, it } from "vitest";
import { afterFailure, DELIVERY_PERIOD_MS } from "./deliveries.ts";

const created = new Date("2026-11-01T00:00:00Z");
const waitMs = (attempts: number, random: number): number => {
  const next = afterFailure({ created, now: created, attempts, random });
  return next.step === "retry" ? next.at.getTime() - created.getTime() : Number.NaN;
};

describe("afterFailure", () => {
  it("doubles the delay from 30 seconds to 4 hours", () => {
    expect([1, 2, 3, 9, 10, 11, 99].map((attempts) => waitMs(attempts, 0) / 1000)).toEqual([
      30, 60, 120, 7680, 14_400, 14_400, 14_400,
    ]);
  });

  it("subtracts up to half of the delay at random", () => {
    expect(waitMs(1, 0.5)).toBe(22_500);
    expect(waitMs(1, 0.999)).toBeGreaterThan(15_000);
  });

  it("makes a delivery a dead letter when the next attempt would be more than 7 days after its creation", () => {
    const lastMoment = new Date(created.getTime() + DELIVERY_PERIOD_MS - 30_000);
    expect(afterFailure({ created, now: lastMoment, attempts: 1, random: 0 }).step).toBe("retry");
    expect(afterFailure({ created, now: new Date(lastMoment.getTime() + 1), attempts: 1, random: 0 }).step).toBe(
      "dead-letter",
    );
  });

  it("attempts an unreachable destination 40 to 90 times in 7 days", () => {
    let now = created;
    let attempts = 0;
    for (;;) {
      attempts += 1;
      const next = afterFailure({ created, now, attempts, random: 0.5 });
      if (next.step === "dead-letter") break;
      now = next.at;
    }
    expect(attempts).toBeGreaterThan(40);
    expect(attempts).toBeLessThan(90);
  });
});
