import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A wait of a database file or of a child process, which is no limit of a test. */
const OTHER_LIMITS = /DatabaseSync|execFile|requestIdleCallback/;

/** Options, and the last argument of a test or a hook, that are written as a number. */
const LITERAL = /\btimeout: [0-9_]{4,}|setTimeout\([0-9_]+\)|^\s*\}, [0-9_]{5,}\);|vi\.waitFor\(/;

/** A time that has passed, compared with anything but a `limit`: on a busy machine it fails without a fault. */
const FIGURE = /expect\((?:performance|Date)\.now\(\) - \w+\)\.toBe\w+\((?!limit\()/;

it("has no time limit that a slow machine could reach: each is a multiple of a measured piece of work", () => {
  const files = globSync(["tests/**/*.ts", "{src,scripts,bench}/**/*.test.{ts,tsx}"], {
    exclude: ["**/node_modules"],
  }).filter((file) => !["tests/wait-for.ts", "scripts/time-limits.test.ts"].includes(file));
  const literals = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => FIGURE.test(line) || (LITERAL.test(line) && !OTHER_LIMITS.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(literals).toEqual([]);
});
