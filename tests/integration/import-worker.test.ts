import { DEFAULT_IMPORT_GUARDS } from "#domain/imports/index.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { programFile } from "../../scripts/program/program.ts";
import { createStockReader, openDatabase } from "../../src/adapters/database/index.ts";
import { createFeedSupervisor, type FeedSupervisor } from "../../src/application/imports/index.ts";
import { startImportProcess } from "../../src/workers/import-process.ts";
import { MAIL_LOOK } from "../builders/mail-look.ts";
import type { ImportMessage, ImportTask } from "../../src/workers/import-protocol.ts";
import { waitFor } from "../wait-for.ts";

/** The built worker, as the server starts it. */
const PROGRAM = pathToFileURL(await programFile("import-worker"));

let folder: string;
let supervisor: FeedSupervisor | null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-import-worker-"));
  supervisor = null;
});

afterEach(async () => {
  await supervisor?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const aTask = (changes: Partial<ImportTask["feed"]> = {}): ImportTask => {
  const source = join(folder, "stock.csv");
  writeFileSync(source, "key,brand,model,price.purchase.cents\nK1,Ford,Puma,1500000\n");
  return {
    dataDir: folder,
    mediaDir: join(folder, "media"),
    databaseUrl: null,
    siteUrl: "https://www.alzette.example",
    market: {
      groupName: "Garage Exemple",
      mailLook: MAIL_LOOK,
      staff: [],
      mediaHosts: { images: [], media: [], embeds: [] },
      guards: DEFAULT_IMPORT_GUARDS,
      country: "LU",
    },
    feed: { name: "vitrine", source, profile: "vitrine", intervalSeconds: 1, ...changes },
  };
};

const aWorker = (name: string, source: string): URL => {
  const file = join(folder, name);
  writeFileSync(file, source);
  return pathToFileURL(file);
};

const run = (task: ImportTask) => {
  const messages: ImportMessage[] = [];
  const process = startImportProcess(task, {
    onMessage: (message) => messages.push(message),
    onErrorLine: () => undefined,
    maxSilenceMs: 60_000,
    entry: PROGRAM,
  });
  return { process, messages };
};

const readModels = async (): Promise<readonly string[]> => {
  const database = await openDatabase({ dataDir: folder, url: null });
  const models: string[] = [];
  for await (const { model } of createStockReader(database).all()) models.push(model?.name ?? "");
  await database.close();
  return models;
};

describe("the import worker", () => {
  it("imports the feed, reports it and exits when it is stopped; hosts that the settings do not name are counted after a change only", async () => {
    const task = aTask();
    const row = "K1,Ford,Puma,1500000,https://cdn.example/1.jpg";
    writeFileSync(task.feed.source, `key,brand,model,price.purchase.cents,media\n${row}\n`);
    const reports: ImportMessage[] = [];
    for (const _import of ["first", "second"]) {
      const { process, messages } = run(task);
      await waitFor(() => expect(messages).toContainEqual({ type: "watching" }));
      process.stop();
      expect(await process.exited).toBe(0);
      reports.push(...messages.filter(({ type }) => type === "report"));
    }
    expect(reports).toMatchObject([
      { status: "imported", reason: null, counts: { added: 1 }, refusedHosts: { "images cdn.example": 1 } },
      { status: "identical", refusedHosts: {} },
    ]);
    expect(await readModels()).toEqual(["Puma"]);
  });

  it("reports a task that it cannot run", async () => {
    const [profile, interval] = [aTask({ profile: "nobody-has-this" }), aTask({ intervalSeconds: 0 })].map(
      (task) => run(task).process,
    );
    await Promise.all([
      expect(profile?.exited).rejects.toThrow("nobody-has-this"),
      expect(interval?.exited).rejects.toThrow("intervalSeconds"),
    ]);
  });

  it("is ended when a message of it cannot be handled, which is reported", async () => {
    const worker = startImportProcess(aTask(), {
      onMessage: () => {
        throw new Error("no log");
      },
      onErrorLine: () => undefined,
      entry: PROGRAM,
    });
    await expect(worker.exited).rejects.toThrow("a message of the import process failed: no log");
  });

  it("is reported when it dies, is killed, crashes, answers nonsense or hangs, and the next run imports the feed", async () => {
    const failing = [
      ["process.on('message', () => process.exit(7));", "ended with 7"],
      ["process.on('message', () => process.kill(process.pid, 'SIGKILL'));", "ended with a signal"],
      ["throw new Error('no memory');", "ended with 1"],
      ["process.send({ type: 'report', status: 'fine' });", "has sent an invalid message"],
      ["process.on('message', () => { for (;;); });", "has sent nothing for 500 ms"],
    ] as const;
    const task = aTask();
    const failures: string[] = [];
    const reports: ImportMessage[] = [];
    const workers = failing.map(([source, reason], index) => ({
      entry: aWorker(`${index}.mjs`, source),
      maxSilenceMs: reason.endsWith("500 ms") ? 500 : 60_000,
    }));
    supervisor = createFeedSupervisor({
      lock: async () => ({ release: async () => undefined }),
      start: () =>
        startImportProcess(task, {
          onMessage: (message) => reports.push(message),
          onErrorLine: () => undefined,
          ...(workers.shift() ?? { entry: PROGRAM }),
        }),
      wait: async () => undefined,
      clock: { now: () => new Date() },
      onFailure: (failure) => failures.push(failure),
    });
    await waitFor(() => expect(reports).toContainEqual({ type: "watching" }));
    expect(failures).toEqual(failing.map(([, reason]) => expect.stringContaining(reason)));
    expect(await readModels()).toEqual(["Puma"]);
  });
});
