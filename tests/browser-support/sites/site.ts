import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { programFile } from "../../../scripts/program/program.ts";
import type { SiteOptions as Composition } from "../../../src/server/site.ts";
import { listenOnLoopback } from "../../fakes/loopback.ts";
import { copyDemoData } from "../demo-data.ts";
import { type CommandAnswer, type Environment, runVitrine } from "./run-vitrine.ts";

export type Site = {
  readonly url: string;
  readonly dataDir: string;
  /** The folder that `createGroup` has written. */
  readonly groupDir: string;
  /** Runs `./vitrine` on this site's data: exit code and both outputs. */
  readonly vitrine: (...args: readonly string[]) => Promise<CommandAnswer>;
  /** Ends it if necessary and removes its data. */
  readonly dispose: () => Promise<void>;
};

export type ReloadableSite = Site & {
  /** Reloads settings, redirects and stories, as SIGHUP does. */
  readonly reload: () => Promise<void>;
};

export type SiteOptions = {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly fill?: boolean;
  /** Imports the demo group of the site's market; the prepared data is that of Luxembourg. */
  readonly importDemo?: boolean;
  /** Writes pages into the content folder, `content` in the data folder; without it the site has the demo group's. */
  readonly writeContent?: (contentDir: string) => void;
  /** Writes the folder of another group, which the site then serves. */
  readonly createGroup?: (groupDir: string) => Promise<void>;
  /** Receives each line that the site writes. */
  readonly onOutput?: (line: string) => void;
};

/** What a site in the process of a test has besides. */
export type OwnSiteOptions = SiteOptions & {
  /** Changes the text of the settings of Luxembourg. */
  readonly settings?: (text: string) => string;
  /** Changes the data before the start. */
  readonly changeData?: (dataDir: string) => Promise<void>;
  /** On the loopback; unless given, a free one. */
  readonly port?: number;
  readonly composition?: Pick<Composition, "buildFolder" | "loadPages" | "pictureTransport">;
};

type PreparedSite = Pick<Site, "dataDir" | "groupDir"> & {
  readonly environment: Environment;
  /** False: the demo group is imported at the start. */
  readonly isFilled: boolean;
  /** Removes what was prepared. */
  readonly remove: () => Promise<void>;
};

/** What a site was writing when it ended may come into the folder while that is removed. */
const REMOVED = { recursive: true, force: true, maxRetries: 10 } as const;

/** Prepares the data folder of a site: with a copy of the run's data where there is some. */
export const prepareSite = async (options: SiteOptions): Promise<PreparedSite> => {
  const { env = {}, fill = true, importDemo = false, writeContent, createGroup } = options;
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "vitrine-site-"));
  const contentDir = join(dataDir, "content");
  if (writeContent) {
    mkdirSync(contentDir);
    writeContent(contentDir);
  }
  const groupDir = `${dataDir}-group`;
  await createGroup?.(groupDir);
  const canCopy = options.dataDir === undefined && !importDemo && !createGroup && !("DATABASE_URL" in env);
  return {
    dataDir,
    groupDir,
    isFilled: !fill || (canCopy && copyDemoData(dataDir)),
    environment: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      LEADS_MIN_FILL_SECONDS: "0",
      LEADS_RATE_LIMIT: "off",
      SHUTDOWN_GRACE_SECONDS: "0",
      ...(writeContent ? { CONTENT_DIR: contentDir } : {}),
      ...(createGroup ? { GROUP_DIR: groupDir } : {}),
      ...env,
    },
    async remove() {
      for (const written of [dataDir, groupDir]) await rm(written, REMOVED);
    },
  };
};

/** Loaded with the first site: most files that import this one start none. */
const loadProgram = () =>
  Promise.all([
    import("../../../src/server/environment/config.ts"),
    import("../../../src/adapters/settings/read-settings.ts"),
    import("../../../scripts/fill-empty-database.ts"),
    import("../../../src/server/site.ts"),
    import("../../../src/server/serve.ts"),
  ]);

type Serving = Pick<ReloadableSite, "url" | "reload"> & {
  readonly environment: Environment;
  readonly stop: () => Promise<void>;
};

/** What a process has and a site in the process of a test has not. */
const OF_A_PROCESS = ["NODE_OPTIONS", "SERVER_PROCESSES"];

/** Tests wait for mails that a command has written. */
const OUTBOX_INTERVAL_MS = 200;

/** Their sources would be read and compiled again for each index and each feed: a second of processor time, not a tenth. */
export const builtWorkers = async (): Promise<NonNullable<Composition["workers"]>> => ({
  index: pathToFileURL(await programFile("index-worker")),
  imports: pathToFileURL(await programFile("import-worker")),
});

/** Writes the changed settings into the data folder. */
const writeSettings = (dataDir: string, change: (text: string) => string): string => {
  const file = join(dataDir, "settings.yaml");
  writeFileSync(file, change(readFileSync("demo/group/settings/luxembourg.yaml", "utf8")));
  return file;
};

const serve = async (prepared: PreparedSite, options: OwnSiteOptions): Promise<Serving> => {
  const { onOutput = () => undefined, settings, port: requestedPort, composition } = options;
  const [{ readConfig }, { readSettings }, { fillEmptyDatabase }, { createSite }, { SERVER_OPTIONS }] =
    await loadProgram();
  const server = createServer(SERVER_OPTIONS);
  const { port, stop } = await listenOnLoopback(server, requestedPort);
  try {
    const environment = { ...prepared.environment, PORT: String(port) };
    if (!prepared.isFilled) await fillEmptyDatabase(environment);
    const config = readConfig(environment);
    if (!config.ok) throw new Error(config.error.join("\n"));
    const output = { write: (text: string) => text.trimEnd().split("\n").forEach(onOutput), flush: () => undefined };
    const settingsFile = settings && writeSettings(prepared.dataDir, settings);
    const changed = settingsFile === undefined ? {} : { readSettings: () => readSettings(settingsFile) };
    const site = await createSite(config.value, {
      output,
      outboxIntervalMs: OUTBOX_INTERVAL_MS,
      workers: await builtWorkers(),
      ...changed,
      ...composition,
    });
    site.guard(server);
    server.on("request", site.listener);
    const stopBoth = async (): Promise<void> => {
      await stop();
      await site.close();
    };
    return { url: `http://127.0.0.1:${port}`, environment, reload: site.reload, stop: stopBoth };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Serves the built pages in this process, on a free port of the loopback and on a data folder of its own, filled with the
 * demo group: copied from the run's prepared data where there is some, else imported as `npm start` does it.
 */
export const startSite = async (options: OwnSiteOptions = {}): Promise<ReloadableSite> => {
  const { env = {}, changeData } = options;
  const refused = OF_A_PROCESS.filter((name) => name in env);
  if (refused.length > 0) throw new Error(`${refused.join(", ")}: needs startSiteProcess`);
  const prepared = await prepareSite(options);
  const { dataDir, groupDir, remove } = prepared;
  await changeData?.(dataDir);
  const { stop, environment, ...serving } = await serve(prepared, options);
  return {
    ...serving,
    dataDir,
    groupDir,
    vitrine: (...args) => runVitrine(environment, args),
    async dispose() {
      await stop();
      await remove();
    },
  };
};
