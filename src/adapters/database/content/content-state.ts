import { randomBytes } from "node:crypto";
import type { Database } from "../database.ts";
import { createSharedSettings } from "../shared-settings.ts";
import { incrementVersion, readVersion } from "../versions.ts";

/** Number of times the content of every node was invalidated. */
export const readContentVersion = ({ db }: Database): Promise<number> => readVersion(db, "content");

/** Invalidates the content cache on every node: each node reads the content files again. Returns the new version. */
export const invalidateContentCache = ({ db, dialect }: Database): Promise<number> =>
  db.transaction().execute((transaction) => incrementVersion(transaction, dialect, "content"));

/** Returns the token that lets editors see drafts. The first call creates it; all nodes share it. */
export const getContentPreviewToken = (database: Database): Promise<string> =>
  createSharedSettings(database).putIfAbsent("content-preview-token", randomBytes(24).toString("base64url"));
