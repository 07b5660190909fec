import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Database, openDatabase } from "../../../src/adapters/database/index.ts";
import { copyDemoData } from "../../browser-support/demo-data.ts";
import { doctorCommand, exitCodeOf, jsonReport, textReport } from "../../../src/cli/commands/doctor.ts";
import type { CliContext } from "../../../src/cli/context.ts";
import { runChecks } from "../../../src/cli/doctor/run-checks.ts";
import { readConfig } from "../../../src/server/environment/config.ts";
import { CollectedOutput } from "../../fakes/collected-output.ts";

export type DoctorAnswer = {
  readonly code: number;
  readonly out: string;
  readonly err: string;
};

/** What the doctor prints as JSON. */
type DoctorReport = {
  readonly ok: boolean;
  readonly checks: readonly {
    readonly check: string;
    readonly status: string;
    readonly findings: readonly { readonly level: string; readonly what: string; readonly remedy?: string }[];
  }[];
};

/** Data of the demo group and a content folder of one page, and the doctor on them. */
export type DoctorSite = {
  readonly folder: string;
  readonly dataDir: string;
  readonly contentDir: string;
  readonly environment: Record<string, string>;
  now: Date;
  readonly withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  readonly run: (changes?: Partial<CliContext["config"]>) => Promise<DoctorAnswer>;
  readonly report: (changes?: Partial<CliContext["config"]>) => Promise<DoctorReport>;
  /** Both forms of one answer, without the command. */
  readonly check: (
    changes?: Partial<CliContext["config"]>,
  ) => Promise<Pick<DoctorAnswer, "code" | "out"> & { readonly report: DoctorReport }>;
  readonly dispose: () => void;
};

/** As long as the command looks through the database. */
const DATABASE_MS = 20_000;

const PAGE = `name: Accueil
title: Accueil du garage, voitures neuves et occasions
description: Voitures neuves et occasions, atelier et location, au garage de la commune, depuis trois générations.
updated_at: "2026-11-20T08:00:00+01:00"
sections:
  - component: text
    anchor: bienvenue
    text: !markdown |
      Bienvenue. Voir [notre stock](/stock).
...
`;

/** Writes a content folder without a problem. */
export const writeContent = (contentDir: string): void => {
  mkdirSync(contentDir);
  writeFileSync(join(contentDir, "home.yaml"), PAGE);
  writeFileSync(join(contentDir, "redirects.csv"), "from,to,status\n/fr,/,\n");
};

/** The demo group's settings, of which the rule that has a last day has none. */
const writeSettings = (settingsDir: string): void => {
  mkdirSync(settingsDir);
  const text = readFileSync("demo/group/settings/luxembourg.yaml", "utf8");
  writeFileSync(join(settingsDir, "luxembourg.yaml"), text.replace(/^ +until: 2026-12-31\n/m, ""));
};

const createSite = (folder: string): DoctorSite => {
  const [dataDir, contentDir] = [join(folder, "data"), join(folder, "content")];
  const environment: Record<string, string> = { DATA_DIR: dataDir, CONTENT_DIR: contentDir };
  const open = (): Promise<Database> => openDatabase({ dataDir, url: null });
  const contextOf = (now: Date, changes: object) => {
    const config = readConfig(environment);
    if (!config.ok) throw new Error(config.error.join("\n"));
    const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
    const answer = { code: 0 };
    const context = {
      config: { ...config.value, settingsDir: join(folder, "settings"), ...changes },
      stdout,
      stderr,
      clock: { now: () => now },
      openDatabase: open,
      exit: (exitCode: number) => {
        answer.code = exitCode;
      },
    } as unknown as CliContext;
    return { context, answer, stdout, stderr };
  };
  const runOnce = async (now: Date, changes: object, args: readonly string[]) => {
    const { context, answer, stdout, stderr } = contextOf(now, changes);
    await doctorCommand(context).parseAsync(args, { from: "user" });
    return { code: answer.code, out: stdout.text, err: stderr.text };
  };
  return {
    folder,
    dataDir,
    contentDir,
    environment,
    now: new Date(),
    withDatabase: async (work) => {
      const database = await open();
      return work(database).finally(database.close);
    },
    run(changes = {}) {
      return runOnce(this.now, changes, []);
    },
    async report(changes = {}) {
      return JSON.parse((await runOnce(this.now, changes, ["--format", "json"])).out) as DoctorReport;
    },
    async check(changes = {}) {
      const outcomes = await runChecks(contextOf(this.now, changes).context, DATABASE_MS);
      const report = JSON.parse(JSON.stringify(jsonReport(outcomes, this.now))) as DoctorReport;
      return { code: exitCodeOf(outcomes), out: textReport(outcomes), report };
    },
    dispose: () => rmSync(folder, { recursive: true }),
  };
};

/** A site of which nothing has to be corrected. */
const createDoctorSite = async (): Promise<DoctorSite> => {
  const site = createSite(mkdtempSync(join(tmpdir(), "doctor-")));
  writeContent(site.contentDir);
  writeSettings(join(site.folder, "settings"));
  mkdirSync(site.dataDir, { mode: 0o700 });
  if (!copyDemoData(site.dataDir)) throw new Error("no demo data was prepared");
  return site;
};

/** A copy that a test may break. */
const copyDoctorSite = (site: DoctorSite): DoctorSite => {
  const copy = createSite(mkdtempSync(join(tmpdir(), "doctor-copy-")));
  cpSync(site.folder, copy.folder, { recursive: true, mode: 0 });
  return copy;
};

/** Gives each test of a file a copy of its own of a site without a problem. */
export const useDoctorSite = (use: (copy: DoctorSite) => void): void => {
  let well: DoctorSite;
  let copy: DoctorSite;
  beforeAll(async () => {
    well = await createDoctorSite();
  });
  afterAll(() => well.dispose());
  beforeEach(() => {
    copy = copyDoctorSite(well);
    use(copy);
  });
  afterEach(() => copy.dispose());
};
