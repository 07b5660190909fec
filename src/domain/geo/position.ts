/** Degrees, WGS 84. */
export type Position = { readonly lat: number; readonly lng: number };

/** Mean radius of the Earth in kilometres. Source: Moritz, "Geodetic Reference System 1980". */
const EARTH_RADIUS_KM = 6371.0088;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in kilometres, exact to 0.6 % of the distance on the ellipsoid. Stable at all distances: the haversine
 * formula loses two centimetres near the antipodes. Source: T. Vincenty, "Direct and Inverse Solutions of Geodesics on the
 * Ellipsoid", Survey Review 23 (1975), 88, for an ellipsoid without flattening.
 */
export const distanceKm = (from: Position, to: Position): number => {
  const [fromLat, toLat] = [toRadians(from.lat), toRadians(to.lat)];
  const deltaLng = toRadians(to.lng - from.lng);
  const across = Math.cos(toLat) * Math.sin(deltaLng);
  const along = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(deltaLng);
  const ahead = Math.sin(fromLat) * Math.sin(toLat) + Math.cos(fromLat) * Math.cos(toLat) * Math.cos(deltaLng);
  return EARTH_RADIUS_KM * Math.atan2(Math.hypot(across, along), ahead);
};

const DECIMAL_NUMBER = /^-?\d{1,3}(?:\.\d{1,12})?$/;

/** Reads "49.6,6.1": latitude and longitude in degrees. Null for any other text and beyond the poles or the date line. */
export const parsePosition = (text: string): Position | null => {
  const [latText = "", lngText = "", ...rest] = text.split(",").map((part) => part.trim());
  if (rest.length > 0 || !DECIMAL_NUMBER.test(latText) || !DECIMAL_NUMBER.test(lngText)) return null;
  const position = { lat: Number(latText), lng: Number(lngText) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
};

/** Two decimals are about a kilometre: precise enough, without identifying a house. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

/** "49.6,6.13": latitude and longitude in degrees with at most two decimals, as addresses have them. */
export const formatPosition = ({ lat, lng }: Position): string => `${roundDegrees(lat)},${roundDegrees(lng)}`;

/** Degrees, WGS 84; never across the date line. */
export type Bounds = {
  readonly north: number;
  readonly south: number;
  readonly west: number;
  readonly east: number;
};

export const isWithin = ({ lat, lng }: Position, { north, south, west, east }: Bounds): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** The smallest bounds that contain all positions. Throws RangeError without one. */
export const boundsOf = (positions: readonly Position[]): Bounds => {
  if (positions.length === 0) throw new RangeError("bounds need a position");
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return {
    north: Math.max(...lats),
    south: Math.min(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
};

/** Latitude at which the Web Mercator projection is cut off. */
const MAX_LATITUDE = 85.05;

export type Point = { readonly x: number; readonly y: number };

/**
 * Web Mercator: the whole world is 1 wide and 1 high, north at 0. Distances at a latitude are stretched by 1 / cos(lat).
 * Source: EPSG:3857.
 */
export const toMercator = ({ lat, lng }: Position): Point => {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
};

/** The position of a Web Mercator point. */
export const fromMercator = ({ x, y }: Point): Position => ({
  lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  lng: (x - 0.5) * 360,
});

/**
 * The largest bounds within the given ones, in the Web Mercator projection, that are centred on a position inside them.
 */
export const centredBounds = ({ north, south, west, east }: Bounds, centre: Position): Bounds => {
  const topLeft = toMercator({ lat: north, lng: west });
  const bottomRight = toMercator({ lat: south, lng: east });
  const { x, y } = toMercator(centre);
  const halfWidth = Math.min(x - topLeft.x, bottomRight.x - x);
  const halfHeight = Math.min(y - topLeft.y, bottomRight.y - y);
  const northWest = fromMercator({ x: x - halfWidth, y: y - halfHeight });
  const southEast = fromMercator({ x: x + halfWidth, y: y + halfHeight });
  return { north: northWest.lat, south: southEast.lat, west: northWest.lng, east: southEast.lng };
};

const FIRST_CODE = 63;
const CHUNK_BITS = 5;
const CONTINUES = 1 << CHUNK_BITS;

const encodeNumber = (value: number): string => {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = "";
  while (rest >= CONTINUES) {
    text += String.fromCharCode((CONTINUES | (rest & (CONTINUES - 1))) + FIRST_CODE);
    rest >>= CHUNK_BITS;
  }
  return text + String.fromCharCode(rest + FIRST_CODE);
};

/**
 * Positions as differences in steps of 1 / `precision` degrees, in printable ASCII.
 * Source: Google, "Encoded Polyline Algorithm Format", there with a precision of 100,000.
 */
export const encodePolyline = (positions: readonly Position[], precision: number): string => {
  let [lat, lng] = [0, 0];
  return positions
    .map((position) => {
      const next = [Math.round(position.lat * precision), Math.round(position.lng * precision)] as const;
      const text = encodeNumber(next[0] - lat) + encodeNumber(next[1] - lng);
      [lat, lng] = next;
      return text;
    })
    .join("");
};

/** The positions of `encodePolyline`, rounded to its steps. */
export const decodePolyline = (text: string, precision: number): readonly Position[] => {
  const positions: Position[] = [];
  let index = 0;
  const readNumber = (): number => {
    let [value, shift, chunk] = [0, 0, 0];
    do {
      chunk = text.charCodeAt(index++) - FIRST_CODE;
      value |= (chunk & (CONTINUES - 1)) << shift;
      shift += CHUNK_BITS;
    } while (chunk >= CONTINUES);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  let [lat, lng] = [0, 0];
  while (index < text.length) {
    lat += readNumber();
    lng += readNumber();
    positions.push({ lat: lat / precision, lng: lng / precision });
  }
  return positions;
};
