import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";

const ENTRY = new URL("../cli/main.ts", import.meta.url);

/**
 * Runs `vitrine backup` in a process of its own, so that requests do not wait for it. Throws with the last line of its errors
 * when it made no backup.
 */
export const backUpInProcess = async (
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> => {
  const child = spawn(process.execPath, [fileURLToPath(ENTRY), "backup"], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, "close") as Promise<[number | null]>]);
  if (code === 0) return;
  const reason =
    errors
      .trimEnd()
      .split("\n")
      .at(-1)
      ?.replace(/^error: /, "") ?? "";
  throw new Error(reason === "" ? `the backup process ended with ${code}` : reason);
};
