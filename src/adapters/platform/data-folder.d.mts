/** `chmodSync` of node:fs; a test replaces it. */
type ChangeMode = (path: string, mode: number) => void;

/** The command that takes a folder and all it holds from other accounts. */
export const restrictCommand: (folder: string) => string;

/** The first file or folder that other accounts may use, of the data folder and what it holds; null when there is none. */
export const findWidePath: (folder: string) => string | null;

/** Why this account cannot use what the site needs in its data folder; null when it can. The site serves without pictures. */
export const findUnusableData: (folder: string) => string | null;

/** Makes a folder that is there and holds nothing its owner's alone. Returns why that is impossible; null when it is not. */
export const restrictEmptyFolder: (folder: string, chmod?: ChangeMode) => string | null;

/**
 * Creates the data folder for its owner alone, or makes it so while it holds nothing; `lost+found` is nothing. Returns why it
 * must not be used; null when it may be.
 */
export const prepareDataFolder: (folder: string, chmod?: ChangeMode) => string | null;

/** The same for the folder that DATA_DIR names, before the configuration can be read. */
export const prepareConfiguredDataFolder: (
  environment: Readonly<Record<string, string | undefined>>,
  projectFolder: string,
  defaultFolder: string,
) => string | null;
