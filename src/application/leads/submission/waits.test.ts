import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMIT_TIMEOUT_MS, SAVE_TIMEOUT_MS } from "./spam-check.ts";

const SENTENCE = `waits ${SAVE_TIMEOUT_MS / 1_000} s for the database to save it, and ${LIMIT_TIMEOUT_MS / 1_000} s for each limit that is counted before`;

test.each(["docs/how-to/back-up.md", "docs/security/data.md"])("%s says how long a form waits", (guide) => {
  expect(readFileSync(guide, "utf8").replaceAll(/\s+/g, " ")).toContain(SENTENCE);
});
