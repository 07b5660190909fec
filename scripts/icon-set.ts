// Writes the interface's icons as a set for content and the icons API: `node scripts/icon-set.ts`.
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
const renderIcon = (await vite.ssrLoadModule("/src/ui/icons/icons.tsx")) as Record<
  string,
  (props: object) => ReactElement
>;
await vite.close();

const iconName = (component: string): string =>
  component
    .replace(/Icon$/, "")
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

/** Line attributes of the icon frame, repeated for use outside it. */
const iconBody = (svg: string): string => {
  const inside = /<svg[^>]*>(.*)<\/svg>/s.exec(svg)?.[1] ?? "";
  const frameAttributes =
    'fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"';
  return `<g ${frameAttributes}>${inside.replaceAll(/><\/(?:path|circle|rect|line)>/g, "/>")}</g>`;
};

const icons = Object.entries(renderIcon).map(([component, Icon]) => [
  iconName(component),
  { body: iconBody(renderToStaticMarkup(Icon({}))) },
]);

writeFileSync(
  FILE,
  `${JSON.stringify({ prefix: "vitrine", icons: Object.fromEntries(icons), width: 20, height: 20 }, null, 2)}\n`,
);
