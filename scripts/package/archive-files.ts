import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { OLDEST_NODE, PACKAGED_NODE } from "../../src/adapters/platform/node-runtime.mjs";
import { filesBelow } from "../../src/server/static-files/static-files.ts";
import { importedPackages, withDependencies } from "./runtime-packages.ts";

/** A file of the archive: its name there, and either the file that it is a copy of or its text. */
export type ArchiveFile = { readonly name: string } & ({ readonly source: string } | { readonly text: string });

/** Folders that the program reads, and what an operator reads. */
const FOLDERS = [
  "build/client",
  "build/server",
  "build/source-maps",
  "demo/group",
  "demo/widgets",
  "deploy",
  "docs",
  "public",
  "src/adapters/feeds/profiles",
  "src/adapters/media/icon-sets",
];

const FILES = ["CHANGELOG.md", "README.md", "scripts/package/start.mjs", "src/adapters/platform/node-runtime.mjs"];

/** Sources lie beside data in some folders, pictures of the documents beside these. */
const LEFT_OUT = /\.tsx?$|^docs\/pictures\//;

const LAUNCHER = "scripts/package/launch.sh";

type Manifest = { readonly name: string; readonly version: string };

const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;

const manifestText = ({ name, version }: Manifest): string =>
  `${JSON.stringify({ name, version, private: true, type: "module", engines: { node: `>=${OLDEST_NODE}` } }, null, 2)}\n`;

/**
 * What the archive holds, by name: the program and the pages as built, the packages that these import, data, documents and
 * the Node that runs them. `program`: folder of the built program.
 */
export const archiveFiles = (root: string, program: string): readonly ArchiveFile[] => {
  const manifest = readManifest(root);
  const modules = join(root, "node_modules");
  const below = (folder: string, name = folder): ArchiveFile[] =>
    filesBelow(join(root, folder)).map((source) => ({
      name: join(name, relative(join(root, folder), source)),
      source,
    }));
  const packages = withDependencies(modules, importedPackages([program, join(root, "build", "server")]));
  if (PACKAGED_NODE === null) throw new Error("No Node comes along for this platform");
  // Without headers and manuals.
  const node = join(modules, PACKAGED_NODE);
  return [
    ...FOLDERS.flatMap((folder) => below(folder)).filter(({ name }) => !LEFT_OUT.test(name)),
    ...below(relative(root, program), join("build", "program", manifest.version)),
    ...packages.flatMap((name) => below(join("node_modules", name))),
    ...FILES.map((name) => ({ name, source: join(root, name) })),
    { name: "serve", source: join(root, LAUNCHER) },
    { name: "vitrine", source: join(root, LAUNCHER) },
    { name: "node/bin/node", source: node },
    { name: "node/LICENSE", source: join(dirname(node), "..", "LICENSE") },
    { name: "package.json", text: manifestText(manifest) },
  ].toSorted((a, b) => (a.name < b.name ? -1 : 1));
};
