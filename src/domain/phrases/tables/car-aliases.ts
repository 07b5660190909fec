import { KNOWN_MAKES } from "./makes.ts";
import { slugify } from "../../shared/index.ts";

// The tables are French data: names that buyers type.

/** By slug of the brand. Includes misspellings that are too far off for the spelling correction. */
const BRAND_ALIASES: Readonly<Record<string, string>> = {
  volkswagen: "vw, volks, wolkswagen, folkswagen, volkswagon, v w",
  "mercedes-benz": "mercedes, merco, benz, mercedes benz, mb, mercedez, mersedes",
  mercedes: "merco, benz, mercedes benz, mercedez, mersedes",
  bmw: "bm, b m w, béhème, beemer",
  citroen: "citron, citroën, citoren",
  "land-rover": "landrover, land",
  land: "land rover, landrover",
  "alfa-romeo": "alfa, alpha romeo, alpha, alfa roméo",
  alfa: "alfa romeo, alpha romeo",
  hyundai: "hunday, hundai, huyndai, hundaï, hyunday, yundai",
  renault: "reno, renaud",
  peugeot: "pijo, peujo, pegeot, peugot, peujeot",
  chevrolet: "chevy, chevro",
  skoda: "scoda, shkoda",
  mitsubishi: "mitsu, mitsubichi, mitsubitchi",
  porsche: "porche, porsh",
  toyota: "toyotta",
  suzuki: "susuki, suziki",
  dacia: "dachia",
  nissan: "nisan",
  "aston-martin": "aston",
  aston: "aston martin",
  "rolls-royce": "rolls, rolls royce",
  ds: "ds automobiles, d s",
  smart: "smart",
  mini: "austin mini",
  tesla: "telsa",
  mg: "m g, morris garages",
  "lynk-co": "lynk",
};

/** By slug of the model. */
export const MODEL_ALIASES: Readonly<Record<string, string>> = {
  qashqai: "kashkai, cashcai, quashqai, qashkai, quasquai, cashkai",
  touareg: "touarek",
  beetle: "coccinelle, new beetle",
  "new-beetle": "coccinelle",
  "500": "cinquecento",
};

/** The name, the slug and the aliases of a brand. */
export const brandAliases = ({ slug, name }: { readonly slug: string; readonly name: string }): readonly string[] => [
  name,
  slug,
  ...(BRAND_ALIASES[slug]?.split(", ") ?? []),
];

/** Slugs of makes, and of the spellings that buyers type. */
const MAKE_SLUGS: ReadonlySet<string> = new Set(
  [
    ...Object.values(KNOWN_MAKES).map(({ name }) => name),
    ...Object.keys(BRAND_ALIASES),
    ...Object.values(BRAND_ALIASES).flatMap((line) => line.split(", ")),
  ].map(slugify),
);

const MAX_MAKE_TOKENS = 3;

/**
 * How many of the first tokens are a make, by its usual spellings or one of the `known` names: 2 of "Alfa Romeo Giulia", 1 of "vw
 * golf", 0 where none is known. The longest counts.
 */
export const countMakeTokens = (tokens: readonly string[], known: readonly string[] = []): number => {
  const slugs = new Set(known.map(slugify));
  for (let count = Math.min(MAX_MAKE_TOKENS, tokens.length); count > 0; count -= 1) {
    const slug = slugify(tokens.slice(0, count).join(" "));
    if (MAKE_SLUGS.has(slug) || slugs.has(slug)) return count;
  }
  return 0;
};
