import { compress } from "../../src/server/middleware/compression.ts";
import type { Budget } from "./budgets.ts";

/** Bytes and counts of a first visit; compressed as the site sends them, pages with Brotli 5 and files with 11. */
export type Weight = Required<Budget>;

const FILE_QUALITY = 11;

/** Reads the bytes at a path of the site. */
export type ReadPath = (path: string) => Promise<Uint8Array>;

const matches = (html: string, pattern: RegExp): readonly string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path)),
];

/** The scripts that a document loads: its own script has their addresses (`src/web/script-start`). */
export const scriptsOf = (html: string): readonly string[] => [
  ...matches(/\}\)\(\[(?:"[^"]+",?)+\]/.exec(html)?.[0] ?? "", /"(\/assets\/[^"]+\.js)"/g),
];

const totalBytes = async (paths: readonly string[], read: ReadPath): Promise<number> => {
  let bytes = 0;
  for (const path of paths) bytes += (await compress(await read(path), "br", FILE_QUALITY)).byteLength;
  return bytes;
};

export const measureWeight = async (path: string, read: ReadPath): Promise<Weight> => {
  const body = await read(path);
  const html = new TextDecoder().decode(body);
  const scripts = scriptsOf(html);
  // A browser loads no sheet that is disabled: one file has replaced it (`src/web/head-order.ts`).
  const styles = matches(html, /rel="stylesheet" href="([^"]+)"/g);
  return {
    path,
    html: body.byteLength,
    htmlCompressed: (await compress(body, "br")).byteLength,
    elements: html.match(/<[a-z]/gi)?.length ?? 0,
    scripts: await totalBytes(scripts, read),
    scriptFiles: scripts.length,
    styles: await totalBytes(styles, read),
    styleFiles: styles.length,
  };
};

const MEASURES = ["html", "htmlCompressed", "elements", "scripts", "scriptFiles", "styles", "styleFiles"] as const;

/** A sentence for each measure over its budget. */
export const findExcesses = (weight: Weight, budget: Budget): readonly string[] =>
  MEASURES.flatMap((measure) => {
    const limit = budget[measure];
    return limit !== undefined && weight[measure] > limit
      ? [`${weight.path}: ${measure} is ${weight[measure]}, over the budget of ${limit}`]
      : [];
  });
