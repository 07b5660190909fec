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
