import { type RefObject, useRef } from "react";
import type { ProofTask } from "#domain/spam/proof-of-work.ts";

export type Proof = {
  /** Hidden field for the proof. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Starts the worker; further calls do nothing. */
  readonly start: () => void;
  /** Resolves when the proof is solved, or after `ms` milliseconds. */
  readonly waitAtMost: (ms: number) => Promise<void>;
};

/** Solves the proof in a web worker. Never settles if the worker cannot start. */
const solve = (task: ProofTask): Promise<string> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<string>) => {
      resolve(data);
      worker.terminate();
    });
    worker.postMessage(task);
  });

const fillIn = async (field: Proof["field"], task: ProofTask): Promise<void> => {
  const proof = await solve(task);
  if (field.current) field.current.value = proof;
};

/** Proof of work that replaces the waiting time; starts when the form first receives the focus. */
export const useProof = (task: ProofTask): Proof => {
  const field = useRef<HTMLInputElement>(null);
  const filled = useRef<Promise<void>>(null);
  // Without a worker the visitor waits until the form is accepted without a proof.
  const start = (): void => {
    filled.current ??= fillIn(field, task).catch(() => new Promise<void>(() => {}));
  };
  return {
    field,
    start,
    waitAtMost: (ms) => {
      start();
      return new Promise((resolve) => {
        setTimeout(resolve, ms);
        void filled.current?.finally(resolve);
      });
    },
  };
};
