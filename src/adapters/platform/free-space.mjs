// JavaScript of any Node: `npm run doctor` reads it before the Node that runs TypeScript is known to run. Its types: free-space.d.mts.
import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

const GIB = 1024 ** 3;

export const MIN_FREE_BYTES = GIB;

/** A folder that is created later is created below the nearest one that exists. */
const existing = (folder) => (existsSync(folder) ? folder : existing(dirname(folder)));

export const readSpace = (folder) => {
  const { bavail, blocks, bsize } = statfsSync(existing(folder));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

export const describeSpace = ({ freeBytes, totalBytes }) =>
  `${(freeBytes / GIB).toFixed(1)} of ${(totalBytes / GIB).toFixed(1)} GiB are free`;
