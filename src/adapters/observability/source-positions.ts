import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload, type SourceMapping } from "node:module";
import { basename, join } from "node:path";

/** A position in a script: file, line and column, both from 1. */
const POSITION = /^(.+\.js):(\d{1,9}):(\d{1,9})$/;

/** What may surround a position in a stack trace. */
const DELIMITERS = /([\s()]+)/;

/** Folders of scripts of the server, whose source maps stand beside them. */
const SERVER_FOLDERS = ["build/program/", "build/server/"];

/** Source maps of the browser's scripts: they are not served. */
const BROWSER_MAPS = "build/source-maps";

const mapFileOf = (root: string, script: string): string => {
  const start = Math.max(...SERVER_FOLDERS.map((folder) => script.lastIndexOf(folder)));
  const isServer = start !== -1 && !script.includes("..");
  return isServer ? join(root, `${script.slice(start)}.map`) : join(root, BROWSER_MAPS, `${basename(script)}.map`);
};

/** Null for a script of a build that no longer exists. */
const readMap = (file: string): SourceMap | null =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8")) as SourceMapPayload) : null;

/** Sources are named relative to their map. */
const sourcePath = (source: string): string => source.replace(/^(?:\.{1,2}\/)+/, "");

const describeEntry = (entry: SourceMapping): string =>
  `${sourcePath(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;

/** `resolved`: number of positions found in our sources; `unknown`: scripts without a source map. */
type ResolvedPositions = {
  readonly text: string;
  readonly resolved: number;
  readonly unknown: readonly string[];
};

/** The text of an error report, with positions in scripts of the build replaced by those in our sources. `root`: folder of the project. */
export const resolvePositions = (text: string, root: string): ResolvedPositions => {
  const maps = new Map<string, SourceMap | null>();
  const unknown = new Set<string>();
  let resolved = 0;
  const resolve = (part: string): string => {
    const [, script, line, column] = POSITION.exec(part) ?? [];
    if (script === undefined) return part;
    const file = mapFileOf(root, script);
    const map = maps.get(file) ?? readMap(file);
    maps.set(file, map);
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !("originalSource" in entry)) {
      unknown.add(script);
      return part;
    }
    resolved += 1;
    return describeEntry(entry);
  };
  return { text: text.split(DELIMITERS).map(resolve).join(""), resolved, unknown: [...unknown] };
};
