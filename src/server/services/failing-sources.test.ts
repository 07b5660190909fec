import { describe, expect, it } from "vitest";
import type { Counters, Delivery } from "#domain/leads/index.ts";
import { watchSources } from "./failing-sources.ts";

const MINUTE = 60_000;

/** Counters and a mailbox that nodes share, in memory. */
const sharedBox = () => {
  const counts = new Map<string, number>();
  const put: Delivery[] = [];
  const counters: Counters = {
    add: async (key, window) => {
      const name = `${key} ${window.toISOString()}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return counts.get(name) ?? 0;
    },
    read: async () => 0,
    dropBefore: async () => undefined,
  };
  return { put, counters, mailbox: { put: async (deliveries: readonly Delivery[]) => void put.push(...deliveries) } };
};

describe("a source that fails", () => {
  const start = () => {
    const box = sharedBox();
    let now = Date.parse("2026-11-21T12:00:00Z");
    const node = () =>
      watchSources({
        ...box,
        addresses: ["informatique@alzette.example"],
        site: { group: "Alzette Automobiles", url: "https://www.alzette.example" },
        newId: () => "id",
        clock: { now: () => new Date(now) },
        log: { error: () => undefined },
        wake: () => undefined,
      });
    const nodes = [node(), node()];
    /** Fails every minute for so many minutes, on both nodes. */
    const fail = async (minutes: number): Promise<void> => {
      for (let minute = 0; minute < minutes; minute += 1) {
        for (const { failed } of nodes) failed("the content service", "HTTP 503");
        await Promise.resolve();
        now += MINUTE;
      }
      await new Promise((later) => setTimeout(later, 0));
    };
    return {
      fail,
      told: () => box.put.map(({ destination, message }) => `${destination}: ${message?.subject}`),
      text: () => box.put[0]?.message?.text ?? "",
      pass: (minutes: number) => {
        now += minutes * MINUTE;
      },
    };
  };

  it("is told of once it has failed for ten minutes, by one of the nodes", async () => {
    const { fail, told, text } = start();
    await fail(10);
    expect(told()).toEqual([]);
    await fail(60);
    expect(told()).toEqual(["informatique@alzette.example: Alzette Automobiles: the content service fails"]);
    expect(text()).toContain("Since: 2026-11-21 12:00 UTC\nReason: HTTP 503");
  });

  it("is told of again when it fails after it has worked", async () => {
    const { fail, told, pass } = start();
    await fail(15);
    pass(120);
    await fail(5);
    expect(told()).toHaveLength(1);
    await fail(10);
    expect(told()).toHaveLength(2);
  });
});
