import { join, relative } from "node:path";

/** Folder and files of a bundle. */
export type Bundle = {
  readonly folder: string;
  /** Names of its files without `.js`, by the modules that they start with. */
  readonly entries: ReadonlyMap<string, string>;
};

const MODULE_URL = /new URL\("([^"]+)", import\.meta\.url\)/g;

/**
 * The code of a module for a bundle: data files are found where the module's folder is, and a process or a thread starts with the
 * bundle's file. Throws for the address of a module that is no entry.
 */
export const withSourcePlaces = (code: string, folder: string, bundle: Bundle): string => {
  const place = JSON.stringify(`/${relative(bundle.folder, folder).replaceAll("\\", "/")}`);
  return code
    .replaceAll("import.meta.dirname", `(import.meta.dirname + ${place})`)
    .replaceAll(MODULE_URL, (_, address: string) => {
      const name = bundle.entries.get(join(folder, address));
      if (name === undefined) throw new Error(`${join(folder, address)} is no entry of the program`);
      return `new URL("./${name}.js", import.meta.url)`;
    });
};
