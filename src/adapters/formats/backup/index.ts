import type { BackupFormat } from "#application/backup/ports.ts";
import { readBackup } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

/**
 * JSON lines in zstd, which takes a third of the time of gzip for a file a seventh smaller: a header, each table with its
 * rows, and a last line with the number of rows and the SHA-256 of what stands before it.
 */
export const BACKUP_FORMAT: BackupFormat = { write: writeBackup, read: readBackup };
