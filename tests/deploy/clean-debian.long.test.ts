import { type ChildProcess, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readProgramVersion } from "../../src/shared-container/program-version.ts";
import { addressOf, freePort, waitForEnd } from "../browser-support/sites/site-process.ts";
import { type CleanDebian, createCleanDebian } from "./clean-debian.ts";
import { limit } from "../time-limits.ts";

const ROOT = join(import.meta.dirname, "../..");

const RELEASE = `vitrine-${readProgramVersion()}`;

const ARCHIVE = join(ROOT, "build", `${RELEASE}.tar.gz`);

const MAX_BYTES = 200_000_000;

const CURRENT = "/opt/vitrine/current";

let debian: CleanDebian;
let site: ChildProcess | null = null;

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/package.ts"], { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  debian = createCleanDebian(ARCHIVE, RELEASE);
}, limit(900_000));

afterAll(async () => {
  site?.kill("SIGKILL");
  if (site !== null) await waitForEnd(site);
  debian?.dispose();
});

test("the archive has at most 200 MB", () => {
  expect(statSync(ARCHIVE).size).toBeLessThan(MAX_BYTES);
});

test("a missing library is named with its package", () => {
  expect(debian.asSite({}, `${CURRENT}/vitrine`, "--help")).toEqual({
    status: 1,
    stdout: "",
    stderr: "libatomic.so.1 is missing: apt-get install libatomic1\n",
  });
  debian.asRoot("apt-get", "install", "-y", "libatomic1");
});

test("the Node 18 of Debian is refused with a sentence", () => {
  const program = `${CURRENT}/scripts/package/start.mjs`;
  const { status, stderr } = debian.asSite({}, "/usr/bin/node", program, "site");
  expect(stderr).toMatch(/^Node 18\.[\d.]+ is too old: Vitrine needs Node [\d.]+ or newer\. .+\n$/);
  expect(status).toBe(1);
});

test(
  "the site serves under an account that cannot write to its program",
  async () => {
    expect(debian.asSite({}, "touch", `${CURRENT}/written`).stderr).toContain("Read-only file system");
    const environment = { DATA_DIR: "/var/lib/vitrine", PORT: String(await freePort()), SHUTDOWN_GRACE_SECONDS: "0" };
    site = debian.serve(environment);
    const address = await addressOf(site);
    for (const path of ["/", "/stock", "/readyz"]) {
      const { status } = await fetch(address + path, { headers: { "user-agent": "Mozilla/5.0" } });
      expect({ path, status }).toEqual({ path, status: 200 });
    }
    const { status, stdout } = debian.asSite(environment, `${CURRENT}/vitrine`, "imports", "--format", "json");
    expect({ status, hasImports: stdout.includes("720") }).toEqual({ status: 0, hasImports: true });
    site.kill("SIGTERM");
    expect(await waitForEnd(site)).toBe(0);
  },
  limit(180_000),
);
