declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:section-scripts" {
  /** Script URLs of each section by name, including imported scripts; empty in development. */
  export const SECTION_SCRIPTS: Readonly<Record<string, readonly string[]>>;
}
