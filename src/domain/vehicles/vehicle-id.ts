import { plainSigns } from "../shared/index.ts";

/** In UTF-16 code units. */
export const MAX_STOCK_KEY_LENGTH = 400;

/** True if every database can store the key: 1 to 400 UTF-16 code units, no NUL, no lone surrogate. */
export const isStockKey = (key: string): boolean =>
  key.length > 0 && key.length <= MAX_STOCK_KEY_LENGTH && !key.includes("\0") && key.isWellFormed();

/** Letters and digits of a vehicle identification number: none of I, O and Q. Source: ISO 3779. */
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

/** A vehicle identification number in capitals, without blanks and hyphens; null for any other text. */
export const parseVin = (text: string): string | null => {
  const vin = plainSigns(text).replaceAll(/[\s-]/g, "").toUpperCase();
  return VIN.test(vin) ? vin : null;
};

/** Values of A to Z in the check; 0 for the letters that no number has. */
const LETTERS = "12345678012345070923456789";

const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;

const valueOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : Number(LETTERS[sign.charCodeAt(0) - 65]));

/** The check digit that the ninth position of a number of North America has. Source: 49 CFR 565.15. */
export const vinCheckDigit = (vin: string): string => {
  const sum = Array.from(vin).reduce((total, sign, index) => total + valueOf(sign) * (WEIGHTS[index] ?? 0), 0);
  return sum % 11 === 10 ? "X" : String(sum % 11);
};

/** False for a number of North America, where the check digit is law, with another one. Europe has none. */
export const isVinPlausible = (vin: string): boolean => !/^[1-5]/.test(vin) || vin[8] === vinCheckDigit(vin);

/** Ids are 32-bit integers in every database. */
const MAX_VEHICLE_ID = 2_147_483_647;

/** Parses an id (1 to 2,147,483,647) written as decimal digits without a leading zero; null for any other text. */
export const parseVehicleId = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_VEHICLE_ID ? id : null;
};

/** The largest id a feed may request; a number outside 1 to this is ignored and an id is generated. */
export const MAX_REQUESTED_ID = 2_000_000_000;
