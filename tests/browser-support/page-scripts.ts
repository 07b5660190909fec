const START_CALL = /\}\)\(\[(?:"[^"]+",?)+\]/;

/** The scripts that a document loads: its own script has their addresses (`src/web/app/payload-scripts.ts`). */
export const scriptsOf = (html: string): readonly string[] => [
  ...new Set(
    Array.from((START_CALL.exec(html)?.[0] ?? "").matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, path = ""]) => path),
  ),
];
