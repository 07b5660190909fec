// A market's settings that are no YAML, as an editor may leave them: the running site stays as it was, and says what is wrong.
import { spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { isRunning } from "../../src/adapters/platform/process-folder.ts";
import { copyDemoGroup, type DemoGroupCopy } from "../browser-support/demo-group-copy.ts";
import { freePort, type SiteProcess, startSiteProcess } from "../browser-support/sites/site-process.ts";
import { writeSmallContent } from "../browser-support/sites/small-content.ts";
import { limit } from "../time-limits.ts";
import { servingProcessesOf } from "./child-processes.ts";

const SECRET = "the secret of the content service, long enough";

const WRONG = "      warning: *Offre";

let root: string;
let groupEnvironment: DemoGroupCopy["env"];
let settingsFile: string;
let right: string;
let site: SiteProcess;
let statusUrl: string;
let lines: string[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "broken-settings-"));
  ({ env: groupEnvironment, settingsFile } = copyDemoGroup(join(root, "group")));
  right = readFileSync(settingsFile, "utf8");
  const statusPort = await freePort();
  statusUrl = `http://127.0.0.1:${statusPort}/metrics`;
  lines = [];
  site = await startSiteProcess({
    writeContent: writeSmallContent,
    env: {
      ...groupEnvironment,
      SERVER_PROCESSES: "2",
      STATUS_PORT: String(statusPort),
      CONTENT_WEBHOOK_SECRET: SECRET,
    },
    onOutput: (line) => lines.push(line),
  });
}, limit(180_000));

afterAll(async () => {
  await site?.end("SIGTERM");
  await site?.dispose();
  rmSync(root, { recursive: true, force: true });
});

/** The settings with one line changed, and where its text begins. */
const breakSettings = (): string => {
  const changed = right.split("\n").map((line) => (line.startsWith("      warning: ") ? WRONG : line));
  writeFileSync(settingsFile, changed.join("\n"));
  return `${settingsFile}:${changed.indexOf(WRONG) + 1}:${WRONG.indexOf("*") + 1}: *Offre is an alias without an anchor`;
};

const count = (...texts: readonly string[]): number =>
  lines.filter((line) => texts.every((text) => line.includes(text))).length;

/** Values of a metric by process. */
const metric = async (name: string): Promise<readonly number[]> => {
  const text = await (await fetch(statusUrl)).text();
  return text.split("\n").flatMap((line) => {
    const [sample = "", value] = line.split(" ");
    return sample.startsWith(`${name}{`) && !sample.includes('"taken"') ? [Number(value)] : [];
  });
};

const statuses = async (): Promise<readonly number[]> => {
  const headers = { connection: "close" };
  const all = await Promise.all([1, 2, 3, 4].map(() => fetch(`${site.url}/faq`, { headers })));
  return all.map(({ status }) => status);
};

const publish = (): Promise<Response> => {
  const body = JSON.stringify({ action: "published", story_id: 1, space_id: 1 });
  const signature = createHmac("sha1", SECRET).update(body).digest("hex");
  const headers = { "webhook-signature": signature };
  return fetch(`${site.url}/api/v1/content/published`, { method: "POST", body, headers });
};

test(
  "SIGHUP and a signed publication leave the old settings in force, in each process, until the file is right",
  async () => {
    const reason = breakSettings();
    process.kill(site.pid, "SIGHUP");
    await expect.poll(() => count("settings are invalid; keeping the previous ones", reason)).toBe(2);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await expect.poll(() => metric("vitrine_reload_failures")).toEqual([1, 1]);

    expect((await publish()).status).toBe(200);
    await expect.poll(() => count("settings are invalid; keeping the previous ones", reason)).toBe(4);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await expect.poll(() => metric("vitrine_reloads_total")).toEqual([2, 2]);

    const doctor = await site.vitrine("doctor");
    expect(doctor.code).toBe(1);
    expect(doctor.stdout).toContain(`fix   settings: ${reason}`);
    expect(doctor.stdout.match(/^fix {3}reload: /gm)).toHaveLength(2);
    expect(doctor.stdout).toContain(`  ${reason}`);

    writeFileSync(settingsFile, right.replace("showBreadcrumbs: true", "showBreadcrumbs: false"));
    process.kill(site.pid, "SIGHUP");
    await expect.poll(() => count("settings reloaded", "showBreadcrumbs")).toBe(2);
    await expect.poll(() => metric("vitrine_reload_failures")).toEqual([0, 0]);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await expect.poll(async () => (await site.vitrine("doctor")).stdout).not.toContain("fix   reload:");
    expect(count("ended with code")).toBe(0);
  },
  limit(180_000),
);

test(
  "SIGHUP leaves the old settings in force while the file is cut, wherever it is cut",
  async () => {
    const rejected = (): number => count("settings are invalid; keeping the previous ones", "no longer ends with");
    let before = rejected();
    for (const share of [0.5, 0.99, 0.999]) {
      writeFileSync(settingsFile, right.slice(0, Math.floor(right.length * share)));
      process.kill(site.pid, "SIGHUP");
      await expect.poll(rejected).toBe(before + 2);
      before = rejected();
    }
    expect((await site.vitrine("doctor")).stdout).toContain(
      `${settingsFile} cannot be read: it no longer ends with the line \`...\`: it was cut, or is still being written`,
    );
    writeFileSync(settingsFile, right);
    process.kill(site.pid, "SIGHUP");
    await expect.poll(() => metric("vitrine_reload_failures")).toEqual([0, 0]);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  },
  limit(180_000),
);

test.each(["1", "2"])(
  "a start with %s processes prints file, line, column and reason, and no stack",
  async (processes) => {
    const reason = breakSettings();
    const { status, stderr, stdout } = spawnSync(process.execPath, [await programFile("server")], {
      encoding: "utf8",
      env: {
        ...process.env,
        ...groupEnvironment,
        SERVER_PROCESSES: processes,
        DATA_DIR: join(root, "own-data"),
        PORT: "0",
        HOST: "127.0.0.1",
      },
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(reason)]);
  },
  60_000,
);

test("a command that needs the settings prints the same, and no stack", async () => {
  const reason = breakSettings();
  const { code, stderr } = await site.vitrine("leads", "stats");
  expect(code).toBe(1);
  expect(stderr).toContain(`error: ${reason}`);
  expect(stderr).not.toMatch(/^ +at /m);
});

test("no process stays when the primary process is killed", async () => {
  const pids = servingProcessesOf(site.pid);
  expect(pids).toHaveLength(2);
  await site.end("SIGKILL");
  await expect.poll(() => pids.filter(isRunning)).toEqual([]);
});
