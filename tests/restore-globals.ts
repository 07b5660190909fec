import { afterEach, vi } from "vitest";

// Unit tests share one process: a global that a test replaces would reach the tests of other files.
afterEach(() => {
  vi.unstubAllGlobals();
});
