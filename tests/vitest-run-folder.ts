import { useRunFolder } from "./run-folder.ts";

/** Puts the temporary files of all tests into one folder. */
export const setup = (): void => useRunFolder();
