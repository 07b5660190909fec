import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../browser-support/sites/site-process.ts";
import { waitFor } from "../wait-for.ts";

/** Debian's `webkit2gtk-driver`, and the screen that a browser with windows needs. */
const DRIVER = "WebKitWebDriver";
const SCREEN = "Xvfb";

export type WebKit = {
  readonly version: string;
  /** Opens the page, and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** The window as a PNG. */
  readonly picture: () => Promise<Buffer>;
  readonly stop: () => Promise<void>;
};

const isInstalled = (program: string): boolean =>
  (process.env["PATH"] ?? "").split(":").some((folder) => existsSync(join(folder, program)));

export const isWebKitInstalled = (): boolean => [DRIVER, SCREEN].every(isInstalled);

/** Starts a screen without a monitor; its name. */
const startScreen = async (): Promise<readonly [ChildProcess, display: string]> => {
  const args = ["-displayfd", "3", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"];
  const screen = spawn(SCREEN, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const names = screen.stdio[3];
  if (!names) throw new Error(`${SCREEN} has no pipe for its number`);
  const [number] = (await once(names, "data")) as [Buffer];
  return [screen, `:${String(number).trim()}`];
};

/** A command of WebDriver: https://www.w3.org/TR/webdriver2/ */
const send = async (method: "POST" | "GET" | "DELETE", url: string, parameters?: object): Promise<unknown> => {
  const response = await fetch(url, { method, ...(parameters && { body: JSON.stringify(parameters) }) });
  const { value } = (await response.json()) as { readonly value: unknown };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
};

type Session = {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
};

const end = async (program: ChildProcess): Promise<void> => {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, "exit");
};

/** Opens the browser that comes with the driver. */
export const startWebKit = async (): Promise<WebKit> => {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const [screen, display] = await startScreen();
  const port = await freePort();
  const driver = spawn(DRIVER, ["--host=127.0.0.1", `--port=${port}`], {
    env: { ...process.env, DISPLAY: display, HOME: home, NO_AT_BRIDGE: "1", LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(() => send("GET", `${address}/status`));
  const { sessionId, capabilities } = (await send("POST", `${address}/session`, { capabilities: {} })) as Session;
  const session = `${address}/session/${sessionId}`;
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: async (url) => void (await send("POST", `${session}/url`, { url })),
    evaluate: (expression) => send("POST", `${session}/execute/sync`, { script: `return ${expression};`, args: [] }),
    picture: async () => Buffer.from(String(await send("GET", `${session}/screenshot`)), "base64"),
    async stop() {
      await send("DELETE", session);
      await end(driver);
      await end(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
};
