import { decodeEscapes } from "#domain/shared/index.ts";

/** What follows `file:` for a file of the reader's own machine; two or four slashes begin the name of another one. */
const LOCAL_FILE = /^(?:\/|\/{3})?(?:[^/]|$)/;

/** Drives have one letter. */
const SCHEME = /^([a-z][a-z0-9+.-]+):/i;

/** True for a target that a program requests from another machine, or whose scheme may start a program. */
export const isRemote = (target: string): boolean => {
  const path = (decodeEscapes(target) ?? target).trim().replaceAll("\\", "/");
  if (path.startsWith("//")) return true;
  const scheme = SCHEME.exec(path)?.[1];
  if (scheme === undefined) return false;
  return scheme.toLowerCase() !== "file" || !LOCAL_FILE.test(path.slice("file:".length));
};
