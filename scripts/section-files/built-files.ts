import type { Manifest, ManifestChunk } from "vite";
import type { HeadFiles } from "../../src/web/head-order.ts";

/** A chunk and those that it imports. */
const chunksOf = (manifest: Manifest, key: string, chunks = new Set<ManifestChunk>()): Set<ManifestChunk> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the browser's build has no ${key}`);
  if (chunks.has(chunk)) return chunks;
  chunks.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, chunks);
  return chunks;
};

const IS_STYLES = /[.]css$/;

/** The files of the module, or of the style sheet, that is a key of the manifest, and of those that it imports. */
export const builtFilesOf = (manifest: Manifest, key: string): HeadFiles => {
  const chunks = [...chunksOf(manifest, key)];
  const files = [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
  return {
    styles: files.filter((file) => IS_STYLES.test(file)).map((file) => `/${file}`),
    scripts: files.filter((file) => !IS_STYLES.test(file)).map((file) => `/${file}`),
  };
};
