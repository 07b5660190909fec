// The tables are French data: comma-separated phrases that buyers type.

/** Before a number of kilometres and an origin: "dans un rayon de 20 km autour d'Arlon". */
export const RADIUS_PHRASES =
  "à, à moins, moins, à environ, environ, à maximum, maximum, max, au maximum, au plus, jusqu, dans les, rayon, dans un rayon, périmètre, dans un périmètre";

/** Before an origin, with or without a radius. */
export const AROUND_PHRASES =
  "autour, alentours, aux alentours, dans les alentours, environs, aux environs, dans les environs";

/** Before an origin without a radius. */
export const NEAR_PHRASES = `près, tout près, proche, proximité, à proximité, non loin, pas loin, ${AROUND_PHRASES}`;

/** One of these leads to the origin. */
export const ORIGIN_PREPOSITIONS: ReadonlySet<string> = new Set("de d du des".split(" "));

export const KILOMETRE_UNITS: ReadonlySet<string> = new Set("km kms kilometre kilometres kilometer".split(" "));
