import { locationStrings as strings } from "../../strings/locations.ts";
import { LUXEMBOURG_OUTLINE } from "./luxembourg-outline.ts";
import { MAP_HEIGHT, MAP_WIDTH, isOnMap, toMapPoint } from "./map-frame.ts";
import { locationAnchor } from "./location-list.tsx";

export type MapLocation = { readonly slug: string; readonly name: string; readonly lat: number; readonly lng: number };

type River = readonly (readonly [lat: number, lng: number])[];

/** The two rivers in the name and the logo of the group, as points between the towns they pass. */
const ALZETTE: River = [
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
const SURE: River = [
  [49.91, 5.8],
  [49.91, 5.93],
  [49.88, 6.03],
  [49.847, 6.1],
  [49.866, 6.16],
  [49.87, 6.23],
  [49.866, 6.29],
];

/** Quadratic curves through the midpoints, so that the line has no corners. */
const toCurvePath = (river: River): string => {
  const points = river.map(([lat, lng]) => toMapPoint({ lat, lng }));
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

const RIVER_PATHS = [toCurvePath(ALZETTE), toCurvePath(SURE)];

const Marker = ({ location, number }: { readonly location: MapLocation; readonly number: number }) => {
  const { x, y } = toMapPoint(location);
  return (
    <g className="map-site" data-place={number}>
      <circle cx={x} cy={y} r="12" />
      <text x={x} y={y + 4.5} textAnchor="middle" aria-hidden="true">
        {number}
      </text>
    </g>
  );
};

type LocationMapProps = {
  readonly locations: readonly MapLocation[];
  /** Markers link to their items in the list. */
  readonly linked?: boolean;
};

/** Locations on an outline of the country, numbered like the list. Uses no map tiles, scripts or external hosts. */
export const LocationMap = ({ locations, linked = false }: LocationMapProps) => (
  <svg
    viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
    role={linked ? "group" : "img"}
    aria-label={strings.map}
    className="site-map"
  >
    <path d={LUXEMBOURG_OUTLINE} className="map-land" />
    {RIVER_PATHS.map((river) => (
      <path key={river} d={river} className="map-river" />
    ))}
    {locations.map((location, index) => {
      if (!isOnMap(toMapPoint(location))) return null;
      const marker = <Marker key={location.slug} location={location} number={index + 1} />;
      return linked ? (
        <a
          key={location.slug}
          href={`#${locationAnchor(location.slug)}`}
          aria-label={strings.marker(index + 1, location.name)}
        >
          {marker}
        </a>
      ) : (
        marker
      );
    })}
  </svg>
);
