import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { createSharedSettings } from "./shared-settings.ts";
import { raiseVersion } from "./versions.ts";

/** Tells every node that the files of the content have changed; each reads them anew. */
export const announceContent = ({ db, dialect }: Database): Promise<number> =>
  db.transaction().execute((transaction) => raiseVersion(transaction, dialect, "content"));

/** What opens drafts to editors: made once, by whoever asks first, and alike for all nodes. */
export const contentPreviewToken = (database: Database): Promise<string> =>
  createSharedSettings(database).putIfAbsent("content-preview-token", randomBytes(24).toString("base64url"));
