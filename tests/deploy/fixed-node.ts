import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { programFile } from "../../scripts/program/program.ts";
import { addressOf, waitForEnd } from "../browser-support/sites/site-process.ts";

/** A node on a port of its own, which another one takes after it, as a unit of systemd does. */
export type FixedNode = {
  /** Ends the process in order and starts another one; resolves when it may receive visitors. */
  readonly restart: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Starts a node of the built program, and resolves when it may receive visitors. */
export const startFixedNode = async (environment: Readonly<Record<string, string>>): Promise<FixedNode> => {
  const script = join(dirname(await programFile("server")), "server.js");
  const start = async (): Promise<ChildProcess> => {
    const env = { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", ...environment };
    const child = spawn(process.execPath, [script], { env, stdio: ["ignore", "pipe", "pipe"] });
    await addressOf(child);
    return child;
  };
  const stop = async (child: ChildProcess): Promise<void> => {
    child.kill("SIGTERM");
    const code = await waitForEnd(child);
    if (code !== 0) throw new Error(`a node ended with ${code}`);
  };
  let current = await start();
  return {
    async restart() {
      await stop(current);
      current = await start();
    },
    end: () => stop(current),
  };
};
