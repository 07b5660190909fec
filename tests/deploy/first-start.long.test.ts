import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, freePort, waitForEnd } from "../browser-support/sites/site-process.ts";
import { limit } from "../time-limits.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Bytes: a bundler in the process of the site took 500 MB more. */
const MAX_MEMORY = 320_000_000;

const memoryOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

test(
  "npm start in a fresh clone installs no package of the tests, builds, and serves in 320 MB",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-clone-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    expect(spawnSync("git", ["clone", "--quiet", ROOT, folder]).status).toBe(0);
    const site = spawn(process.execPath, ["scripts/run.mjs", "scripts/start.ts"], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", PORT: String(await freePort()), DATA_DIR: join(folder, "data") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(async () => {
      site.kill();
      await waitForEnd(site);
    });
    const url = await addressOf(site);
    for (const path of ["/", "/stock", "/concessions"]) expect((await fetch(`${url}${path}`)).status).toBe(200);
    // At rest: what the first import of vehicles has used is given back within half a minute.
    await expect.poll(() => memoryOf(site.pid), { timeout: limit(60_000) }).toBeLessThan(MAX_MEMORY);
    expect(
      ["vite", "vitest", "@playwright/test"].filter((name) => existsSync(join(folder, "node_modules", name))),
    ).toEqual(["vite"]);
  },
  limit(600_000),
);
