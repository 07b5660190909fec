import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Site } from "../browser-support/sites/site.ts";
import { startSiteProcess } from "../browser-support/sites/site-process.ts";
import { limit } from "../time-limits.ts";
import { createGuideToken, GUIDE_OUTPUT, guideProgram, ROOT } from "./api-client.ts";

/** The generator with its own TypeScript, installed once for each lock file. */
const GENERATOR = join(ROOT, ".cache", "api-client");

const run = (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
};

const installGenerator = (): void => {
  const source = join(ROOT, "tests", "api-client");
  const lock = "package-lock.json";
  const isInstalled =
    existsSync(join(GENERATOR, "node_modules", ".package-lock.json")) &&
    readFileSync(join(GENERATOR, lock), "utf8") === readFileSync(join(source, lock), "utf8");
  if (isInstalled) return;
  mkdirSync(GENERATOR, { recursive: true });
  for (const file of ["package.json", lock]) cpSync(join(source, file), join(GENERATOR, file));
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], GENERATOR);
};

const TSCONFIG = {
  extends: join(ROOT, "tsconfig.base.json"),
  compilerOptions: {
    lib: ["es2024", "dom", "dom.iterable"],
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules", "@types")],
  },
  files: ["program.ts"],
};

let site: Site;
let folder: string;

beforeAll(async () => {
  installGenerator();
  folder = mkdtempSync(join(GENERATOR, "run-"));
  site = await startSiteProcess();
}, limit(240_000));

afterAll(async () => {
  await site?.dispose();
  if (folder !== undefined) rmSync(folder, { recursive: true });
});

test("a client generated from the description compiles in strict mode, and reads and writes", async () => {
  const description = await (await fetch(`${site.url}/api/v1/openapi.json`)).text();
  writeFileSync(join(folder, "openapi.json"), description);
  const cli = join(GENERATOR, "node_modules", "openapi-typescript", "bin", "cli.js");
  run(process.execPath, [cli, "openapi.json", "-o", "schema.d.ts"], folder);
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "program.ts"), guideProgram());
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  run(process.execPath, [compiler, "-p", "."], folder);
  const environment = { SITE_URL: site.url, TOKEN: await createGuideToken(site) };
  const output = run(process.execPath, ["program.ts"], folder, environment);
  expect(JSON.parse(output)).toMatchObject(GUIDE_OUTPUT);
});

test("a program that sends a value of a wrong type does not compile", () => {
  const wrong = guideProgram().replace('kind: "interest"', 'kind: "party"').replace("perPage: 2", 'perPage: "2"');
  writeFileSync(join(folder, "program.ts"), wrong);
  const compiler = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", "."], { cwd: folder, encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(stdout).toContain("party");
});
