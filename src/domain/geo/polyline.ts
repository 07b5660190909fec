import type { Position } from "./position.ts";

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
