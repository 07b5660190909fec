declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:section-files" {
  import type { HeadFiles, MergedStyles } from "./head-order.ts";

  /** The files of each script and style sheet of sections; in development of style sheets alone. */
  export const SECTION_FILES: Readonly<Record<string, HeadFiles>>;

  /** Each has the style sheets of a route, and of the sections that a page has together. */
  export const MERGED_STYLES: readonly MergedStyles[];
}
