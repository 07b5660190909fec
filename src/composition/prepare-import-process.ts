import { setFlagsFromString } from "node:v8";

/**
 * Call it before an import, in a process that does nothing else. Else V8 allocates the arrays of rows among the old objects
 * once it has seen some outlive a collection, and each dead one keeps its rows until a collection of everything. The rows
 * of a batch need no more room for young objects than V8 has when the modules are loaded, and old objects are collected
 * when they have grown by a fifth: what an import keeps does not grow with the feed.
 */
export const prepareImportProcess = (): void => {
  setFlagsFromString("--no-allocation-site-pretenuring");
  setFlagsFromString("--semi-space-growth-factor=1");
  setFlagsFromString("--heap-growing-percent=20");
};
