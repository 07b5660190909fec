/** Degrees, WGS 84. */
export type Position = { readonly lat: number; readonly lng: number };

/** Mean radius of the Earth in kilometres. Source: Moritz, "Geodetic Reference System 1980". */
const EARTH_RADIUS_KM = 6371.0088;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in kilometres, exact to 0.6 % of the distance on the ellipsoid.
 * Source: haversine formula, R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984), 159.
 */
export const distanceKm = (from: Position, to: Position): number => {
  const deltaLat = toRadians(to.lat - from.lat);
  const deltaLng = toRadians(to.lng - from.lng);
  const haversine =
    Math.sin(deltaLat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(deltaLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
};

const DECIMAL_NUMBER = /^-?\d{1,3}(?:\.\d{1,12})?$/;

/** Reads "49.6,6.1": latitude and longitude in degrees. Null for any other text and beyond the poles or the date line. */
export const parsePosition = (text: string): Position | null => {
  const [latText = "", lngText = "", ...rest] = text.split(",").map((part) => part.trim());
  if (rest.length > 0 || !DECIMAL_NUMBER.test(latText) || !DECIMAL_NUMBER.test(lngText)) return null;
  const position = { lat: Number(latText), lng: Number(lngText) };
  return Math.abs(position.lat) <= 90 && Math.abs(position.lng) <= 180 ? position : null;
};

/** Two decimals are a kilometre: near enough, and the position of no house. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100) / 100;

/** "49.6,6.13": latitude and longitude in degrees with at most two decimals, as addresses have them. */
export const formatPosition = ({ lat, lng }: Position): string => `${roundDegrees(lat)},${roundDegrees(lng)}`;
