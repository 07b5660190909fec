import { expect, test } from "vitest";
import { describeWait } from "./feed-notices.ts";

const NOW = new Date("2026-11-27T08:02:05Z");

test("says for whom an import waits, and how long that has run", () => {
  const running = {
    work: "the import of the feed slow",
    by: "./vitrine import (process 4242 on web-1)",
    since: "2026-11-27T08:00:10Z",
  };
  expect(describeWait(running, NOW)).toBe(
    "waiting for the import of the feed slow by ./vitrine import (process 4242 on web-1), which has run for 115 s; for ten minutes at most",
  );
});

test("says that it waits where nothing is known of the other", () => {
  expect(describeWait(null, NOW)).toBe("waiting for another import of vehicles, for ten minutes at most");
});
