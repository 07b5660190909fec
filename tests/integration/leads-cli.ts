import { isUtf8 } from "node:buffer";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { CommanderError } from "commander";
import { afterEach, beforeEach } from "vitest";
import type { Lead } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { type LeadRepository, createLeadRepository } from "../../src/adapters/database/leads/index.ts";
import { leadsCommand } from "../../src/cli/commands/leads.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { copyEmptyDatabase } from "../builders/empty-database.ts";
import { after, deliveriesOf, ONE_SEAT } from "../builders/stored-lead.ts";
import type { CommandResult } from "../fakes/collected-output.ts";

export type LeadsCli = {
  /** The data folder; a new one for each test. */
  readonly folder: string;
  readonly saveLeads: (...leads: readonly Lead[]) => Promise<void>;
  readonly saveLead: (
    lead: Lead,
    deliveries: readonly Delivery[],
    contents: ReadonlyMap<string, Uint8Array>,
  ) => Promise<void>;
  readonly withDatabase: <T>(work: (leads: LeadRepository, database: Database) => Promise<T>) => Promise<T>;
  readonly run: (...args: string[]) => Promise<CommandResult>;
  /** Like `run`, on a terminal where the answer is typed. */
  readonly runInTerminal: (answer: string, ...args: string[]) => Promise<CommandResult>;
};

const createCollector = (texts: string[]): Writable =>
  new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _encoding, done) => {
      texts.push(typeof chunk === "string" ? chunk : isUtf8(chunk) ? chunk.toString() : chunk.toString("latin1"));
      done();
    },
  });

const createStdin = (answer: string | null): NodeJS.ReadableStream & { isTTY?: boolean } => {
  const stdin = new PassThrough() as PassThrough & { isTTY?: boolean };
  if (answer !== null) {
    stdin.isTTY = true;
    stdin.write(`${answer}\n`);
  }
  return stdin;
};

/** Runs the leads commands in this process, on a database of their own, an hour after the sample leads' creation. */
export const useLeadsCli = (now: () => Date = () => after(3600)): (() => LeadsCli) => {
  let folder = "";
  const open = () => openDatabase({ dataDir: folder, url: null });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-leads-"));
    await copyEmptyDatabase(folder);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const run = async (answer: string | null, args: readonly string[]): Promise<CommandResult> => {
    const [out, err] = [[] as string[], [] as string[]];
    let code = 0;
    const context = {
      config: {
        site: "luxembourg",
        settingsDir: "demo/group/settings",
        dataDir: folder,
        databaseUrl: null,
        siteUrl: "https://www.alzette.example",
      },
      stdin: createStdin(answer),
      stdout: createCollector(out),
      stderr: createCollector(err),
      clock: { now },
      openDatabase: open,
      exit: (exit: number) => {
        code = exit;
      },
    } as unknown as CliContext;
    const command = leadsCommand(context);
    for (const subcommand of [command, ...command.commands]) {
      subcommand
        .exitOverride()
        .configureOutput({ writeOut: (text) => out.push(text), writeErr: (text) => err.push(text) });
    }
    try {
      await command.parseAsync([...args], { from: "user" });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      code = error.exitCode;
    }
    // Every command says which database it used; tests/integration/command-database.test.ts checks the line.
    const notes = err.join("").replace(`database: ${join(folder, "vitrine.sqlite")}\n`, "");
    return { out: out.join(""), err: notes, code };
  };

  const withDatabase: LeadsCli["withDatabase"] = async (work) => {
    const database = await open();
    const leads = createLeadRepository(database);
    try {
      return await work(leads, database);
    } finally {
      await leads.close();
      await database.close();
    }
  };

  return () => ({
    folder,
    withDatabase,
    saveLeads: (...leads) =>
      withDatabase(async ({ store }) => {
        for (const lead of leads) await store.save(lead, deliveriesOf(lead));
      }),
    saveLead: (lead, deliveries, contents) =>
      withDatabase(async ({ store }) => {
        await store.save(lead, deliveries, { seats: ONE_SEAT, contents });
      }),
    run: (...args) => run(null, args),
    runInTerminal: (answer, ...args) => run(answer, args),
  });
};
