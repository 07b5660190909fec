import { expect, test } from "vitest";
import { withSourcePlaces, type Bundle } from "./source-places.ts";

const BUNDLE: Bundle = {
  folder: "/vitrine/build/program/1a2b",
  entries: new Map([["/vitrine/src/workers/index-worker.ts", "index-worker"]]),
};

test("data files are found in the folder of the source", () => {
  expect(withSourcePlaces('join(import.meta.dirname, "icons")', "/vitrine/src/adapters/media", BUNDLE)).toBe(
    'join((import.meta.dirname + "/../../../src/adapters/media"), "icons")',
  );
});

test("a thread starts with the file of the program", () => {
  const code = 'new Worker(new URL("../workers/index-worker.ts", import.meta.url))';
  expect(withSourcePlaces(code, "/vitrine/src/server", BUNDLE)).toBe(
    'new Worker(new URL("./index-worker.js", import.meta.url))',
  );
});

test("a module that is started and is no entry fails the build", () => {
  const code = 'new URL("./other-worker.ts", import.meta.url)';
  expect(() => withSourcePlaces(code, "/vitrine/src/workers", BUNDLE)).toThrow(
    "/vitrine/src/workers/other-worker.ts is no entry of the program",
  );
});
