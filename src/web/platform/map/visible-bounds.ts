import { type Bounds, boundsOf, isWithin, centredBounds, type Position } from "#domain/geo/index.ts";
import { createMapFrame, withShapeOf } from "./map-frame.ts";
import type { MapInput } from "./map-view.ts";

export type VisibleBounds = {
  readonly bounds: Bounds;
  /** True if smaller than the initial view. */
  readonly isPart: boolean;
};

/** Size of a marker, which must be entirely visible. */
const MARKER_UNITS = 30;

const hasRoomFor = (position: Position, bounds: Bounds): boolean => {
  const { width, height, toPoint } = createMapFrame(bounds);
  const { x, y } = toPoint(position);
  return Math.min(x, width - x, y, height - y) >= MARKER_UNITS;
};

/** The largest bounds around the market's centre; the whole market if a pin would be outside them. */
const firstView = ({ bounds, centre }: MapInput["market"], pins: readonly Position[]): Bounds => {
  const part = centredBounds(bounds, centre);
  return pins.some((pin) => isWithin(pin, bounds) && !hasRoomFor(pin, part)) ? bounds : part;
};

/** Minimum margin around a position in degrees, about 15 kilometres. */
const MIN_MARGIN = { lat: 0.13, lng: 0.2 };

/** Margin as a share of the market's size, for larger markets. */
const MARGIN_SHARE = 1 / 16;

const surroundingsOf = (positions: readonly Position[], market: Bounds): Bounds => {
  const { north, south, west, east } = boundsOf(positions);
  const lat = Math.max(MIN_MARGIN.lat, (market.north - market.south) * MARGIN_SHARE);
  const lng = Math.max(MIN_MARGIN.lng, (market.east - market.west) * MARGIN_SHARE);
  return { north: north + lat, south: south - lat, west: west - lng, east: east + lng };
};

const widthOf = ({ west, east }: Bounds): number => east - west;

/** Bounds of the visible map. */
export const visibleBounds = ({ market, zone, focus = null, pins }: MapInput): VisibleBounds => {
  const first = firstView(market, pins);
  const wanted = zone ?? (focus && surroundingsOf(focus, market.bounds));
  const part = wanted && withShapeOf(wanted, first);
  return part !== null && widthOf(part) < widthOf(first)
    ? { bounds: part, isPart: true }
    : { bounds: first, isPart: false };
};
