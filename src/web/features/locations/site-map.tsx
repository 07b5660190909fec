import { locationStrings as words } from "../../strings/locations.ts";
import { LUXEMBOURG_OUTLINE } from "./luxembourg-outline.ts";
import { MAP_HEIGHT, MAP_WIDTH, isOnMap, onMap } from "./map-frame.ts";
import { placeId } from "./place-list.tsx";

export type MapSite = { readonly slug: string; readonly name: string; readonly lat: number; readonly lng: number };

type Course = readonly (readonly [lat: number, lng: number])[];

/** The two rivers that give the group its name and its mark, drawn by the towns they pass. */
const ALZETTE: Course = [
  [49.495, 5.985],
  [49.525, 6.04],
  [49.53, 6.1],
  [49.57, 6.13],
  [49.61, 6.135],
  [49.65, 6.14],
  [49.69, 6.14],
  [49.75, 6.107],
  [49.8, 6.1],
  [49.847, 6.1],
];
const SURE: Course = [
  [49.91, 5.8],
  [49.91, 5.93],
  [49.88, 6.03],
  [49.847, 6.1],
  [49.866, 6.16],
  [49.87, 6.23],
  [49.866, 6.29],
];

/** Through the middle of each stretch, so that the line bends and does not break. */
const bent = (course: Course): string => {
  const points = course.map(([lat, lng]) => onMap({ lat, lng }));
  const [first, ...rest] = points;
  if (!first) return "";
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    return next
      ? `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
      : `L${point.x} ${point.y}`;
  });
  return `M${first.x} ${first.y}${curves.join("")}`;
};

const COURSES = [bent(ALZETTE), bent(SURE)];

const Marker = ({ site, number }: { readonly site: MapSite; readonly number: number }) => {
  const { x, y } = onMap(site);
  return (
    <g className="map-site" data-place={number}>
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y + 4.5} textAnchor="middle" aria-hidden="true">
        {number}
      </text>
    </g>
  );
};

type SiteMapProps = {
  readonly sites: readonly MapSite[];
  /** Markers lead to their place in the list beside the map. */
  readonly linked?: boolean;
};

/** The sites on the country, numbered as in the list beside it. No tiles, no script, no other host. */
export const SiteMap = ({ sites, linked = false }: SiteMapProps) => (
  <svg
    viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
    role={linked ? "group" : "img"}
    aria-label={words.map}
    className="site-map"
  >
    <path d={LUXEMBOURG_OUTLINE} className="map-land" />
    {COURSES.map((course) => (
      <path key={course} d={course} className="map-river" />
    ))}
    {sites.map((site, index) => {
      if (!isOnMap(onMap(site))) return null;
      const marker = <Marker key={site.slug} site={site} number={index + 1} />;
      return linked ? (
        <a key={site.slug} href={`#${placeId(site.slug)}`} aria-label={words.onMap(index + 1, site.name)}>
          {marker}
        </a>
      ) : (
        marker
      );
    })}
  </svg>
);
