import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/browser-support/chromium.ts";
import { limit } from "./tests/time-limits.ts";

/** An ordinary browser's: to a bot an error is its status without a page. */
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

/**
 * Pages of tests live for seconds: code that is optimised for them does not pay, nor do threads that paint what nobody sees. Without the
 * two optimising compilers tests take a tenth less of the processors.
 */
const FOR_SHORT_PAGES = ["--js-flags=--no-opt --no-maglev", "--disable-software-rasterizer", "--num-raster-threads=1"];

/** Style, layout, input and the times of paints stay, but no pixel is drawn, since no test reads one: a seventh less work. */
const WITHOUT_PIXELS = "--force-gpu-mem-available-mb=0";

const { args = [], ...browser } = launchOptions();

/** Screens and pages beyond those of `npm test`: `npm run test:long` runs them alone. */
const LONG_TESTS = "**/*.long.test.ts";
const isLong = process.env["LONG"] === "1";

export default defineConfig({
  testDir: "tests/e2e",
  // Node reads the sources of the site as they are: to translate them takes a worker that runs a command eight seconds.
  build: { external: ["**/src/**/*.ts"] },
  testMatch: isLong ? LONG_TESTS : "**/*.test.ts",
  testIgnore: isLong ? [] : LONG_TESTS,
  outputDir: "test-results",
  globalSetup: "./tests/browser-support/global-setup.ts",
  // Tests of a file share a running site and follow one another; files are spread over two workers, each with its site.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: limit(120_000),
  expect: { timeout: limit(30_000) },
  reporter: [["line"]],
  use: {
    browserName: "chromium",
    launchOptions: { ...browser, args: [...args, ...FOR_SHORT_PAGES, WITHOUT_PIXELS] },
    userAgent: USER_AGENT,
    locale: "fr-LU",
    viewport: { width: 1440, height: 900 },
    actionTimeout: limit(60_000),
    navigationTimeout: limit(60_000),
    // A trace of actions, requests and the console: snapshots of the page cost a third more CPU, and a failure has the
    // page's accessibility tree.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
  },
});
