const NBSP = "\u00a0";

/** Units and counted nouns that stay on the line of their number. */
const UNITS = [
  "€|%|km|kW|kWh|ch|l|V|mm|cm|m|m³|kg|°C|min|mois|ans|h|g",
  "(?:kilo|centi|milli)?mètres?|litres?|pouces?|volts?|kilos?|tonnes?|euros?|cents?|degrés?",
  "secondes?|minutes?|heures?|jours?|places?|portes?|jeux|jeu",
].join("|");

const BEFORE_UNIT = new RegExp(`(\\d) (${UNITS})(?![\\p{L}\\d’])`, "gu");

/** Sets no-break spaces between numbers and their units: names of versions ("Comfort 64 kWh 204") as they are displayed. Idempotent. */
export const nonBreakingUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, `$1${NBSP}$2`);

/** The same for what a visitor typed, with the spaces within numbers: "moins de 30 000 €". */
export const nonBreakingAmounts = (text: string): string =>
  nonBreakingUnits(text.replaceAll(/(\d) (?=\d{3}(?!\d))/g, "$1\u202f"));
