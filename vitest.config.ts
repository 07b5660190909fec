import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { limit } from "./tests/time-limits.ts";

/** How many times as often as usual properties run: `npm run test:long` and `npm run check` set it. */
const propertyRuns = Number(process.env["FC_RUNS"] ?? 1);

/** Limits end what hangs. What is prepared before a test waits for the processor as well as the test. */
const timeouts = (ms: number) => ({
  testTimeout: limit(ms) * Math.max(1, propertyRuns),
  hookTimeout: limit(ms),
});

/** Sites in the process of a test render pages as the server does. React reads the variable. */
const AS_SERVED = { oxc: { jsx: { development: false } }, env: { NODE_ENV: "production" } };

/** Prose, measurements, and tests that need a system package: `npm run test:long`. */
const LONG_TESTS = "**/*.long.test.{ts,tsx}";

export default defineConfig({
  test: {
    // Tests of servers wait for other processes: one worker more than cores leaves no core without work.
    maxWorkers: availableParallelism() + 1,
    // Files of one worker share their modules: half of the processor time of unit tests, a sixth of that of integration tests.
    isolate: false,
    // An event that a test waits for may take long beside other work.
    expect: { poll: { timeout: limit(60_000) } },
    globalSetup: ["tests/vitest-run-folder.ts"],
    setupFiles: ["tests/property-runs.ts", "tests/restore-globals.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "bench/**/*.test.ts"],
          exclude: [LONG_TESTS],
          // A property test takes seconds of processor time; on a slow machine, beside other work, many times as long.
          ...timeouts(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          exclude: [LONG_TESTS],
          globalSetup: ["tests/postgres/global-setup.ts"],
          ...timeouts(120_000),
        },
      },
      {
        extends: true,
        oxc: AS_SERVED.oxc,
        test: {
          name: "integration",
          include: ["tests/{integration,reliability,fuzz}/**/*.test.ts"],
          exclude: [LONG_TESTS],
          globalSetup: ["tests/browser-support/vitest-global-setup.ts"],
          env: AS_SERVED.env,
          ...timeouts(120_000),
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: [`{src,scripts,bench}/${LONG_TESTS}`],
          ...timeouts(600_000),
        },
      },
      {
        extends: true,
        oxc: AS_SERVED.oxc,
        test: {
          name: "long-site",
          include: [`tests/${LONG_TESTS}`],
          globalSetup: ["tests/browser-support/vitest-global-setup.ts", "tests/postgres/global-setup.ts"],
          env: AS_SERVED.env,
          ...timeouts(600_000),
        },
      },
    ],
  },
});
