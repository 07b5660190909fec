import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ArchiveFile, archiveFiles } from "../../scripts/package/archive-files.ts";
import { stageFiles } from "../../scripts/package/write-archive.ts";
import { programFile } from "../../scripts/program/program.ts";
import { addressOf, freePort, waitForEnd } from "../browser-support/sites/site-process.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Size of the unpacked files: compressed they take less than half of it. */
const MAX_UNPACKED_BYTES = 400_000_000;

let files: readonly ArchiveFile[];
let folder: string;
let environment: Readonly<Record<string, string>>;
let child: ChildProcess | null = null;

beforeAll(async () => {
  files = archiveFiles(ROOT, dirname(await programFile("server")));
  // Beside the files, so that they can be links and not 200 MB of copies.
  const cache = join(ROOT, ".cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "package-"));
  stageFiles(files, join(folder, "vitrine"), linkSync);
  environment = {
    PATH: process.env["PATH"] ?? "",
    TMPDIR: tmpdir(),
    DATA_DIR: join(folder, "data"),
    PORT: String(await freePort()),
    SHUTDOWN_GRACE_SECONDS: "0",
  };
});

afterAll(async () => {
  child?.kill("SIGKILL");
  if (child !== null) await waitForEnd(child);
  rmSync(folder, { recursive: true });
});

const packagesOf = (names: readonly string[]): string[] =>
  [...new Set(names.flatMap((name) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? []))].sort();

test("the archive holds what the program imports, no tool and no source", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const names = files.map(({ name }) => name);
  const packages = packagesOf(names);
  expect(packages).toContain("sharp");
  expect(packages.filter((name) => name in devDependencies || /chromium|playwright|postgres|vite/.test(name))).toEqual(
    [],
  );
  expect(names.filter((name) => /(?<!\.d)\.tsx?$|\.test\.|^tests\/|(?:^|\/)\.(?:env|git)/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("the archive is small enough for its 200 MB", () => {
  const bytes = files.map((file) => ("text" in file ? file.text.length : statSync(file.source).size));
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_UNPACKED_BYTES);
});

test("what is unpacked serves the demo group, and its commands read the same data", async () => {
  child = spawn(join(folder, "vitrine/serve"), { cwd: "/", env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const address = await addressOf(child);
  for (const path of ["/", "/stock", "/readyz", "/favicon.svg", "/demo/reviews.html"]) {
    const { status } = await fetch(address + path, { headers: { "user-agent": "Mozilla/5.0" } });
    expect({ path, status }).toEqual({ path, status: 200 });
  }
  const { status, stdout } = spawnSync(join(folder, "vitrine/vitrine"), ["doctor", "--format", "json"], {
    cwd: "/",
    env: environment,
    encoding: "utf8",
  });
  expect(stdout).toContain("720");
  expect(status).not.toBe(2);
  child.kill("SIGTERM");
  expect(await waitForEnd(child)).toBe(0);
});
