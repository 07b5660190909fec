/** Thrown while a backup is read: why it cannot be restored. */
export class BackupFault extends Error {}
