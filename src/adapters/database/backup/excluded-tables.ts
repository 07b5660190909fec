import type { Schema } from "../schema.ts";

/** Tables that no backup holds, and why. A restore leaves their rows as they are. */
export const EXCLUDED_TABLES = {
  migrations: "the schema itself: a backup names its version",
  nodes: "servers that run now",
  counters: "limits of the current hour or day",
  pictures: "copies of the feeds' pictures in DATA_DIR/media: the server downloads them again",
  draft_focuses: "saved again when an editor opens the draft",
} as const satisfies Partial<Record<keyof Schema | "migrations", string>>;
