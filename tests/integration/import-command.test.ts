import { access, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { importCommand } from "../../src/cli/commands/import.ts";
import { importsCommand } from "../../src/cli/commands/imports.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { CollectedOutput } from "../fakes/collected-output.ts";
import { waitFor } from "../wait-for.ts";

const feed = (rows: number): string =>
  ["key,brand,model,mileage_km", ...Array.from({ length: rows }, (_, n) => `K${n},Ford,Puma,${n}0`), ""].join("\n");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-command-"));
});

afterEach(() => rm(folder, { recursive: true }));

type CommandOutput = { out: string; err: string; code: number };

const run = async (command: "import" | "imports", args: readonly string[], stdin = ""): Promise<CommandOutput> => {
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const context = {
    config: {
      dataDir: join(folder, "data"),
      databaseUrl: null,
      site: "luxembourg",
      settingsDir: "demo/group/settings",
    },
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout,
    stderr,
    clock: { now: () => new Date("2026-11-21T08:00:00Z") },
    openDatabase: () => openDatabase({ dataDir: join(folder, "data"), url: null }),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  const made = command === "import" ? importCommand(context) : importsCommand(context);
  await made.parseAsync([...args], { from: "user" });
  return { out: stdout.text, err: stderr.text, code };
};

const importFile = async (text: string | Uint8Array, ...flags: string[]): Promise<CommandOutput> => {
  const path = join(folder, "stock.csv");
  await writeFile(path, text);
  return run("import", ["vehicles", path, ...flags]);
};

describe("vitrine import vehicles", () => {
  it("exits with 0 for a complete or unchanged import, 2 with refused rows, 3 when quarantined", async () => {
    expect(await importFile(feed(20))).toMatchObject({ code: 0, out: expect.stringContaining("imported") });
    expect(await importFile(feed(20))).toMatchObject({ code: 0, out: expect.stringContaining("identical") });
    const refused = await importFile(`${feed(20)}K21,,,\n`);
    expect(refused).toMatchObject({
      code: 2,
      out: expect.stringContaining("1 row was refused; the stock already has the others"),
    });
    expect(refused.out).not.toContain("identical");
    const nothing = await importFile("key,brand,model\nK1,,\nK2,,\n", "--feed", "other", "--force");
    expect(nothing).toMatchObject({ code: 2, out: expect.stringContaining("EVERY ROW WAS REFUSED (2)") });
    expect(await importFile(`${feed(20)}K20,Ford,Kuga,5\nK21,,,\n`)).toMatchObject({
      code: 2,
      out: expect.stringContaining("line 23  brand names no make"),
    });
    expect(await importFile(feed(10))).toMatchObject({
      code: 3,
      out: expect.stringContaining("reason: 11 of 21 vehicles (52.3 %) would be gone"),
    });
    expect(await importFile(feed(10), "--force")).toMatchObject({ code: 0 });
  });

  it("exits with 3 for a missing file and reports it", async () => {
    const output = await run("import", ["vehicles", join(folder, "nothing.csv")]);
    expect(output).toMatchObject({ code: 3, out: expect.stringContaining("there is no file") });
  });

  it("exits with 1 for wrong usage", async () => {
    expect(await importFile(feed(1), "--profile", "autoscout")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringContaining('there is no profile "autoscout"'),
    });
    expect(await importFile(feed(1), "--report", join(folder, "no/bad.json"))).toMatchObject({
      code: 1,
      err: expect.stringContaining("--report"),
    });
    expect(await run("import", ["vehicles", "-", "--watch"], feed(1))).toMatchObject({
      code: 1,
      err: expect.stringContaining("--watch needs a file or an address"),
    });
  });

  it("reports the pictures of a vehicle beyond the most, and imports the first", async () => {
    const pictures = Array.from({ length: 104 }, (_, index) => `https://a.example/${index}.jpg`).join(" ");
    const { out, code } = await importFile(`key,brand,model,media\nK1,Ford,Puma,"${pictures}"\n`);
    expect(code).toBe(0);
    expect(out).toMatch(/line 2 +media has 104 items, more than 100: the first are imported/);
  });

  it("prints only JSON on request", async () => {
    const { out } = await importFile(feed(3), "--format", "json");
    expect(JSON.parse(out)).toMatchObject({
      feed: "vitrine",
      status: "imported",
      counts: { added: 3 },
      seconds: expect.any(Number),
    });
  });

  it("changes nothing in a dry run and prints the same report", async () => {
    await importFile(feed(3));
    const dry = await importFile(feed(5), "--dry-run", "--format", "json");
    expect(JSON.parse(dry.out)).toMatchObject({
      status: "imported",
      dry_run: true,
      counts: { added: 2, unchanged: 3 },
    });
    expect(JSON.parse((await run("imports", ["--format", "json"])).out)).toHaveLength(1);
  });

  it("compares a dry run with an empty stock where there is no database, and creates none", async () => {
    const dry = await importFile(feed(3), "--dry-run", "--format", "json");
    expect(JSON.parse(dry.out)).toMatchObject({ status: "imported", dry_run: true, counts: { added: 3 } });
    expect(dry.err).toContain("compared with an empty one");
    await expect(access(join(folder, "data"))).rejects.toThrow("ENOENT");
  });

  it("writes every refused row to the report file", async () => {
    const bad = Array.from({ length: 30 }, (_, n) => `B${n},Ford,Puma,-${n + 2}\n`).join("");
    const path = join(folder, "bad.json");
    await importFile(feed(40) + bad, "--report", path);
    const report = JSON.parse(await readFile(path, "utf8"));
    expect(report.refused).toHaveLength(30);
    expect(report.refused[29]).toEqual({
      line: 71,
      column: "mileage_km",
      value: "-31",
      code: "impossible-value",
      reason: "must be from 0 to 1000000",
    });
    expect(report).toMatchObject({ status: "imported", counts: { refused: 30 } });
  });

  it("reads standard input and addresses, plain and gzipped", async () => {
    expect(await run("import", ["vehicles", "-"], feed(5))).toMatchObject({ code: 0 });
    const server = createServer((_, response) => response.end(gzipSync(feed(6))));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv.gz`;
    const output = await run("import", ["vehicles", address, "--format", "json"]);
    server.closeAllConnections();
    server.close();
    expect(JSON.parse(output.out)).toMatchObject({ counts: { added: 1, unchanged: 5 } });
  });

  it("keeps feeds of different names apart", async () => {
    await importFile(feed(5), "--feed", "north");
    await importFile(feed(3), "--feed", "south");
    const { out } = await run("imports", ["--format", "json"]);
    expect(JSON.parse(out)).toMatchObject([
      { feed: "south", counts: { added: 3, removed: 0 } },
      { feed: "north", counts: { added: 5 } },
    ]);
  });

  it("imports again when the file is replaced, until it is interrupted", async () => {
    const path = join(folder, "stock.csv");
    await writeFile(path, feed(5));
    const watching = run("import", ["vehicles", path, "--watch", "--format", "json"]);
    const imports = async () =>
      JSON.parse((await run("imports", ["--format", "json"])).out) as { counts: { added: number } }[];
    await waitFor(async () => expect(await imports()).toHaveLength(1));
    await writeFile(join(folder, "next.csv"), feed(6));
    await rename(join(folder, "next.csv"), path);
    await waitFor(async () => expect(await imports()).toHaveLength(2));
    process.emit("SIGINT");
    expect(await watching).toMatchObject({ code: 0, err: expect.stringContaining("watching") });
    expect((await imports())[0]).toMatchObject({ counts: { added: 1 } });
  });
});

type LoggedRequest = { ifNoneMatch: string | undefined };

/** A server whose feed, entity tag and response can be changed while it is watched. */
const startChangingServer = async () => {
  const state = { rows: 5, tag: '"1"', up: true, requests: [] as LoggedRequest[] };
  const server = createServer((request, response) => {
    const ifNoneMatch = request.headers["if-none-match"];
    state.requests.push({ ifNoneMatch });
    if (!state.up) response.writeHead(503).end();
    else if (ifNoneMatch === state.tag) response.writeHead(304).end();
    else response.writeHead(200, { etag: state.tag }).end(feed(state.rows));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { state, close, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/stock.csv` };
};

describe("vitrine import vehicles URL --watch", () => {
  it("requests only newer versions, imports them, and reports a failure once", async () => {
    const { state, close, address } = await startChangingServer();
    const flags = ["--watch", "--interval", "1s", "--format", "json"];
    const watching = run("import", ["vehicles", address, ...flags]);
    const imports = async () =>
      JSON.parse((await run("imports", ["--format", "json"])).out) as { status: string; counts: { added: number } }[];
    const until = (count: number) => waitFor(async () => expect(await imports()).toHaveLength(count));
    await until(1);
    await waitFor(() => expect(state.requests.at(-1)?.ifNoneMatch).toBe('"1"'));
    [state.rows, state.tag] = [6, '"2"'];
    await until(2);
    state.up = false;
    await until(3);
    const requestsWhileDown = state.requests.length;
    await waitFor(() => expect(state.requests.length).toBeGreaterThan(requestsWhileDown + 1));
    expect((await imports()).map(({ status, counts }) => [status, counts.added])).toEqual([
      ["failed", 0],
      ["imported", 1],
      ["imported", 5],
    ]);
    process.emit("SIGINT");
    expect(await watching).toMatchObject({ err: expect.stringContaining("watching http://127.0.0.1") });
    close();
  });
});

describe("vitrine imports", () => {
  it("shows all that is stored of one import, and what is not", async () => {
    await importFile(`${feed(10)}K99,,,\n`);
    const { out, code } = await run("imports", ["show", "1"]);
    expect(code).toBe(0);
    expect(out).toMatch(/status +imported/);
    expect(out).toMatch(/refused +1\n[^]*--report FILE/);
    expect(JSON.parse((await run("imports", ["show", "1", "--format", "json"])).out)).toMatchObject({ id: 1 });
    const missing = await run("imports", ["show", "7"]);
    expect(missing.code).toBe(1);
    expect(missing.err).toMatch(/^database: .+\nerror: there is no import 7\n$/);
  });

  it("lists past imports, newest first, with the reason of a quarantine", async () => {
    await importFile(feed(10));
    await importFile(feed(2));
    const [, newest = "", oldest = ""] = (await run("imports", ["--limit", "2"])).out.split("\n");
    expect(newest).toMatch(/ 2 .* vitrine .* quarantined .* 8 of 10 vehicles \(80 %\) would be gone/);
    expect(oldest).toMatch(/ 1 .* vitrine .* imported/);
  });
});
