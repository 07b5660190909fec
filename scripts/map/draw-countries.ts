/**
 * Writes the outlines of maps to src/web/platform/map/geometry from world-atlas (Natural Earth, public domain). Needed
 * again when a country outside the bounds of the others gets a module, or the atlas changes:
 * `node scripts/run.mjs scripts/map/draw-countries.ts`.
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { COUNTRIES } from "../../src/domain/countries/index.ts";
import { type Bounds, encodePolyline, type Position } from "../../src/domain/geo/index.ts";
import { clipRing, simplify } from "./simplify.ts";

const ROOT = new URL("../..", import.meta.url);

type Drawing = {
  readonly file: string;
  readonly constant: string;
  readonly atlas: string;
  readonly scale: string;
  /** Somewhat more than the maps' bounds, so that no edge of a clipped country is visible. */
  readonly bounds: Bounds;
  /** Degrees. */
  readonly tolerance: number;
  /** Steps a degree. */
  readonly precision: number;
};

/** Degrees beyond the maps of all countries with a module. */
const MARGIN = 1;

const aroundCountries = (): Bounds => {
  const all = Object.values(COUNTRIES).map(({ map }) => map.bounds);
  return {
    north: Math.max(...all.map(({ north }) => north)) + MARGIN,
    south: Math.min(...all.map(({ south }) => south)) - MARGIN,
    west: Math.min(...all.map(({ west }) => west)) - MARGIN,
    east: Math.max(...all.map(({ east }) => east)) + MARGIN,
  };
};

const DRAWINGS: readonly Drawing[] = [
  {
    file: "detailed-countries.ts",
    constant: "DETAILED_COUNTRIES",
    atlas: "countries-10m.json",
    scale: "1:10 m",
    bounds: aroundCountries(),
    tolerance: 0.0015,
    precision: 1000,
  },
  {
    file: "europe-countries.ts",
    constant: "EUROPE_COUNTRIES",
    atlas: "countries-50m.json",
    scale: "1:50 m",
    bounds: { north: 65, south: 38, west: -14, east: 26 },
    tolerance: 0.02,
    precision: 100,
  },
];

type Atlas = Topology<{ countries: GeometryCollection }>;

const toPosition = ([lng = 0, lat = 0]: readonly number[]): Position => ({ lat, lng });

/** Arcs are simplified once for both countries beside them, so that no gap opens between the two. */
const simplifyArcs = (atlas: Atlas, tolerance: number): Atlas => {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = atlas.arcs.map((arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]) => {
      [x, y] = [x + dx, y + dy];
      return toPosition([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplify(line, tolerance).map(({ lat, lng }) => [lng, lat]);
  });
  const { transform: _transform, ...rest } = atlas;
  return { ...rest, arcs };
};

const draw = ({ file, constant, atlas: name, scale, bounds, tolerance, precision }: Drawing): void => {
  const atlas = simplifyArcs(createRequire(import.meta.url)(`world-atlas/${name}`) as Atlas, tolerance);
  const rings = feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const polygons =
      geometry.type === "Polygon"
        ? [geometry.coordinates]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : [];
    return polygons.flatMap(([outer = []]) => {
      const ring = clipRing(outer.slice(1).map(toPosition), bounds);
      return ring.length < 3
        ? []
        : [`  [${JSON.stringify(id ?? "")}, ${JSON.stringify(encodePolyline(ring, precision))}],`];
    });
  });
  const text = `import type { EncodedCountries } from "./encoded-countries.ts";

/** Written by scripts/map/draw-countries.ts from world-atlas (Natural Earth, ${scale}, public domain). */
export const ${constant}: EncodedCountries = {
  bounds: ${JSON.stringify(bounds).replaceAll('"', "").replaceAll(",", ", ").replaceAll(":", ": ")},
  precision: ${precision},
  rings: [
${rings.join("\n")}
  ],
};
`;
  writeFileSync(new URL(`src/web/platform/map/geometry/${file}`, ROOT), text);
  process.stdout.write(`${file}: ${rings.length} rings, ${text.length} bytes\n`);
};

for (const drawing of DRAWINGS) draw(drawing);
