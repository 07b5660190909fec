import { expect, it } from "vitest";
import { createMemoryBudget } from "./byte-store.ts";

it("gives each client its share until the memory is exhausted, and takes it back", () => {
  const budget = createMemoryBudget({ maxBytes: 10, maxClientBytes: 6 });
  const [first, second] = [budget.open("203.0.113.7"), budget.open("203.0.113.7")];
  expect([first.reserve(4), second.reserve(3), second.reserve(2)]).toEqual([true, false, true]);
  const other = budget.open("203.0.113.8");
  expect([other.reserve(5), other.reserve(4)]).toEqual([false, true]);
  first.release();
  first.release();
  expect([second.reserve(4), second.reserve(1), other.reserve(1)]).toEqual([true, false, false]);
});

it("counts an IPv6 network as one client", () => {
  const budget = createMemoryBudget({ maxBytes: 10, maxClientBytes: 6 });
  expect(budget.open("2001:db8:1:2::1").reserve(6)).toBe(true);
  expect(budget.open("2001:db8:1:2:ffff::9").reserve(1)).toBe(false);
  expect(budget.open("2001:db8:1:3::1").reserve(1)).toBe(true);
});
