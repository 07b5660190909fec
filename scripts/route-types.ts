// Writes the types of the routes, which their modules import as `./+types/route`. React Router writes those of its app
// directory alone; a page is in the folder of its trade.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import routes from "../src/web/app/routes.ts";

const root = join(import.meta.dirname, "..");
const APP = join(root, "src/web/app");
const APP_TYPES = join(root, ".react-router/types/src/web/app");

/** React Router empties its own folder whenever the development server starts. */
const TRADE_TYPES = join(root, ".react-router/trades");

const { status } = spawnSync(process.execPath, [join(root, "node_modules/@react-router/dev/bin.cjs"), "typegen"], {
  cwd: root,
  stdio: "inherit",
});
if (status !== 0) throw new Error("React Router could not write the types of routes");

/** The names that a route module gets from its types are those that React Router gives the root. */
const rootTypes = readFileSync(join(APP_TYPES, "+types/root.ts"), "utf8");
const namespace = rootTypes.slice(rootTypes.indexOf("export namespace Route"));

const moduleType = (from: string, to: string): string =>
  `typeof import("${relative(from, to).replace(/\.tsx?$/, ".js")}")`;

const typesOf = (file: string, ids: readonly string[]): string => {
  const types = join(dirname(join(APP, file)), "+types");
  const module = moduleType(types, join(APP, file));
  const matches = ids.map(
    (id) =>
      `[{ id: "root"; module: ${moduleType(types, join(APP, "root.tsx"))} }, { id: ${JSON.stringify(id)}; module: Module }]`,
  );
  return `import type { GetAnnotations, GetInfo } from "react-router/internal";

type Module = ${module};
type Info = GetInfo<{ file: ${JSON.stringify(file)}; module: Module }>;
type Matches = ${matches.join(" | ")};
type Annotations = GetAnnotations<Info & { module: Module; matches: Matches }>;

${namespace}`;
};

rmSync(TRADE_TYPES, { recursive: true, force: true });
for (const [file, entries] of Map.groupBy(routes, (entry) => entry.file)) {
  const ids = entries.map(({ id }) => id ?? "");
  const folder = join(TRADE_TYPES, relative(root, dirname(join(APP, file))), "+types");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "route.ts"), typesOf(file, ids));
}
