// Writes the interface's icons as a set of their own for content and for the icons API: `node scripts/icon-set.ts`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";

const FILE = join(import.meta.dirname, "..", "src", "adapters", "media", "icon-sets", "vitrine.json");

const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false, hmr: false },
  appType: "custom",
  logLevel: "error",
});
const drawn = (await vite.ssrLoadModule("/src/ui/icons/icons.tsx")) as Record<string, (props: object) => ReactElement>;
await vite.close();

const nameOf = (component: string): string =>
  component
    .replace(/Icon$/, "")
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** What the frame of an icon says of all its lines, for whoever shows the drawing without our frame. */
const bodyOf = (svg: string): string => {
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? "";
  const looks = 'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  return `<g ${looks}>${inside.replaceAll(/><\/(?:path|circle|rect|line)>/g, "/>")}</g>`;
};

const icons = Object.entries(drawn).map(([component, Icon]) => [
  nameOf(component),
  { body: bodyOf(renderToStaticMarkup(Icon({}))) },
]);

writeFileSync(
  FILE,
  `${JSON.stringify({ prefix: "vitrine", icons: Object.fromEntries(icons), width: 20, height: 20 }, null, 2)}\n`,
);
