import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Functions called, by source file: `name@offset`. */
export type Calls = Readonly<Record<string, readonly string[]>>;

const COVERAGE = join(import.meta.dirname, "coverage.ts");
const PORT = 4980;
const MAX_START_MS = 120_000;

export const mergeCalls = (all: readonly Calls[]): Calls => {
  const merged: Record<string, string[]> = {};
  for (const calls of all) {
    for (const [file, names] of Object.entries(calls)) merged[file] = [...new Set([...(merged[file] ?? []), ...names])];
  }
  return merged;
};

const filterCalls = (calls: Calls, matches: (file: string, name: string) => boolean): Calls =>
  Object.fromEntries(
    Object.entries(calls)
      .map(([file, names]) => [file, names.filter((name) => matches(file, name))] as const)
      .filter(([, names]) => names.length > 0),
  );

const isCalled = (calls: Calls, file: string, name: string): boolean => calls[file]?.includes(name) ?? false;

export const callsWithout = (calls: Calls, others: Calls): Calls =>
  filterCalls(calls, (file, name) => !isCalled(others, file, name));

export const callsInBoth = (calls: Calls, others: Calls): Calls =>
  filterCalls(calls, (file, name) => isCalled(others, file, name));

/** The site of a checkout in development mode, on data and content of its own in a temporary folder. */
export class WalkedSite {
  readonly folder = mkdtempSync(join(tmpdir(), "vitrine-walks-"));
  readonly content = join(this.folder, "content");
  readonly #checkout: string;
  readonly #file = join(this.folder, "calls.jsonl");
  readonly #environment: NodeJS.ProcessEnv;
  #server: ChildProcess | undefined;

  constructor(checkout: string) {
    this.#checkout = checkout;
    mkdirSync(join(this.folder, "data"));
    cpSync(join(checkout, "demo", "group", "content"), this.content, { recursive: true });
    this.#environment = {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: join(this.folder, "data"),
      CONTENT_DIR: this.content,
      LEADS_MIN_FILL_SECONDS: "0",
      WALK_FILE: this.#file,
    };
  }

  get origin(): string {
    return `http://localhost:${PORT}`;
  }

  get outbox(): string {
    return join(this.folder, "data", "outbox");
  }

  async start(): Promise<void> {
    this.#server = spawn(process.execPath, ["--import", COVERAGE, "scripts/dev.ts"], {
      cwd: this.#checkout,
      env: { ...this.#environment, WALK_PORT: String(PORT + 1) },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const deadline = Date.now() + MAX_START_MS;
    while (!(await this.request("/robots.txt").catch(() => null))?.ok) {
      if (Date.now() > deadline) throw new Error("the site did not start");
      await sleep(300);
    }
  }

  request(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${this.origin}${path}`, { redirect: "manual", ...options });
  }

  /** Calls in the server and its workers since the last call. */
  async take(): Promise<Calls> {
    // What a request started, a delivery for example, is given time to end.
    await sleep(4000);
    const server = (await (await fetch(`http://127.0.0.1:${PORT + 1}/`)).json()) as Calls;
    return mergeCalls([server, this.#takeFile()]);
  }

  /** Calls of a command. */
  command(...args: readonly string[]): Calls {
    this.#takeFile();
    spawnSync(process.execPath, ["--import", COVERAGE, "src/cli/main.ts", ...args], {
      cwd: this.#checkout,
      env: this.#environment,
    });
    return this.#takeFile();
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server) {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  #takeFile(): Calls {
    if (!existsSync(this.#file)) return {};
    const lines = readFileSync(this.#file, "utf8").split("\n").filter(Boolean);
    rmSync(this.#file);
    return mergeCalls(lines.map((line) => JSON.parse(line) as Calls));
  }
}
