/** A path as a shell takes it. */
export const inShell: (path: string) => string;

/**
 * Why this account cannot read and write the first of the files that are there: path, owner, own account, and the command that
 * helps, for `folder` as a whole. Null: it can.
 */
export const findUnusableFile: (paths: readonly string[], folder: string) => string | null;

/** The same for a folder that is there and what it holds, of which `isChecked` leaves names out. */
export const findUnusablePath: (folder: string, isChecked?: (name: string) => boolean) => string | null;
