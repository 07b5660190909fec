import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COUNTRY_CODES } from "#domain/countries/index.ts";
import { CollectedOutput } from "../../../tests/fakes/collected-output.ts";
import type { CliContext } from "../context.ts";
import { initCommand } from "./init.ts";

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "init-"));
});

afterEach(() => rmSync(parent, { recursive: true }));

const run = async (...args: readonly string[]) => {
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const clock = { now: () => new Date("2026-11-28T08:00:00Z") };
  const exit = (exitCode: number) => {
    code = exitCode;
  };
  const context = { stdin: new PassThrough(), stdout, stderr, clock, exit } as unknown as CliContext;
  await initCommand(context).parseAsync([...args], { from: "user" });
  return { code, out: stdout.text, err: stderr.text };
};

const OPTIONS = ["--country", "BE", "--name", 'Garage "Modèle"', "--email", "contact@modele.example"];

test("writes each file once, and nothing into a folder that has files", async () => {
  const folder = join(parent, "group");
  const { code, out } = await run(folder, ...OPTIONS);
  expect(code).toBe(0);
  for (const file of out.trim().split("\n")) expect([file, existsSync(file)]).toEqual([file, true]);
  expect(readFileSync(join(folder, "catalogue", "brands.json"), "utf8")).toContain('"brands": []');
  const again = await run(folder, ...OPTIONS);
  expect(again).toEqual({ code: 1, out: "", err: `error: ${folder} is not empty: nothing was written\n` });
});

test("names every option that is missing or wrong", async () => {
  const { code, err } = await run(join(parent, "group"), "--country", "CH", "--accent", "green");
  expect(code).toBe(1);
  expect(err.trim().split("\n")).toEqual([
    "error: --name is missing",
    `error: --country must be one of ${COUNTRY_CODES.join(", ")}; it is "CH"`,
    "error: --email is missing",
    'error: --accent must be a colour as #1a2b3c; it is "green"',
  ]);
  expect(readdirSync(parent)).toEqual([]);
});

test("--schemas writes those of this release and changes nothing else", async () => {
  const folder = join(parent, "group");
  await run(folder, ...OPTIONS);
  const schema = join(folder, "schemas", "page.schema.json");
  const settings = join(folder, "settings", "be.yaml");
  const before = readFileSync(schema, "utf8");
  writeFileSync(schema, "{}");
  writeFileSync(settings, "locale: fr-BE\n");
  const { code, out } = await run(folder, "--schemas");
  expect([code, readFileSync(schema, "utf8"), readFileSync(settings, "utf8")]).toEqual([0, before, "locale: fr-BE\n"]);
  expect(
    out
      .trim()
      .split("\n")
      .every((file) => file.startsWith(join(folder, "schemas"))),
  ).toBe(true);
});

test("--schemas refuses a folder that is none of a group", async () => {
  expect(await run(parent, "--schemas")).toEqual({
    code: 1,
    out: "",
    err: `error: ${parent} is no folder of a group: it has no settings\n`,
  });
});
