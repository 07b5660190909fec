import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { programFile } from "../../../scripts/program/program.ts";
import { limit } from "../../time-limits.ts";
import { type Environment, runVitrine, runVitrineProcess } from "./run-vitrine.ts";
import { prepareSite, type Site, type SiteOptions } from "./site.ts";

const root = join(import.meta.dirname, "..", "..", "..");

/** A site in a process of its own. */
export type SiteProcess = Site & {
  readonly pid: number;
  /** Ends the process with the signal and waits for its exit. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
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
 * Starts the built program on a free port of the loopback, as `startSite` does in the process of the test: for tests of
 * signals, of several processes, of options of Node, and for browsers, whose pages do not wait for the test.
 */
export const startSiteProcess = async (options: SiteOptions = {}): Promise<SiteProcess> => {
  const { onOutput = () => undefined, env = {} } = options;
  const { remove, isFilled, ...prepared } = await prepareSite(options);
  const program = await folderOfProgram();
  const script = isFilled ? join(program, "server.js") : "scripts/start.ts";
  const { child, url, environment } = await spawnSite(script, prepared.environment, onOutput);
  const end = async (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
    child.kill(signal);
    return waitForEnd(child);
  };
  return {
    ...prepared,
    url,
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
      await remove();
    },
  };
};
