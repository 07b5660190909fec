import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";
import type { HeadFiles, MergedStyles } from "../../src/web/head-order.ts";
import { builtFilesOf } from "./built-files.ts";
import { mergeStyles, styleSetsOf } from "./merged-styles.ts";
import { readStoryScripts } from "./story-scripts.ts";

const ROOT = join(import.meta.dirname, "../..");
const CLIENT = join(ROOT, "build/client");
const SECTIONS = "src/web/sections";
/** Pages with other sets of sections than those of this folder link several sheets. */
const CONTENT = join(ROOT, "content");

/** The framework's name of the browser's part of a route. */
const ROUTE_KEY = /^src\/web\/.+\?__react-router-build-client-route$/;
const keyOfRoute = (route: string): string => `src/web/${route}?__react-router-build-client-route`;

const readManifest = (): Manifest => JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;

const namesIn = (folder: string): readonly string[] => readdirSync(join(ROOT, SECTIONS, folder));

/** The style sheets that come on demand, by the names that pages give them. */
const filesOfStyles = (filesOf: (sheet: string) => HeadFiles): readonly (readonly [string, HeadFiles])[] =>
  namesIn("styles").map((name) => [`styles/${name.replace(".css", "")}`, filesOf(`${SECTIONS}/styles/${name}`)]);

/** Files of the scripts of sections, by their names, and of the style sheets that come on demand, by theirs in their folder. */
const readSectionFiles = (manifest: Manifest): Readonly<Record<string, HeadFiles>> =>
  Object.fromEntries([
    ...namesIn("scripts").map((name) => [
      name.replace(".ts", ""),
      builtFilesOf(manifest, `${SECTIONS}/scripts/${name}`),
    ]),
    ...filesOfStyles((sheet) => builtFilesOf(manifest, sheet)),
  ]);

/** In development scripts bring the other style sheets, after those of sections: the order of the layers comes first. */
const LAYERS = "/src/web/layers.css";

/** The style sheets of sections in development, where Vite serves one for a link at `?direct`. Scripts come without being named. */
const sectionFilesInDevelopment = (): Readonly<Record<string, HeadFiles>> =>
  Object.fromEntries(
    filesOfStyles((sheet) => ({ styles: [LAYERS, `/${sheet}`].map((file) => `${file}?direct`), scripts: [] })),
  );

/** Writes the files beside those that they merge. */
const writeMergedStyles = (
  manifest: Manifest,
  sectionFiles: Readonly<Record<string, HeadFiles>>,
): readonly MergedStyles[] => {
  const stylesOf = (key: string): HeadFiles["styles"] => builtFilesOf(manifest, key).styles;
  const contentPage = stylesOf(keyOfRoute("routes/page/route.tsx"));
  const location = stylesOf(keyOfRoute("routes/location/route.tsx"));
  const ofScripts = (scripts: readonly string[]): HeadFiles["styles"] =>
    scripts.flatMap((script) => sectionFiles[script]?.styles ?? []);
  const sets = styleSetsOf({
    root: stylesOf(keyOfRoute("root.tsx")),
    routes: Object.keys(manifest)
      .filter((key) => ROUTE_KEY.test(key))
      .map(stylesOf),
    pages: [
      ...Object.values(sectionFiles).map(({ styles }) => [...contentPage, ...styles]),
      ...readStoryScripts(CONTENT).map(({ isLocation, scripts }) => [
        ...(isLocation ? location : contentPage),
        ...ofScripts(scripts),
      ]),
    ],
  });
  return sets.map((set) => {
    const { code, ...merged } = mergeStyles(set, (address) => readFileSync(join(CLIENT, address), "utf8"));
    writeFileSync(join(CLIENT, merged.file), code);
    return merged;
  });
};

/** Hands the files of sections, and merged style sheets, to the server's build, which the router starts after the browser's. */
export const sectionFiles = (): Plugin => ({
  name: "section-files",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: { filter: { id: /^virtual:section-files$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:section-files$/ },
    handler() {
      const manifest = this.environment.mode === "build" ? readManifest() : null;
      const files = manifest === null ? sectionFilesInDevelopment() : readSectionFiles(manifest);
      const merged = manifest === null ? [] : writeMergedStyles(manifest, files);
      return `export const SECTION_FILES = ${JSON.stringify(files)};\nexport const MERGED_STYLES = ${JSON.stringify(merged)};`;
    },
  },
});
