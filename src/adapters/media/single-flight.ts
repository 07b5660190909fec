import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import type { WorkOwner } from "./work-queue.ts";

/** Work shared by several clients: done once, and aborted when the last of them has left. */
export const createSingleFlight = <T>() => {
  type Entry = { readonly result: Promise<T>; readonly join: (signal: AbortSignal) => void };
  const underWay = new Map<string, Entry>();

  const start = (name: string, client: string, work: (owner: WorkOwner) => Promise<T>): Entry => {
    const abandoned = new AbortController();
    let waiting = 0;
    const leave = withErrorHandler(() => {
      waiting -= 1;
      if (waiting > 0) return;
      // A client that arrives now starts new work.
      if (underWay.get(name) === entry) underWay.delete(name);
      abandoned.abort();
    }, throwUnhandled);
    const result = work({ client, signal: abandoned.signal }).finally(() => {
      if (underWay.get(name) === entry) underWay.delete(name);
    });
    const entry: Entry = {
      result,
      join(signal) {
        waiting += 1;
        if (signal.aborted) leave();
        else signal.addEventListener("abort", leave, { once: true });
      },
    };
    underWay.set(name, entry);
    return entry;
  };

  return (name: string, { client, signal }: WorkOwner, work: (owner: WorkOwner) => Promise<T>): Promise<T> => {
    const entry = underWay.get(name) ?? start(name, client, work);
    entry.join(signal);
    return entry.result;
  };
};
