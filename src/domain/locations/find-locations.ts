import { fold, words } from "../shared/index.ts";
import type { Location } from "./location.ts";
import { SERVICES } from "./services.ts";

type Findable = Pick<Location, "name" | "town" | "postcode" | "address" | "services">;

const wordsOf = (place: Findable): readonly string[] =>
  words(
    [
      place.name,
      place.town,
      place.postcode,
      `l${place.postcode}`,
      place.address,
      ...place.services.map((service) => SERVICES[service]),
    ].join(" "),
  );

/** "L-8080" is one word to a visitor. */
const wanted = (text: string): readonly string[] => words(text.replaceAll(/\bl-(?=\d)/gi, ""));

/**
 * The places a visitor's words mean: each word must begin a word of the place's name, town, postcode, address or
 * services, in any order and without regard to case or accents. No words: all of them. Order is kept.
 */
export const findLocations = <P extends Findable>(places: readonly P[], text: string): readonly P[] => {
  const asked = wanted(text);
  return places.filter((place) => {
    const known = wordsOf(place);
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  });
};

/** A text to look for places by: a name, a town, a postcode or a service. */
export type PlaceHint = { readonly text: string; readonly kind: "name" | "town" | "postcode" | "service" };

/** Everything places can be found by that is worth offering, each once: towns, postcodes, names, then services. */
export const placeHints = (places: readonly Findable[]): readonly PlaceHint[] => {
  const hints: PlaceHint[] = [
    ...places.map(({ town }) => ({ kind: "town" as const, text: town })),
    ...places.map(({ postcode, town }) => ({ kind: "postcode" as const, text: `${postcode} ${town}` })),
    ...places.map(({ name }) => ({ kind: "name" as const, text: name })),
    ...places.flatMap(({ services }) =>
      services.map((service) => ({ kind: "service" as const, text: SERVICES[service] })),
    ),
  ];
  const seen = new Set<string>();
  return hints.filter(({ text }) => !seen.has(fold(text)) && seen.add(fold(text)));
};
