import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientNetwork, clientNetworks, type Counters, secondsUntilAllowed } from "./rate-limit.ts";

const START = Date.parse("2026-11-21T12:00:00Z");
const RATE = { limit: 3, seconds: 60 };

const memoryCounters = (): Counters => {
  const counts = new Map<string, number>();
  const at = (name: string, window: Date) => `${name} ${window.toISOString()}`;
  return {
    add: async (name, window) => {
      const amount = (counts.get(at(name, window)) ?? 0) + 1;
      counts.set(at(name, window), amount);
      return amount;
    },
    read: async (name, window) => counts.get(at(name, window)) ?? 0,
    deleteBefore: async () => undefined,
  };
};

const events = () => {
  const counters = memoryCounters();
  let keys = 0;
  return (seconds: number, key = String((keys += 1)), name = "client"): Promise<number> =>
    secondsUntilAllowed(counters, RATE, { name, key, now: new Date(START + seconds * 1000) });
};

describe("secondsUntilAllowed", () => {
  it("allows the maximum per window and returns the seconds to wait", async () => {
    const event = events();
    expect([await event(0), await event(1), await event(2)]).toEqual([0, 0, 0]);
    // The next window starts in 57 seconds; after half of it, two of the four events have expired.
    expect(await event(3)).toBe(57 + 30);
    expect(await event(3, "other", "another client")).toBe(0);
  });

  it("weights the previous window by its overlap", async () => {
    const event = events();
    await Promise.all([event(57), event(58), event(59)]);
    expect(await event(62)).toBeGreaterThan(0);
    expect(await event(100)).toBe(0);
  });

  it("counts the same form once", async () => {
    const event = events();
    const all = await Promise.all(Array.from({ length: 50 }, () => event(0, "the same")));
    expect(new Set(all)).toEqual(new Set([0]));
    expect([await event(1), await event(2)]).toEqual([0, 0]);
    expect(await event(3)).toBeGreaterThan(0);
  });

  it("allows the rejected form after the returned seconds", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 119 }), { minLength: 1, maxLength: 8 }), async (times) => {
        const event = events();
        let last = 0;
        for (const seconds of times.toSorted((a, b) => a - b)) last = (await event(seconds), seconds);
        expect(await event(last + (await event(last, "mine")), "mine")).toBe(0);
      }),
    );
  });
});

describe("clientNetworks", () => {
  it.each([
    ["203.0.113.7", ["203.0.113.7 1", "203.0.113.0/24 4"]],
    ["2001:db8:1:23ff::6", ["2001:db8:1:23ff::/64 1", "2001:db8:1:2300::/56 2", "2001:db8:1::/48 4"]],
    ["2001:db8::1", ["2001:db8:0:0::/64 1", "2001:db8:0:0::/56 2", "2001:db8:0::/48 4"]],
  ])("of %j are %j", (address, networks) => {
    expect(clientNetworks(address).map(({ name, share }) => `${name} ${share}`)).toEqual(networks);
  });
});

describe("clientNetwork", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::6", "2001:db8:1:2::/64"],
    ["2001:0db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
  ])("of %j is %j", (address, network) => expect(clientNetwork(address)).toBe(network));
});
