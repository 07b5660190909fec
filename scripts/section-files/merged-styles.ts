import { createHash } from "node:crypto";
import type { HeadFiles, MergedStyles } from "../../src/web/head-order.ts";

/** Styles of the root, of each route, and of the routes and scripts of sections of each page with sections. */
export type StyleSheets = {
  readonly root: HeadFiles["styles"];
  readonly routes: readonly HeadFiles["styles"][];
  readonly pages: readonly HeadFiles["styles"][];
};

/** Sheets of a page are the same set in whatever order its sections stand. */
const keyOf = (set: HeadFiles["styles"]): string => set.toSorted().join(" ");

/** The sets of style sheets that pages link; one with a single sheet needs no other file. */
export const styleSetsOf = ({ root, routes, pages }: StyleSheets): readonly HeadFiles["styles"][] => {
  const sets = [...routes, ...pages]
    .map((sheets) => [...new Set([...root, ...sheets])])
    .filter((set) => set.length > 1);
  return [...new Map(sets.map((set) => [keyOf(set), set])).values()];
};

/** A set of style sheets as one file, named by its content. */
export const mergeStyles = (
  parts: HeadFiles["styles"],
  read: (address: string) => string,
): MergedStyles & { readonly code: string } => {
  const code = parts.map((part) => read(part).trimEnd()).join("");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { file: `/assets/${hash}.css`, parts, code };
};
