import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

export type Site = {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Runs `./vitrine` on this site's data: exit code and both outputs. */
  readonly vitrine: (...args: readonly string[]) => {
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
  };
  /** Ends the process with the signal and waits until it is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends it if need be and removes its data. */
  readonly dispose: () => Promise<void>;
};

export type SiteOptions = {
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly fill?: boolean;
};

const START_WITHIN = 60_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Error(`The site did not start:\n${output}`)), START_WITHIN);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Vitrine is on (http:\S+)/.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address.replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`The site ended with ${code}:\n${output}`));
    });
  });

const waitForEnd = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once("exit", (code) => resolve(code)));

/** Starts the built site on a free port of the loopback, on a data folder of its own, filled with the demo group. */
export const startSite = async ({ dataDir, env = {}, fill = true }: SiteOptions = {}): Promise<Site> => {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), "vitrine-site-"));
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(await freePort()),
    HOST: "127.0.0.1",
    DATA_DIR: folder,
    LEADS_MIN_FILL_SECONDS: "0",
    LEADS_RATE_LIMIT: "off",
    ...env,
  };
  const script = fill ? "scripts/start.ts" : "src/server/main.ts";
  const child = spawn(process.execPath, [script], { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe"] });
  const url = await addressOf(child);
  const end = async (signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> => {
    child.kill(signal);
    return waitForEnd(child);
  };
  return {
    url,
    dataDir: folder,
    pid: child.pid ?? 0,
    vitrine(...args) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["src/cli/main.ts", ...args], {
        cwd: root,
        env: environment,
        encoding: "utf8",
      });
      return { code: status, stdout, stderr };
    },
    end,
    async dispose() {
      await end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
