import { readFileSync, statSync } from "node:fs";
import { fileStamp } from "./file-stamp.ts";

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
export type CompleteFileReader = {
  /** Throws when the file cannot be read, changes while it is read, or has lost its end. */
  readonly read: (path: string) => string;
};

const stampOf = (path: string): string => fileStamp(statSync(path));

/** `mark`: the end as the operator knows it. */
export const createCompleteFileReader = (isComplete: IsComplete, mark: string): CompleteFileReader => {
  const complete = new Set<string>();
  return {
    read: (path) => {
      const before = stampOf(path);
      const text = readFileSync(path, "utf8");
      if (stampOf(path) !== before) throw new Error("it changed while it was read");
      if (isComplete(text)) complete.add(path);
      else if (complete.has(path))
        throw new Error(`it no longer ends with ${mark}: it was cut, or is still being written`);
      return text;
    },
  };
};
