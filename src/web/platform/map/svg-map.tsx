import { Anchor } from "../../../ui/link/link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { MapLabel } from "./map-labels.ts";
import { useCachedObjects } from "../object-cache/index.ts";
import { markerLabel, markerTitle } from "./marker-title.ts";
import type { MapMarkerView, MapView } from "./map-view.ts";

const RADIUS = 25;
const PIN_RADIUS = 9;
const CLUSTER_RADIUS = 31;
/** Touch target of 24 pixels on the narrowest phone. */
const TARGET_RADIUS = 36;

const DOT_RADIUS = { town: 4, origin: 10 } as const;

const Label = ({ label: { x, y, text, kind, side } }: { readonly label: MapLabel }) =>
  kind === "country" ? (
    <text x={x} y={y} textAnchor="middle" className="map-country">
      {text}
    </text>
  ) : (
    <>
      <circle cx={x} cy={y} r={DOT_RADIUS[kind]} className={`map-${kind}-dot`} />
      {text && (
        <text
          x={side === "left" ? x - DOT_RADIUS[kind] - 8 : x + DOT_RADIUS[kind] + 8}
          y={y + 8}
          textAnchor={side === "left" ? "end" : "start"}
          className={`map-${kind}`}
        >
          {text}
        </text>
      )}
    </>
  );

type MarkerProps = { readonly marker: MapMarkerView; readonly active: boolean; readonly numbered: boolean };

const idsOf = (pins: MapMarkerView["pins"]): readonly number[] => pins.map(({ id }) => id);

const Marker = ({ marker: { x, y, pins }, active, numbered }: MarkerProps) => {
  const isCluster = pins.length > 1;
  const locations = useCachedObjects("location", idsOf(pins));
  const title = markerTitle(pins, (id) => locations.find((location) => location.id === id));
  return (
    <g className={classNames("map-marker", isCluster && "map-cluster", active && "map-marker-active")}>
      {title && <title>{title}</title>}
      <circle cx={x} cy={y} r={TARGET_RADIUS} className="map-target" />
      {isCluster && <circle cx={x} cy={y} r={CLUSTER_RADIUS} className="map-ring" />}
      <circle cx={x} cy={y} r={RADIUS} className="map-disc" />
      {numbered ? (
        <text x={x} y={y + 9} textAnchor="middle" aria-hidden="true">
          {isCluster ? `×${pins.length}` : pins[0]?.number}
        </text>
      ) : (
        <circle cx={x} cy={y} r={PIN_RADIUS} className="map-pin" />
      )}
    </g>
  );
};

type SvgMapProps = {
  readonly view: MapView;
  readonly label: string;
  /** Slug of the location that the pointer is over in the list. */
  readonly active?: string | null;
  readonly onActive?: (slug: string | null) => void;
};

const isActive = ({ pins }: MapMarkerView, active: string | null | undefined): boolean =>
  pins.some(({ slug }) => slug === active);

/** A map without scripts, tiles or third-party hosts; its markers are links in the order of the list. */
export const SvgMap = ({ view, label, active, onActive }: SvgMapProps) => {
  const { background, labels, markers } = view;
  const isLinked = markers.some(({ href }) => href !== null);
  // Markers with numbers link to list entries.
  const isNumbered = isLinked || markers.length > 1;
  return (
    <svg
      viewBox={`0 0 ${background.width} ${background.height}`}
      role={isLinked ? "group" : "img"}
      aria-label={label}
      className="site-map"
    >
      <g aria-hidden="true">
        <path d={background.land} className="map-land" />
        {background.home && <path d={background.home} className="map-land map-home" />}
        {background.rivers.map((river) => (
          <path key={river} d={river} className="map-river" />
        ))}
        {labels.map((item) => (
          <Label key={`${item.kind} ${item.text}`} label={item} />
        ))}
      </g>
      {markers.map((marker) => {
        const [first] = marker.pins;
        const drawn = (
          <Marker key={first?.slug} marker={marker} active={isActive(marker, active)} numbered={isNumbered} />
        );
        if (marker.href === null) return drawn;
        return (
          <Anchor
            key={first?.slug}
            href={marker.href}
            aria-label={markerLabel(marker.pins)}
            className="map-link"
            onMouseEnter={() => onActive?.(first?.slug ?? null)}
            onMouseLeave={() => onActive?.(null)}
            onFocus={() => onActive?.(first?.slug ?? null)}
            onBlur={() => onActive?.(null)}
          >
            {drawn}
          </Anchor>
        );
      })}
    </svg>
  );
};
