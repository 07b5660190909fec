import type { SiteFileDependencies } from "./site-file-dependencies.ts";

/** Source: https://www.w3.org/TR/appmanifest/ */
export const createManifest = ({ settings, paths }: Pick<SiteFileDependencies, "settings" | "paths">): string =>
  JSON.stringify({
    name: settings.group.name,
    short_name: settings.brand.shortName ?? settings.group.name.split(" ")[0],
    lang: "fr",
    start_url: paths.home(),
    display: "browser",
    background_color: settings.brand.palette.light.paper,
    theme_color: settings.brand.palette.light.ink,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
