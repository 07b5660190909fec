/** North-west corner of the map in degrees and its scale in SVG units per degree. */
const WEST = 5.68;
const NORTH = 50.22;
const UNITS_PER_DEGREE = 520;

/** Ratio of a degree of longitude to a degree of latitude at 49.8° north. */
const LONGITUDE_SCALE = Math.cos((49.8 * Math.PI) / 180);

export const MAP_WIDTH = 304;
export const MAP_HEIGHT = 416;

export type MapPoint = { readonly x: number; readonly y: number };

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** WGS 84 degrees to SVG coordinates, equirectangular. */
export const toMapPoint = ({ lat, lng }: { readonly lat: number; readonly lng: number }): MapPoint => ({
  x: roundToTenth((lng - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE),
  y: roundToTenth((NORTH - lat) * UNITS_PER_DEGREE),
});

/** A location abroad may be outside the map; it appears in the list only. */
export const isOnMap = ({ x, y }: MapPoint): boolean => x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;
