import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, constants, openSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { programFile } from "../../scripts/program/program.ts";
import { type CommandAnswer, runVitrine } from "../browser-support/sites/run-vitrine.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

/** Environment of a command that names its database. */
export type DatabaseEnvironment = Readonly<Record<string, string>>;

export type KillMoment = {
  /** Share of the backup that the transaction has been given, from 0 to 1. At 1 it commits. */
  readonly share: number;
  /** Milliseconds after the last byte. */
  readonly delayMs: number;
};

const spawnRestore = async (env: DatabaseEnvironment, file: string): Promise<ChildProcess> =>
  spawn(process.execPath, [await programFile("vitrine"), "restore", file, "--replace"], {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });

/** Opens the pipe once it is read, writes and closes it. A reader that ends earlier is no error. */
const writeToReader = async (pipe: string, bytes: Uint8Array, whenWritten: () => Promise<void>): Promise<void> => {
  const writer = await open(pipe, "w");
  try {
    await writer.writeFile(bytes);
    await whenWritten();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  } finally {
    await writer.close();
  }
};

/**
 * Runs `vitrine restore` of a backup and kills it at the moment given. The command reads a pipe instead of a file: all of
 * it while it checks the backup, and what `share` says in the transaction.
 */
export const killRestore = async (
  env: DatabaseEnvironment,
  { backup, pipe }: { readonly backup: Uint8Array; readonly pipe: string },
  { share, delayMs }: KillMoment,
): Promise<void> => {
  spawnSync("mkfifo", [pipe]);
  const child = await spawnRestore(env, pipe);
  const ended = once(child, "exit");
  // A writer that waits for a reader continues when there will be none.
  child.once("exit", () => closeSync(openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)));
  const isChecked = once(child.stderr ?? child, "data");
  await writeToReader(pipe, backup, () => Promise.resolve());
  await Promise.race([isChecked, ended]);
  const kill = async (): Promise<void> => {
    await sleep(delayMs);
    child.kill("SIGKILL");
  };
  const part = backup.subarray(0, Math.floor(backup.byteLength * share));
  await writeToReader(pipe, part, share < 1 ? kill : () => Promise.resolve());
  if (share >= 1) await kill();
  await ended;
};

/** Restores a backup to the end, in this process. Returns the exit code and the errors. */
export const restoreWhole = (env: DatabaseEnvironment, file: string): Promise<CommandAnswer> =>
  runVitrine({ ...process.env, ...env }, ["restore", file, "--replace"]);
