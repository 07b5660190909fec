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
