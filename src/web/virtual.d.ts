declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:section-files" {
  import type { HeadFiles, MergedStyles } from "./head-order.ts";

  /** The files of each script of sections; empty in development. */
  export const SECTION_FILES: Readonly<Record<string, HeadFiles>>;

  /** Each has the style sheets of a route, and of a script of sections on a content page. */
  export const MERGED_STYLES: readonly MergedStyles[];
}
