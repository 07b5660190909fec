import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freePort, startSiteProcess, type SiteProcess } from "../browser-support/sites/site-process.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { findFormPath, type FormAnswer, newEmail, openForm, postForm, readReferences } from "./lead-visitor.ts";

/** A small file system in memory; mounting needs root. */
const MEGABYTES = 48;

let folder: string;
let dataDir: string;
let site: SiteProcess;
let statusPort: number;
const lines: string[] = [];

const run = (command: string, ...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-full-disk-"));
  run("mount", "-t", "tmpfs", "-o", `size=${MEGABYTES}m,mode=0700`, "tmpfs", folder);
  dataDir = folder;
  copyDemoData(dataDir);
  lines.length = 0;
  statusPort = await freePort();
  const env = { STATUS_PORT: String(statusPort) };
  site = await startSiteProcess({ dataDir, fill: false, env, onOutput: (line) => void lines.push(line) });
});

afterEach(async () => {
  await site.end("SIGKILL");
  run("umount", "-l", folder);
  rmSync(folder, { recursive: true, force: true });
});

const filler = (): string => join(dataDir, "filler.lock");

/** Takes what is left, to the last page. */
const fillDisk = (): void => {
  const page = Buffer.alloc(4_096);
  try {
    for (;;) appendFileSync(filler(), page);
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  }
};

const get = (path: string): Promise<Response> => fetch(site.url + path, { headers: { "user-agent": "Mozilla/5.0" } });

const readStorable = async (): Promise<string | undefined> => {
  const metrics = await (await fetch(`http://127.0.0.1:${statusPort}/metrics`)).text();
  return /^vitrine_leads_storable (\d)$/m.exec(metrics)?.[1];
};

const readDegraded = async (): Promise<readonly string[]> => {
  const answer = await get("/readyz");
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly degraded?: readonly string[] }).degraded ?? [];
};

/** Asks until there are reasons, or none; the site asks its disk every five seconds. */
const untilDegraded = async (isDegraded: boolean): Promise<readonly string[]> => {
  let reasons: readonly string[] = [];
  const ask = async (): Promise<boolean> => {
    reasons = await readDegraded();
    return reasons.length > 0;
  };
  await expect.poll(ask, { interval: 100 }).toBe(isDegraded);
  return reasons;
};

it("serves on a full disk, gives each form back, says so to the operator, and goes on without a restart", async () => {
  const path = await findFormPath(site);
  const page = await (await get("/")).text();
  const picture = /\/media\/[^" ]+\/m\/\d+x\d+[^" ,]*/.exec(page)?.[0] ?? "";
  const vehicle = path.split("/").slice(0, -1).join("/");
  const before = await openForm(site, path, "Avant");
  const stored = (await postForm(site, before)).reference;
  expect(stored).not.toBeNull();
  expect(await readDegraded()).toEqual([]);

  fillDisk();
  for (const address of ["/", "/stock?fuel=diesel", vehicle, "/faq", path, picture.replaceAll("&amp;", "&")]) {
    expect([address, (await get(address)).status]).toEqual([address, 200]);
  }
  expect((await get("/healthz")).status).toBe(200);
  // Forms until three are refused: the files of the database may have some room left.
  const savedReferences: (string | null)[] = [stored];
  const refused: { readonly body: string; readonly answer: FormAnswer }[] = [];
  while (refused.length < 3) {
    const form = await openForm(site, path, "Zoé");
    const body = `${form.body}&message=${"x".repeat(1_500)}`;
    const answer = await postForm(site, { ...form, body });
    if (answer.status === 303) savedReferences.push(answer.reference);
    else refused.push({ body, answer });
  }
  for (const { answer } of refused) {
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('value="Zoé"');
    expect(answer.html).toContain('lang="fr');
  }
  expect(await untilDegraded(true)).toEqual([expect.stringMatching(/^leads cannot be stored: .*full/)]);
  expect(lines.filter((line) => line.includes("leads cannot be stored"))).toHaveLength(1);

  expect(await readStorable()).toBe("0");

  const file = join(tmpdir(), `${newEmail()}.csv`);
  writeFileSync(file, "key,brand,model,price.purchase.cents\nK1,Ford,Puma,1500000\n");
  const imported = await site.vitrine("import", "vehicles", file, "--feed", "second");
  expect(imported).toMatchObject({ code: 3, stderr: expect.stringMatching(/disk.*full|full.*disk/i) });
  rmSync(file);

  rmSync(filler());
  await untilDegraded(false);
  expect(await readStorable()).toBe("1");
  for (const { body } of refused) {
    const { reference } = await postForm(site, { address: path, body });
    expect(reference).not.toBeNull();
    savedReferences.push(reference);
  }
  expect(new Set(await readReferences(site))).toEqual(new Set(savedReferences));
  expect(await readReferences(site)).toHaveLength(savedReferences.length);
});
