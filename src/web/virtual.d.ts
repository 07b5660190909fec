declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:section-scripts" {
  /** The addresses of the script of each section, by its name, and of those that it imports; none in development. */
  export const SECTION_SCRIPTS: Readonly<Record<string, readonly string[]>>;
}
