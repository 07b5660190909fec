import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** Debian's name of the program. */
const PROGRAM = "firefox-esr";

type Answer = Readonly<Record<string, unknown>>;
type Message = { readonly id?: number; readonly method?: string; readonly result?: Answer; readonly params?: Answer };

/** Connection of WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
type Connection = {
  readonly send: (method: string, params: Answer) => Promise<Answer>;
  readonly close: () => void;
};

const connect = async (address: string, onEvent: (params: Answer) => void): Promise<Connection> => {
  const socket = new WebSocket(address);
  const awaited = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const answer = message.id === undefined ? undefined : awaited.get(message.id);
    if (answer === undefined) onEvent(message.params ?? {});
    else if (message.result) answer.resolve(message.result);
    else answer.reject(new Error(JSON.stringify(message)));
  });
  await once(socket, "open");
  let last = 0;
  return {
    send(method, params) {
      last += 1;
      const answer = Promise.withResolvers<Answer>();
      awaited.set(last, answer);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
};

/** Starts the program without a window; the address at which it takes commands. */
const start = async (profile: string): Promise<readonly [ChildProcess, address: string]> => {
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const program = spawn(PROGRAM, args, { env: { ...process.env, HOME: profile }, stdio: ["ignore", "ignore", "pipe"] });
  for await (const line of createInterface(program.stderr)) {
    const address = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return [program, `${address}/session`];
  }
  throw new Error(`${PROGRAM} ended before it took commands`);
};

/** Runs in the page, before its scripts: violations of the policy are not part of the console's events. */
const REPORT_VIOLATIONS = `() => document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  console.error("blocked by " + effectiveDirective + ": " + blockedURI))`;

export type Firefox = {
  readonly version: string;
  /** Opens the page, and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, a promise awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Errors and warnings of the console since the last call. */
  readonly takeErrors: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** The version of Debian's Firefox ESR; null where it is not installed. */
export const firefoxVersion = (): string | null => {
  const { status, stdout } = spawnSync(PROGRAM, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};

export const startFirefox = async (): Promise<Firefox> => {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const [program, address] = await start(profile);
  let errors: string[] = [];
  const { send, close } = await connect(address, ({ level, text }) => {
    if (level === "error" || level === "warn") errors.push(String(text));
  });
  const { capabilities } = await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  await send("script.addPreloadScript", { functionDeclaration: REPORT_VIOLATIONS });
  const { contexts } = (await send("browsingContext.getTree", {})) as { readonly contexts: readonly Answer[] };
  const context = contexts[0]?.["context"];
  return {
    version: String((capabilities as Answer)["browserVersion"]),
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async evaluate(expression) {
      const answer = await send("script.evaluate", { expression, target: { context }, awaitPromise: true });
      return (answer["result"] as Answer)["value"];
    },
    takeErrors() {
      const taken = errors;
      errors = [];
      return taken;
    },
    async stop() {
      await send("browser.close", {});
      close();
      if (program.exitCode === null) await once(program, "exit");
      rmSync(profile, { recursive: true, force: true });
    },
  };
};
