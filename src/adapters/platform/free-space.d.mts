export type DiskSpace = { readonly freeBytes: number; readonly totalBytes: number };

/** Below it a disk counts as full: an import, a backup or a night of logs takes as much. */
export const MIN_FREE_BYTES: number;

/** Space for this account on the disk of a folder, or of the nearest one above it that exists. Throws when that cannot be read. */
export const readSpace: (folder: string) => DiskSpace;

/** "12.3 of 40.0 GiB are free" */
export const describeSpace: (space: DiskSpace) => string;
