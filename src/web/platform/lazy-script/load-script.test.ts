import { afterEach, expect, test, vi } from "vitest";
import { loadScript } from "./load-script.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("resolves with the module", async () => {
  expect(await loadScript(async () => ({ answer: 42 }))).toEqual({ answer: 42 });
});

test("resolves with null when the file does not load", async () => {
  expect(
    await loadScript(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module"))),
  ).toBeNull();
});

test("does not wait longer than the deadline for a file that hangs", async () => {
  vi.useFakeTimers();
  const loaded = loadScript(() => new Promise(() => undefined), 5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await loaded).toBeNull();
});

test("those who wait for a script get it in the order in which they asked, whichever import ends first", async () => {
  const ends: ((module: string) => void)[] = [];
  const load = vi.fn<() => Promise<string>>(() => new Promise((resolve) => ends.push(resolve)));
  const order: string[] = [];
  const both = ["first", "second"].map((name) => loadScript(load).then(() => order.push(name)));
  for (const end of ends.toReversed()) {
    end("module");
    await Promise.resolve();
  }
  await Promise.all(both);
  expect(order).toEqual(["first", "second"]);
});

test("loads again after a failure", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("blocked"))
    .mockResolvedValueOnce("module");
  expect(await loadScript(load)).toBeNull();
  expect(await loadScript(load)).toBe("module");
});
