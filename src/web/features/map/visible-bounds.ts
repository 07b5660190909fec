import { type Bounds, boundsOf, isWithin, partAround, type Position } from "#domain/geo/index.ts";
import { createMapFrame, withShapeOf } from "./map-frame.ts";
import type { MapInput } from "./map-view.ts";

export type VisibleBounds = {
  readonly bounds: Bounds;
  /** Less than the first view. */
  readonly isPart: boolean;
};

/** Of a marker, which is visible as a whole. */
const MARKER_UNITS = 30;

const hasRoomFor = (position: Position, bounds: Bounds): boolean => {
  const { width, height, toPoint } = createMapFrame(bounds);
  const { x, y } = toPoint(position);
  return Math.min(x, width - x, y, height - y) >= MARKER_UNITS;
};

/** The largest part of the market around its centre; all of the market if a pin is elsewhere in it. */
const firstView = ({ bounds, centre }: MapInput["market"], pins: readonly Position[]): Bounds => {
  const part = partAround(bounds, centre);
  return pins.some((pin) => isWithin(pin, bounds) && !hasRoomFor(pin, part)) ? bounds : part;
};

/** Degrees around a position, at least: about 15 kilometres. */
const MIN_MARGIN = { lat: 0.13, lng: 0.2 };

/** The map of a larger market is less detailed. */
const MARGIN_SHARE = 1 / 16;

const surroundingsOf = (positions: readonly Position[], market: Bounds): Bounds => {
  const { north, south, west, east } = boundsOf(positions);
  const lat = Math.max(MIN_MARGIN.lat, (market.north - market.south) * MARGIN_SHARE);
  const lng = Math.max(MIN_MARGIN.lng, (market.east - market.west) * MARGIN_SHARE);
  return { north: north + lat, south: south - lat, west: west - lng, east: east + lng };
};

const widthOf = ({ west, east }: Bounds): number => east - west;

/** The part of the Earth that a map shows. */
export const visibleBounds = ({ market, zone, focus = null, pins }: MapInput): VisibleBounds => {
  const first = firstView(market, pins);
  const wanted = zone ?? (focus && surroundingsOf(focus, market.bounds));
  const part = wanted && withShapeOf(wanted, first);
  return part !== null && widthOf(part) < widthOf(first)
    ? { bounds: part, isPart: true }
    : { bounds: first, isPart: false };
};
