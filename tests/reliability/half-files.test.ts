// Files that a reload reads, cut as an unfinished copy leaves them: none loses facts in silence.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRedirectService } from "#application/redirects/index.ts";
import { createFileContentSource } from "../../src/adapters/content/index.ts";
import { FEED_PROFILES, loadProfile } from "../../src/adapters/feeds/index.ts";
import { endsAsYaml } from "../../src/adapters/platform/files/settled-files.ts";
import { readSettings } from "../../src/adapters/settings/read-settings.ts";
import { loadContentRedirects } from "../../src/shared-container/redirects.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "half-files-"));
  for (const name of ["content", "settings"]) {
    cpSync(join("demo", "group", name), join(folder, name), {
      recursive: true,
      filter: (path) => !path.includes("assets"),
    });
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Lengths at which a text is cut: `steps` of them, and each of the last 40 characters. */
const cuts = (text: string, steps: number): readonly number[] => {
  const along = Array.from({ length: steps }, (_, step) => Math.floor((text.length * step) / steps));
  const end = Array.from({ length: 40 }, (_, index) => text.length - 40 + index);
  return [...new Set([...along, ...end])].filter((length) => length >= 0);
};

/** The end mark without its line end has every fact before it. */
const isWhole = (text: string, length: number): boolean => text.slice(0, length).trimEnd() === text.trimEnd();

it("every YAML file that we ship ends with the line `...`", () => {
  const files = globSync(["{src,demo}/**/*.{yaml,yml}"]);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !endsAsYaml(readFileSync(file, "utf8")))).toEqual([]);
});

it("a proposed profile ends with it too", async () => {
  const feed = async function* () {
    yield readFileSync("tests/fixtures/feeds/mobile-de.csv");
  };
  const proposed = await FEED_PROFILES.propose(feed(), "mobile-de.csv", 2026, () => null);
  expect(proposed.ok && endsAsYaml(proposed.value.yaml)).toBe(true);
});

it.each(["luxembourg", "default"])("the settings of %s are refused wherever they are cut", (market) => {
  const file = join(folder, "settings", `${market}.yaml`);
  const whole = readFileSync(file, "utf8");
  expect(readSettings(file).ok).toBe(true);
  for (const length of cuts(whole, 200)) {
    writeFileSync(file, whole.slice(0, length));
    const read = readSettings(file);
    const problems = read.ok ? [] : read.error;
    const isRefused = problems.length === 1 && (problems[0]?.includes("it no longer ends with") ?? false);
    expect([length, isRefused, problems.length]).toEqual([length, !isWhole(whole, length), isRefused ? 1 : 0]);
  }
  writeFileSync(file, whole);
  expect(readSettings(file).ok).toBe(true);
});

describe("stories", () => {
  it.each(["home", "shell", "faq", "ford/puma", "home-page-bertrange.luxembourg", "contact.default"])(
    "%s stays as it was wherever its file is cut",
    (name) => {
      const [slug = "", market = "luxembourg"] = name.split(".");
      // Alone, or with the file of all markets: with them, each reload would read all stories.
      const directory = mkdtempSync(join(folder, "story-"));
      for (const copied of [`${slug}.yaml`, `${name}.yaml`]) {
        const original = join(folder, "content", copied);
        if (existsSync(original)) cpSync(original, join(directory, copied));
      }
      const file = join(directory, `${name}.yaml`);
      const whole = readFileSync(file, "utf8");
      const source = createFileContentSource(directory, { warn: () => undefined }, market);
      const before = JSON.stringify(source.rawStories());
      expect(source.rawStories()).toHaveLength(1);
      const problemsBefore = source.problems().length;
      for (const length of cuts(whole, 10)) {
        writeFileSync(file, whole.slice(0, length));
        const reported = source.reload().filter(({ message }) => message.includes("it no longer ends with")).length;
        expect([length, JSON.stringify(source.rawStories()) === before]).toEqual([length, true]);
        expect([length, reported]).toEqual([length, isWhole(whole, length) ? 0 : 1]);
      }
      writeFileSync(file, whole);
      expect(source.reload()).toHaveLength(problemsBefore);
    },
  );
});

it("a feed profile that is cut is refused", async () => {
  const file = join(folder, "own-profile.yaml");
  const whole = readFileSync("src/adapters/feeds/profiles/mobile-de.yaml", "utf8");
  writeFileSync(file, whole);
  expect((await loadProfile(file)).ok).toBe(true);
  for (const length of cuts(whole, 50).filter((cut) => !isWhole(whole, cut))) {
    writeFileSync(file, whole.slice(0, length));
    expect([length, (await loadProfile(file)).ok]).toEqual([length, false]);
  }
});

describe("redirects", () => {
  const start = () => {
    const directory = join(folder, "content");
    const file = join(directory, "redirects.csv");
    const whole = readFileSync(file, "utf8");
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const service = createRedirectService({
      read: () => loadContentRedirects(directory, "luxembourg", "http://site"),
      log,
    });
    return { file, whole, service, size: service.current().size };
  };

  it("stay as they were where their table is cut within a line", () => {
    const { file, whole, service, size } = start();
    for (const length of cuts(whole, 40).filter((cut) => cut > 0 && whole[cut - 1] !== "\n")) {
      writeFileSync(file, whole.slice(0, length));
      const { failures } = service.reload();
      expect([length, service.current().size]).toEqual([length, size]);
      expect([length, failures]).toEqual([length, [expect.stringContaining("it no longer ends with a line end")]]);
    }
    writeFileSync(file, whole);
    expect(service.reload().failures).toEqual([]);
  });

  // CSV has no mark of its end: a table that is cut behind a line is one with fewer rows, as an editor may want it.
  it("that are cut behind a line are in force, and the number of those that are missing is reported", () => {
    const { file, whole, service, size } = start();
    const lines = whole.split("\n");
    writeFileSync(file, `${lines.slice(0, 1_000).join("\n")}\n`);
    const { redirects } = service.reload();
    expect(service.current().size).toBe(size - redirects.removed);
    expect(redirects.removed).toBeGreaterThan(4_000);
    writeFileSync(file, whole);
    expect(service.reload().redirects.added).toBe(redirects.removed);
  });
});
