import { vi } from "vitest";
import { limit } from "./time-limits.ts";

/** Calls `check` until it neither throws nor rejects, and returns its result; ends only what hangs. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: limit(60_000), interval: 25 });
