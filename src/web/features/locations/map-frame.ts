/** The window of the site map, in degrees, and its size in units of the drawing. */
const WEST = 5.68;
const NORTH = 50.22;
const UNITS_PER_DEGREE = 520;

/** At this latitude a degree of longitude is so much shorter than one of latitude. */
const SHORTER = Math.cos((49.8 * Math.PI) / 180);

export const MAP_WIDTH = 304;
export const MAP_HEIGHT = 416;

export type MapPoint = { readonly x: number; readonly y: number };

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Degrees (WGS 84) to a point of the drawing: an equirectangular projection, true enough for one small country. */
export const onMap = ({ lat, lng }: { readonly lat: number; readonly lng: number }): MapPoint => ({
  x: rounded((lng - WEST) * SHORTER * UNITS_PER_DEGREE),
  y: rounded((NORTH - lat) * UNITS_PER_DEGREE),
});

/** Whether a point can be seen: a group may have a site abroad, which the list alone then shows. */
export const isOnMap = ({ x, y }: MapPoint): boolean => x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT;
