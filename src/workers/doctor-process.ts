import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const ENTRY = new URL("../cli/main.ts", import.meta.url);

const MAX_MS = 120_000;

/** It is repeated, and reads the database that visitors wait for. */
const DATABASE_SECONDS = "2";

const answerSchema = z.object({
  checked_at: z.iso.datetime(),
  checks: z.array(z.object({ check: z.string(), status: z.enum(["ok", "warn", "fix", "skipped"]) })),
});

/** What `vitrine doctor --format json` says of each check. */
export type DoctorAnswer = z.infer<typeof answerSchema>;

/**
 * Runs `vitrine doctor` in a process of its own, below the normal priority, so that requests do not wait for it: the lowest gives no
 * answer in time while the machine is busy. Throws when it gives no
 * answer; it has then said why on standard error.
 */
export const runDoctorInProcess = async (signal: AbortSignal): Promise<DoctorAnswer> => {
  const args = ["doctor", "--format", "json", "--database-seconds", DATABASE_SECONDS];
  const child = spawn(process.execPath, [fileURLToPath(ENTRY), ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)]),
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const [answer, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  if (answer === "") throw new Error(`the doctor gave no answer: ${errors.trimEnd().split("\n").at(-1)}`);
  return answerSchema.parse(JSON.parse(answer));
};
