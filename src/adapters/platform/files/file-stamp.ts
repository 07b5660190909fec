import type { Stats } from "node:fs";

/** A file that changed within this time is still being written. */
export const SETTLE_MS = 300;

/** Another text once the file has been written or replaced. */
export const fileStamp = ({ ino, size, mtimeMs }: Pick<Stats, "ino" | "size" | "mtimeMs">): string =>
  `${ino} ${size} ${mtimeMs}`;
