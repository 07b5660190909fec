import { describe, expect, it } from "vitest";
import { afterFailure, DELIVERY_PERIOD_MS } from "./backoff.ts";

const created = new Date("2026-11-01T00:00:00Z");
const waitMs = (attempts: number, random: number): number => {
  const next = afterFailure({ created, now: created, attempts, random });
  return next.step === "retry" ? next.at.getTime() - created.getTime() : Number.NaN;
};

describe("after a failed delivery", () => {
  it("the wait doubles from half a minute to four hours", () => {
    expect([1, 2, 3, 9, 10, 11, 99].map((attempts) => waitMs(attempts, 0) / 1000)).toEqual([
      30, 60, 120, 7680, 14_400, 14_400, 14_400,
    ]);
  });

  it("up to half of the wait is left to chance", () => {
    expect(waitMs(1, 0.5)).toBe(22_500);
    expect(waitMs(1, 0.999)).toBeGreaterThan(15_000);
  });

  it("a delivery is parked once the next try would be more than seven days after the lead", () => {
    const almost = new Date(created.getTime() + DELIVERY_PERIOD_MS - 30_000);
    expect(afterFailure({ created, now: almost, attempts: 1, random: 0 }).step).toBe("retry");
    expect(afterFailure({ created, now: new Date(almost.getTime() + 1), attempts: 1, random: 0 }).step).toBe("park");
  });

  it("a destination that never answers is tried some fifty times in seven days", () => {
    let now = created;
    let attempts = 0;
    for (;;) {
      attempts += 1;
      const next = afterFailure({ created, now, attempts, random: 0.5 });
      if (next.step === "park") break;
      now = next.at;
    }
    expect(attempts).toBeGreaterThan(40);
    expect(attempts).toBeLessThan(90);
  });
});
