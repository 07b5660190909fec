import { setFlagsFromString } from "node:v8";

/**
 * Call it before an import, in a process that does nothing else. Otherwise V8 allocates the arrays of rows in the old
 * generation once it has seen some survive a collection, and each dead array retains its rows until a full collection.
 * The rows of a batch fit the default young generation, and the old generation is collected when it has grown by a
 * fifth: the memory of an import does not grow with the feed.
 */
export const prepareImportProcess = (): void => {
  setFlagsFromString("--no-allocation-site-pretenuring");
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=20");
};
