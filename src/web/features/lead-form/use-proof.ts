import { type RefObject, useRef } from "react";
import type { ProofTask } from "./proof-worker.ts";

export type Proof = {
  /** Of the hidden field that takes it. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Begins to work it out, once. */
  readonly begin: () => void;
  /** Settles once it is there, at the latest after so many milliseconds. */
  readonly within: (ms: number) => Promise<void>;
};

/** Works in a worker of its own, which is loaded for this; never settles where the browser has none to give. */
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

/** The proof of work that spares a visitor the wait; it is begun when the form is first touched. */
export const useProof = (task: ProofTask): Proof => {
  const field = useRef<HTMLInputElement>(null);
  const filled = useRef<Promise<void>>(null);
  // A browser that cannot is one that waits.
  const begin = (): void => {
    filled.current ??= fillIn(field, task).catch(() => new Promise<void>(() => {}));
  };
  return {
    field,
    begin,
    within: (ms) => {
      begin();
      return new Promise((done) => {
        setTimeout(done, ms);
        void filled.current?.finally(done);
      });
    },
  };
};
