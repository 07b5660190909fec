import { relative } from "node:path";

/** A file as operators read it: a path below the working folder, or an absolute one. */
export const displayPath = (file: string): string => {
  const path = relative(process.cwd(), file);
  return path.startsWith("..") ? file : path;
};
