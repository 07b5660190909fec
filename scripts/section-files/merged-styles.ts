import { createHash } from "node:crypto";
import type { HeadFiles, MergedStyles } from "../../src/web/head-order.ts";

/** Styles of the root, of each route, and of each script of sections, which a content page may have. */
export type StyleSheets = {
  readonly root: HeadFiles["styles"];
  readonly routes: readonly HeadFiles["styles"][];
  readonly contentPage: HeadFiles["styles"];
  readonly scripts: readonly HeadFiles["styles"][];
};

/** The sets of style sheets that pages link; one with a single sheet needs no other file. */
export const styleSetsOf = ({ root, routes, contentPage, scripts }: StyleSheets): readonly HeadFiles["styles"][] => {
  const ofPages = routes.map((route) => [...root, ...route]);
  const ofSections = scripts.map((script) => [...root, ...contentPage, ...script]);
  const sets = [...ofPages, ...ofSections].map((set) => [...new Set(set)]).filter((set) => set.length > 1);
  return [...new Map(sets.map((set) => [set.join(" "), set])).values()];
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
