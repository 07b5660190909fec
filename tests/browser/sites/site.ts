import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { programFile } from "../../../scripts/program/program.ts";
import { copyDemoData } from "../demo-data.ts";
import { type CommandAnswer, type Environment, runVitrine, runVitrineProcess } from "./run-vitrine.ts";
import { limit } from "../../time-limits.ts";

const root = join(import.meta.dirname, "..", "..", "..");

export type Site = {
  readonly url: string;
  readonly dataDir: string;
  /** The folder that `createGroup` has written. */
  readonly groupDir: string;
  readonly pid: number;
  /** Runs `./vitrine` on this site's data: exit code and both outputs. */
  readonly vitrine: (...args: readonly string[]) => Promise<CommandAnswer>;
  /** Ends the process with the signal and waits for its exit. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends it if necessary and removes its data. */
  readonly dispose: () => Promise<void>;
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
  /** Receives each line that the process writes. */
  readonly onOutput?: (line: string) => void;
};

/** A start takes 2 seconds; under load it took 70. */
const START_TIMEOUT_MS = limit(120_000);

/** Another process may take the free port before the site listens on it. */
const MAX_STARTS = 3;

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

/** Resolves when the site says its address. */
export const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => fail("did not start"), START_TIMEOUT_MS);
    const end = (code: number | null): void => fail(`ended with ${code}`);
    // The running site writes a line a request: they are not collected.
    const stopReading = (): void => {
      clearTimeout(timer);
      for (const stream of [child.stdout, child.stderr]) stream?.off("data", read);
      child.off("exit", end);
    };
    const fail = (problem: string): void => {
      stopReading();
      reject(new Error(`The site ${problem}:\n${output}`));
    };
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Vitrine is on (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      stopReading();
      resolve(address.replace("localhost", "127.0.0.1"));
    };
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", read);
    child.once("exit", end);
  });

export const waitForEnd = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once("exit", (code) => resolve(code)));

let programFolder: Promise<string> | null = null;

/** The folder of the program. Its sources are compared with it once a process, not at each start. */
const folderOfProgram = (): Promise<string> => {
  programFolder ??= programFile("server").then(dirname);
  return programFolder;
};

type RunningProcess = { readonly child: ChildProcess; readonly url: string; readonly environment: Environment };

const spawnSite = async (
  script: string,
  environment: Environment,
  onOutput: (line: string) => void,
  startsLeft = MAX_STARTS,
): Promise<RunningProcess> => {
  const withPort = { ...environment, PORT: String(await freePort()) };
  const child = spawn(process.execPath, [script], { cwd: root, env: withPort, stdio: ["ignore", "pipe", "pipe"] });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", onOutput);
  try {
    return { child, url: await addressOf(child), environment: withPort };
  } catch (error) {
    child.kill("SIGKILL");
    const isPortTaken = error instanceof Error && /: PORT \d+ is taken/.test(error.message);
    if (!isPortTaken || startsLeft <= 1) throw error;
    return spawnSite(script, environment, onOutput, startsLeft - 1);
  }
};

/**
 * Starts the built site on a free port of the loopback, on a data folder of its own, filled with the demo group: copied
 * from the run's prepared data where there is some, else imported as `npm start` does it.
 */
export const startSite = async ({
  dataDir,
  env = {},
  fill = true,
  importDemo = false,
  writeContent,
  createGroup,
  onOutput = () => undefined,
}: SiteOptions = {}): Promise<Site> => {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "vitrine-site-"));
  const contentDir = join(folder, "content");
  if (writeContent) {
    mkdirSync(contentDir);
    writeContent(contentDir);
  }
  const groupDir = `${folder}-group`;
  await createGroup?.(groupDir);
  const canCopy = dataDir === undefined && !importDemo && !createGroup && !("DATABASE_URL" in env);
  const isFilled = !fill || (canCopy && copyDemoData(folder));
  const processEnvironment = {
    ...process.env,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    LEADS_MIN_FILL_SECONDS: "0",
    LEADS_RATE_LIMIT: "off",
    SHUTDOWN_GRACE_SECONDS: "0",
    ...(writeContent ? { CONTENT_DIR: contentDir } : {}),
    ...(createGroup ? { GROUP_DIR: groupDir } : {}),
    ...env,
  };
  const program = await folderOfProgram();
  const script = isFilled ? join(program, "server.js") : "scripts/start.ts";
  const { child, url, environment } = await spawnSite(script, processEnvironment, onOutput);
  const end = async (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
    child.kill(signal);
    return waitForEnd(child);
  };
  return {
    url,
    dataDir: folder,
    groupDir,
    pid: child.pid ?? 0,
    vitrine(...args) {
      // This process has its own options of Node: those of a test set the clock, or refuse files.
      return env["NODE_OPTIONS"] === undefined
        ? runVitrine(environment, args)
        : runVitrineProcess(join(program, "vitrine.js"), environment, args);
    },
    end,
    async dispose() {
      await end("SIGKILL");
      for (const written of [folder, groupDir]) rmSync(written, { recursive: true, force: true });
    },
  };
};
