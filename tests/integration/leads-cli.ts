import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { CommanderError } from "commander";
import { afterEach, beforeEach } from "vitest";
import type { Delivery, Lead } from "#domain/leads/index.ts";
import { type Database, type LeadRepository, leadRepository, openDatabase } from "../../src/adapters/database/index.ts";
import { leadsCommand } from "../../src/cli/commands/leads.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { after, deliveriesOf } from "../contract/lead-samples.ts";

export type Answer = { readonly out: string; readonly err: string; readonly code: number };

export type LeadsCli = {
  /** Of the data: one for each test. */
  readonly folder: string;
  readonly keep: (...leads: readonly Lead[]) => Promise<void>;
  readonly keepWith: (
    lead: Lead,
    deliveries: readonly Delivery[],
    contents: ReadonlyMap<string, Uint8Array>,
  ) => Promise<void>;
  readonly inDatabase: <T>(work: (leads: LeadRepository, database: Database) => Promise<T>) => Promise<T>;
  readonly run: (...words: string[]) => Promise<Answer>;
  /** As `run`, at a terminal where somebody types that answer. */
  readonly runAsking: (typed: string, ...words: string[]) => Promise<Answer>;
};

const collecting = (texts: string[]): Writable =>
  new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      texts.push(typeof chunk === "string" ? chunk : chunk.toString("latin1"));
      done();
    },
  });

const terminalTyping = (typed: string | null): NodeJS.ReadableStream & { isTTY?: boolean } => {
  const stdin = new PassThrough() as PassThrough & { isTTY?: boolean };
  if (typed !== null) {
    stdin.isTTY = true;
    stdin.write(`${typed}\n`);
  }
  return stdin;
};

/** The commands of leads in this process, an hour after noon of the samples, on a database of their own. */
export const leadsCli = (now: () => Date = () => after(3600)): (() => LeadsCli) => {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-leads-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const open = () => openDatabase({ dataDir: folder, url: null });

  const run = async (typed: string | null, words: readonly string[]): Promise<Answer> => {
    const [out, err] = [[] as string[], [] as string[]];
    let code = 0;
    const context = {
      config: { site: "luxembourg", dataDir: folder, siteUrl: "https://www.alzette.example" },
      stdin: terminalTyping(typed),
      stdout: collecting(out),
      stderr: collecting(err),
      clock: { now },
      openDatabase: open,
      exit: (exit: number) => {
        code = exit;
      },
    } as unknown as CliContext;
    const command = leadsCommand(context);
    for (const one of [command, ...command.commands]) {
      one.exitOverride().configureOutput({ writeOut: (text) => out.push(text), writeErr: (text) => err.push(text) });
    }
    try {
      await command.parseAsync([...words], { from: "user" });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      code = error.exitCode;
    }
    return { out: out.join(""), err: err.join(""), code };
  };

  const inDatabase: LeadsCli["inDatabase"] = async (work) => {
    const database = await open();
    const leads = leadRepository(database);
    try {
      return await work(leads, database);
    } finally {
      await leads.close();
      await database.close();
    }
  };

  return () => ({
    folder,
    inDatabase,
    keep: (...leads) =>
      inDatabase(async ({ store }) => {
        for (const lead of leads) await store.accept(lead, deliveriesOf(lead));
      }),
    keepWith: (lead, deliveries, contents) =>
      inDatabase(async ({ store }) => {
        await store.accept(lead, deliveries, { capacity: 1, contents });
      }),
    run: (...words) => run(null, words),
    runAsking: (typed, ...words) => run(typed, words),
  });
};
