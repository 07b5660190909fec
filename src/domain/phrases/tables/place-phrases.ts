// Comma-separated words around places.

export const NEAR_WORDS = {
  /** Before a number of kilometres and an origin: "dans un rayon de 20 km autour d'Arlon". */
  beforeDistance:
    "à, à moins, moins, à environ, environ, à maximum, maximum, max, maxi, au maximum, au plus, jusqu, jusqu à, dans les, rayon, dans un rayon, périmètre, dans un périmètre, distance, dans les, within, à max, à maxi, dans un cercle, dans un périmètre de, périmètre de, im umkreis von, umkreis, umkreis von, im radius von, in a radius of, num raio de, raio de, straal, in een straal van, binnen",
  /** Behind the kilometres: "20 km à la ronde". */
  behindDistance:
    "autour, alentour, alentours, à la ronde, aux alentours, max, maxi, maximum, au maximum, à vol d oiseau",
  /** Before an origin, with or without a distance. */
  around: "autour, alentours, aux alentours, dans les alentours, environs, aux environs, dans les environs, around",
  /** Before an origin. */
  near: "près, tout près, pas loin, proche, proches, le plus proche, la plus proche, les plus proches, proximité, à proximité, non loin, à côté, à coté, côté, du côté, vers, région, dans la région, secteur, dans le secteur, le coin, dans le coin, zone, près chez moi à, près de chez moi à, chez moi à, j habite à, j habite, habite à, je suis à, habitant, habitons, nous habitons, on habite, je vis à, je travaille à, le secteur, à proximité immédiate, en direction, secteur de, near, close to, in der nähe, nahe",
  /** Before a postcode: "code postal 6700". */
  postcode: "code postal, cp, plz, zip, postcode, code",
  /** Between one of these words and the origin. */
  prepositions: "de, d, du, des, a, au, aux, of, von, vun, van, in, to, um, the, from, zu, no",
  kilometres: "km, kms, kilometre, kilometres, kilometer, kilometers",
} as const;

/** Towns' names that are words of phrases, and beginnings of many names. */
export const NOT_TOWNS =
  "saint, sainte, mont, grand, grande, bois, haut, haute, bas, basse, neuf, bad, belle, vieux, villers, essen, nice, tours, mons, spa, pau";

/** Behind a postcode, by the sign of the country; without accents, as tokens are. */
export const COUNTRY_NAMES = {
  b: "belgique, belgie, belgien, belgium, belgica, belsch",
  d: "allemagne, deutschland, germany, alemanha, duitsland, daitschland",
  f: "france, frankreich, frankrijk, franca, frankraich",
} as const;
