import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { framesCommand } from "../../src/cli/commands/frames.ts";
import type { CliContext } from "../../src/cli/context.ts";

const BUILD = join(import.meta.dirname, "../../build");

const run = async (report: string) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let code = 0;
  const exit = (exitCode: number): void => {
    code = exitCode;
  };
  const context = { stdin: Readable.from([Buffer.from(report)]), stdout, stderr, exit } as unknown as CliContext;
  await framesCommand(context).parseAsync(["-"], { from: "user" });
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
};

/** Position of a text in a script, as an engine writes it. */
const positionOf = (file: string, searched: string): string => {
  const before = readFileSync(file, "utf8").split(searched, 1)[0]?.split("\n") ?? [];
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
};

const scriptWith = (folder: string, searched: string): string =>
  readdirSync(folder).find(
    (name) => name.endsWith(".js") && readFileSync(join(folder, name), "utf8").includes(searched),
  ) ?? expect.fail(`no script has ${searched}`);

test("positions in scripts of browsers and of the server become positions in our sources", async () => {
  const assets = join(BUILD, "client/assets");
  const script = scriptWith(assets, "chunk-reloads");
  const browser = `https://site.example/assets/${script}:${positionOf(join(assets, script), "chunk-reloads")}`;
  const server = `file:///srv/vitrine/build/server/index.js:${positionOf(join(BUILD, "server/index.js"), "page failed")}`;
  const { code, stdout } = await run(`Error: broken\n    at a (${browser})\n    at ${server}\n`);
  expect(stdout).toMatch(
    /^Error: broken\n {4}at a \(src\/web\/platform\/versions\/chunk-failure\.ts:\d+:\d+\)\n {4}at src\/[\w./-]+\.tsx?:\d+:\d+\n$/,
  );
  expect(code).toBe(0);
});

test("a script of another build is named and stays as it is", async () => {
  const report = "at https://site.example/assets/entry-00000000.js:1:5\n";
  expect(await run(report)).toEqual({
    code: 2,
    stdout: report,
    stderr: "no source map for https://site.example/assets/entry-00000000.js: it is of another build\n",
  });
});

test("no source map is served", () => {
  const files = readdirSync(join(BUILD, "client"), { recursive: true, encoding: "utf8" });
  expect(files.filter((name) => name.endsWith(".map"))).toEqual([]);
});
