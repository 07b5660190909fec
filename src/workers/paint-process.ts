import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Painting } from "#domain/brand/index.ts";
import { paintAnswerSchema } from "./paint-protocol.ts";

const ENTRY = new URL("./paint-worker.ts", import.meta.url);

/** A drawing takes a tenth of a second; a busy machine some. */
const MAX_MS = 20_000;

/** Paints in a process of its own, which ends with its picture or after its time. Rejects with the reason without one. */
export const paintInProcess = async (painting: Painting, maxMs = MAX_MS): Promise<Uint8Array> => {
  const timeout = AbortSignal.timeout(maxMs);
  const child = fork(fileURLToPath(ENTRY), { serialization: "advanced", killSignal: "SIGKILL", signal: timeout });
  const ended = once(child, "close");
  const answered = Promise.race([once(child, "message"), ended.then(() => null)]);
  // An aborted child is an error of its own, which the answer has then too.
  child.on("error", () => undefined);
  child.send(painting, () => undefined);
  const message = await answered.catch(() => null);
  if (message === null) throw new Error(timeout.aborted ? "it takes too long to paint" : "the painter ended");
  const answer = paintAnswerSchema.parse(message[0]);
  if ("reason" in answer) throw new Error(answer.reason);
  return answer.picture;
};
