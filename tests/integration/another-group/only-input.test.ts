// The group's folder is all that makes another group's site: the demo group cannot even be read, and no file of the program is changed.
import { globSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCondrozGroup } from "../../builders/condroz-group.ts";
import type { Site } from "../../browser-support/sites/site.ts";
import { startSiteProcess } from "../../browser-support/sites/site-process.ts";
import { createLeakFinder } from "./condroz-site.ts";
import { readAnswer } from "./crawl.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const DEMO = join(ROOT, "demo");

/** Everything in the folder but `demo`. */
const readableIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => path !== DEMO && !/\s/.test(path))
    .flatMap((path) => (DEMO.startsWith(`${path}/`) ? readableIn(path) : [path]));

/** Node's permission model has no list of what is refused: all of the machine is allowed but the folder `demo`. */
const withoutDemo = (): string => {
  // Folders that a group of an earlier version had in the program are looked for; those of the site do not exist yet.
  const missing = [join(ROOT, "settings"), join(ROOT, "content"), join(tmpdir(), "vitrine-*")];
  const reads = [...readableIn("/"), ...missing].map((path) => `--allow-fs-read=${path}`);
  const others = ["--allow-fs-write=*", "--allow-child-process", "--allow-worker", "--allow-addons", "--allow-net"];
  return ["--permission", ...reads, ...others].join(" ");
};

/** The files of the program with their sizes and times. */
const programFiles = (): readonly string[] =>
  globSync("{src,public}/**/*.*", { cwd: ROOT }).map((path) => {
    const { size, mtimeMs } = statSync(join(ROOT, path));
    return `${path} ${size} ${mtimeMs}`;
  });

let before: readonly string[];
let site: Site;

beforeAll(async () => {
  before = programFiles();
  site = await startSiteProcess({ createGroup: createCondrozGroup, fill: false, env: { NODE_OPTIONS: withoutDemo() } });
});

afterAll(() => site?.dispose());

test("the group's folder alone fills and serves a site whose program cannot read the demo group", async () => {
  const refused = await site.vitrine("import", "brands", join(ROOT, "demo", "group", "catalogue", "brands.json"));
  expect(refused.code).not.toBe(0);
  expect(refused.stdout + refused.stderr).toMatch(/cannot be read|restricted|ERR_ACCESS_DENIED|EACCES/);
  for (const [kind, file] of [
    ["brands", "catalogue/brands.json"],
    ["locations", "catalogue/locations.json"],
    ["vehicles", "feeds/vehicles.csv"],
  ] as const)
    expect([kind, (await site.vitrine("import", kind, join(site.groupDir, file))).code]).toEqual([kind, 0]);
  const stock = async (): Promise<string> => (await readAnswer(site.url, "/stock")).text;
  await expect.poll(stock).toContain("12 véhicules");
  const { leaksIn } = createLeakFinder(site.groupDir);
  for (const path of ["/", "/contact", "/concessions/ciney", "/site.webmanifest", "/icon-192.png"]) {
    const { status, text } = await readAnswer(site.url, path);
    expect([path, status, leaksIn(text)]).toEqual([path, 200, []]);
  }
});

test("no file of src and public is touched, and the group has a handful of files", () => {
  expect(programFiles()).toEqual(before);
  const files = globSync("**/*.*", { cwd: site.groupDir });
  expect(files.length).toBeGreaterThan(15);
  expect(files.length).toBeLessThan(40);
});
