import { afterEach, vi } from "vitest";

// Test files share one process: a global that a test replaces would reach the tests of other files.
afterEach(() => {
  vi.unstubAllGlobals();
});
