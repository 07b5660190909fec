import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { onTestFinished } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");

const HOOKS = join(import.meta.dirname, "changed-sources.mjs");

/** A source with this text before its first line that begins so. */
type Insertion = { readonly file: string; readonly before: string; readonly added: string };

type ChangedSources = {
  readonly insertions: readonly Insertion[];
  /** Files of the fixtures, by the path of the source that they are. */
  readonly added: Readonly<Record<string, string>>;
  /** The source that runs. */
  readonly probe: string;
};

const urlOf = (file: string): string => pathToFileURL(join(ROOT, file)).href;

const insert = (text: string, { before, added }: Insertion): string => {
  if (!text.includes(before)) throw new Error(`no source has ${before}`);
  return text.replace(before, `${added}${before}`);
};

/** Runs a source on others that differ from the files, which stay as they are. */
export const runOnChangedSources = ({ insertions, added, probe }: ChangedSources) => {
  const texts = new Map(Object.entries(added).map(([file, from]) => [file, readFileSync(join(ROOT, from), "utf8")]));
  for (const insertion of insertions) {
    const { file } = insertion;
    texts.set(file, insert(texts.get(file) ?? readFileSync(join(ROOT, file), "utf8"), insertion));
  }
  const folder = mkdtempSync(join(tmpdir(), "vitrine-sources-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const changed = join(folder, "changed.json");
  writeFileSync(changed, JSON.stringify(Object.fromEntries([...texts].map(([file, text]) => [urlOf(file), text]))));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", pathToFileURL(HOOKS).href, "--input-type=module", "--eval", `await import("${urlOf(probe)}");`],
    { cwd: ROOT, encoding: "utf8", env: { ...process.env, CHANGED_SOURCES: changed } },
  );
  return { status, output: stdout + stderr };
};
