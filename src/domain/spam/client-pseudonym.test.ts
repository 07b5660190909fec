import { expect, test } from "vitest";
import { clientPseudonym } from "./rate-limit.ts";

const digest = (text: string): string => text.split("").toReversed().join("");
const nameAt = (address: string, time: string): string => clientPseudonym(digest, address, new Date(time));

test("names a client in the log equally during a day, and otherwise on the next", () => {
  const name = nameAt("203.0.113.7", "2026-11-23T00:00:00Z");
  expect(name).toHaveLength(16);
  expect(nameAt("203.0.113.7", "2026-11-23T23:59:59Z")).toBe(name);
  expect(nameAt("203.0.113.8", "2026-11-23T00:00:00Z")).not.toBe(name);
  expect(clientPseudonym((text) => text.padEnd(40), "203.0.113.7", new Date("2026-11-24"))).toBe("log 2026-11-24 2");
});

test("names the network of an IPv6 client", () => {
  const now = "2026-11-23T12:00:00Z";
  expect(nameAt("2001:db8:1:2::9", now)).toBe(nameAt("2001:db8:1:2:ffff::1", now));
});
