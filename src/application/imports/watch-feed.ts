import type { FeedFault, ImportReport } from "#domain/imports/index.ts";
import type { OpenedFeed, OpenIfChanged, Validators, WatchFile } from "./ports.ts";

export type WatchFeedDependencies = {
  readonly openIfChanged: OpenIfChanged;
  readonly watchFile: WatchFile;
  /** Resolves after the time or when the signal aborts. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called after each complete reading, also of a response that has not changed. */
  readonly onRead: (reading: CompleteReading) => Promise<void>;
  /** Called once, when changes are watched. */
  readonly onWatching: () => void;
  /** Runs `work` until the process is asked to stop. */
  readonly runUntilStopped: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
};

/** `hasLength`: whether the answer said how long it is; null: it has not changed, or is a file. */
export type CompleteReading = { readonly hasLength: boolean | null };

type WatchedFeed = { readonly source: string; readonly isAddress: boolean; readonly intervalMs: number };

/** A changed response, or the fault that prevented it; null: the file, which is not open yet. */
export type WatchedInput = OpenedFeed | { readonly fault: FeedFault } | null;

type ImportInput = (input: WatchedInput) => Promise<ImportReport>;

const isRejected = ({ status }: ImportReport): boolean => status === "quarantined" || status === "failed";

/** `isComplete` is true once the last byte was read: a feed that breaks off may be quarantined like a whole one. */
const observeEnd = ({ bytes }: OpenedFeed) => {
  let isComplete = false;
  const observed = async function* (): AsyncGenerator<Uint8Array> {
    yield* bytes;
    isComplete = true;
  };
  return { bytes: observed(), isComplete: () => isComplete };
};

type ImportedResponse = { readonly isRead: boolean; readonly validators: Validators | null };

/** Imports a response. `isRead`: completely; `validators`: of the next request. */
const importResponse = async (
  opened: OpenedFeed & { readonly validators: Validators },
  importInput: ImportInput,
): Promise<ImportedResponse> => {
  const { bytes, isComplete } = observeEnd(opened);
  const report = await importInput({ ...opened, bytes });
  const validators = isRejected(report) ? null : opened.validators;
  return { isRead: isComplete() && report.status !== "failed", validators };
};

/**
 * Requests the address every `intervalMs` milliseconds until the signal aborts, and imports a changed response. After
 * a rejected import the next request is unconditional. A repeated fault is imported, and so reported, once. Not a job:
 * the interval begins when an import ends, and an error ends the loop.
 */
const watchAddress = async (
  { openIfChanged, onRead, wait }: WatchFeedDependencies,
  { source, intervalMs }: WatchedFeed,
  importInput: ImportInput,
  signal: AbortSignal,
): Promise<void> => {
  let validators: Validators | null = null;
  let lastFault = "";
  while (!signal.aborted) {
    const opened = await openIfChanged(source, validators);
    if (!opened.ok) {
      if (opened.error.reason !== lastFault) await importInput({ fault: opened.error });
      lastFault = opened.error.reason;
    } else {
      lastFault = "";
      const response: ImportedResponse =
        opened.value === null ? { isRead: true, validators } : await importResponse(opened.value, importInput);
      validators = response.validators;
      if (response.isRead) await onRead({ hasLength: opened.value?.hasLength ?? null });
    }
    await wait(intervalMs, signal);
  }
};

/**
 * Imports a feed now and again after every change of the file or of the response. A stop during the first import ends
 * after it.
 */
export const watchFeed = async (
  deps: WatchFeedDependencies,
  feed: WatchedFeed,
  importInput: ImportInput,
): Promise<void> => {
  await deps.runUntilStopped(async (signal) => {
    if (feed.isAddress) {
      deps.onWatching();
      return watchAddress(deps, feed, importInput, signal);
    }
    let isFirst = true;
    const importFile = async (): Promise<void> => {
      const { status } = await importInput(null);
      if (status !== "failed") await deps.onRead({ hasLength: null });
      if (isFirst && !signal.aborted) deps.onWatching();
      isFirst = false;
    };
    await deps.watchFile(feed.source, importFile, signal);
  });
};
