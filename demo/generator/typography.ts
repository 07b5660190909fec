const NO_BREAK = "\u00a0";
const NARROW = "\u202f";

/**
 * Applies French typography: curly apostrophes, no break before : ; ? % €, inside « », or between a number and its
 * unit.
 */
export const toFrenchTypography = (text: string): string =>
  text
    .replaceAll("'", "’")
    .replaceAll(/ ([:;?%€»])/g, `${NO_BREAK}$1`)
    .replaceAll("« ", `«${NO_BREAK}`)
    .replaceAll(/(\d) (\d{3})(?!\d)/g, `$1${NARROW}$2`)
    .replaceAll(
      /(\d) (km|h|kWh|kW|ch|kg|mm|cm|m³|m|l|litres?|places|mois|ans|minutes|secondes|pouces|volts|V|broches)(?![\p{L}\d])/gu,
      `$1${NO_BREAK}$2`,
    );
