/**
 * Draws the outline of Luxembourg for the map of sites and writes src/web/features/locations/luxembourg-outline.ts.
 * Needed again only when the frame or the source changes: `node scripts/map/draw-luxembourg.ts`.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { toMapPoint } from "../../src/web/features/locations/map-frame.ts";

const LUXEMBOURG = "442";
const ROOT = new URL("../..", import.meta.url);

const world = createRequire(import.meta.url)("world-atlas/countries-10m.json") as Topology<{
  countries: GeometryCollection;
}>;

const outline = (): string => {
  const country = feature(world, world.objects.countries).features.find(({ id }) => id === LUXEMBOURG);
  if (country?.geometry.type !== "Polygon") throw new Error("Luxembourg is no polygon in this atlas");
  const ring = country.geometry.coordinates[0] ?? [];
  const points = ring.map(([lng = 0, lat = 0]) => toMapPoint({ lat, lng }));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;
};

writeFileSync(
  new URL("src/web/features/locations/luxembourg-outline.ts", ROOT),
  `/** Written by scripts/map/draw-luxembourg.ts from world-atlas (Natural Earth, 1:10 m, public domain). */
export const LUXEMBOURG_OUTLINE =
  "${outline()}";
`,
);
