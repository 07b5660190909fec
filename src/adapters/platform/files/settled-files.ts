import { readFileSync, type Stats, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A file that changed within this time is still being written. */
export const SETTLE_MS = 300;

/** Another text once the file has been written or replaced. */
export const fileStamp = ({ ino, size, mtimeMs }: Pick<Stats, "ino" | "size" | "mtimeMs">): string =>
  `${ino} ${size} ${mtimeMs}`;

/** True if the text ends as a complete one of its format does. */
type IsComplete = (text: string) => boolean;

/** A YAML document ends with a line `...` (YAML 1.2.2, 9.1.4). */
export const endsAsYaml: IsComplete = (text) => /(?:^|\n)\.\.\.\s*$/.test(text);

/** The last line of a table has its end. */
export const endsAsLines: IsComplete = (text) => text.endsWith("\n");

/**
 * Reads text files that others may be writing. Neither YAML nor CSV says by itself that it is complete: half of a file is
 * often valid. So a file that once ended with the mark of its format must always end so.
 */
type CompleteFileReader = {
  /** Throws when the file cannot be read, changes while it is read, or has lost its end. */
  readonly read: (path: string) => string;
};

const stampOf = (path: string): string => fileStamp(statSync(path));

const decodeUtf8 = (bytes: Buffer): string => bytes.toString("utf8");

/** `mark`: the end as the operator knows it. */
export const createCompleteFileReader = (
  isComplete: IsComplete,
  mark: string,
  decode: (bytes: Buffer) => string = decodeUtf8,
): CompleteFileReader => {
  const complete = new Set<string>();
  return {
    read: (path) => {
      const before = stampOf(path);
      const text = decode(readFileSync(path));
      if (stampOf(path) !== before) throw new Error("it changed while it was read");
      if (isComplete(text)) complete.add(path);
      else if (complete.has(path))
        throw new Error(`it no longer ends with ${mark}: it was cut, or is still being written`);
      return text;
    },
  };
};

/** A reload waits no longer than this for files that go on changing. */
const MAX_WAIT_MS = 10_000;

const readTimes = (paths: readonly string[]) => {
  let [newestMs, newest] = [0, ""];
  const stamps = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return `${path} -`;
    if (stats.mtimeMs > newestMs) [newestMs, newest] = [stats.mtimeMs, path];
    return `${path} ${fileStamp(stats)}`;
  });
  return { stamps: stamps.join("\n"), newestMs, newest };
};

/**
 * Waits until none of the files has changed for a moment: at once where the last change is long ago. Returns the file
 * that goes on changing after ten seconds; null: all have settled. `listFiles` is called again each time.
 */
export const waitUntilSettled = async (
  listFiles: () => readonly string[],
  maxWaitMs = MAX_WAIT_MS,
): Promise<string | null> => {
  const deadline = performance.now() + maxWaitMs;
  let times = readTimes(listFiles());
  // A time ahead of ours is of another clock, or of a file that was given it.
  let isSettled = Math.abs(Date.now() - times.newestMs) > SETTLE_MS;
  while (!isSettled) {
    if (performance.now() > deadline) return times.newest;
    await sleep(SETTLE_MS);
    const now = readTimes(listFiles());
    isSettled = now.stamps === times.stamps;
    times = now;
  }
  return null;
};
