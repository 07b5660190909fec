import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { ImportProcess } from "#application/imports/index.ts";
import { errorMessage, withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import { importMessageSchema, type ImportMessage, type ImportTask } from "./import-protocol.ts";

export type ImportProcessOptions = {
  /** Receives every message but `alive` and `failed`. */
  readonly onMessage: (message: Exclude<ImportMessage, { readonly type: "alive" | "failed" }>) => void;
  /** Receives lines of the standard error stream: warnings of Node and traces of a crash. */
  readonly onErrorLine: (line: string) => void;
  readonly entry?: URL | undefined;
  /** A worker without messages for this time hangs and is killed. */
  readonly maxSilenceMs?: number;
};

const ENTRY = new URL("./import-worker.ts", import.meta.url);

const MAX_SILENCE_MS = 5 * 60_000;

/**
 * Starts the import worker with its task. `exited` resolves with the exit code, and rejects when the worker reports a
 * failure, sends an invalid message or nothing for too long.
 */
export const startImportProcess = (task: ImportTask, options: ImportProcessOptions): ImportProcess => {
  const { onMessage, onErrorLine, entry = ENTRY, maxSilenceMs = MAX_SILENCE_MS } = options;
  let failure: string | null = null;
  // The IPC channel closes when this process ends, which stops the worker.
  const child = spawn(process.execPath, [fileURLToPath(entry)], { stdio: ["ignore", "ignore", "pipe", "ipc"] });
  const kill = (reason: string): void => {
    failure ??= reason;
    child.kill("SIGKILL");
  };
  const endSilent = (): void => kill(`the import process has sent nothing for ${maxSilenceMs} ms`);
  const silence = setTimeout(withErrorHandler(endSilent, throwUnhandled), maxSilenceMs);
  silence.unref();
  const onError = (error: unknown): void => kill(`a message of the import process failed: ${errorMessage(error)}`);
  const receive = (received: unknown): void => {
    silence.refresh();
    const parsed = importMessageSchema.safeParse(received);
    if (!parsed.success) kill("the import process has sent an invalid message");
    else if (parsed.data.type === "failed") failure ??= parsed.data.reason;
    else if (parsed.data.type !== "alive") onMessage(parsed.data);
  };
  child.on("message", withErrorHandler(receive, onError));
  if (child.stderr) createInterface({ input: child.stderr }).on("line", withErrorHandler(onErrorLine, onError));
  child.send(task, (error) => error && kill(`the import process did not receive its task: ${error.message}`));
  return {
    exited: new Promise((resolve, reject) => {
      child.on("error", reject);
      const end = (code: number | null): void => {
        clearTimeout(silence);
        if (failure === null) resolve(code);
        else reject(new Error(failure));
      };
      child.once("close", withErrorHandler(end, reject));
    }),
    stop: () => void child.kill("SIGTERM"),
  };
};
