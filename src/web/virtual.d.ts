declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:section-files" {
  import type { HeadFiles } from "./head-order.ts";

  /** What the script of a section needs, by the section's name; empty in development. */
  export const SECTION_FILES: Readonly<Record<string, HeadFiles>>;
}
