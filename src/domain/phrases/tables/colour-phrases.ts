import { COLORS, type Color } from "../../vehicles/index.ts";
import type { PhraseTable } from "./phrase-table.ts";

/** French words by colour: feminine forms, plurals and shades. */
const COLOUR_FORMS: Readonly<Record<Color, readonly string[]>> = {
  white: ["blanche", "blanc nacré", "blanche nacrée", "blanc perle", "white", "ivoire"],
  black: ["noire", "noir brillant", "noir mat", "black", "noir profond"],
  grey: ["grise", "gris anthracite", "grise anthracite", "anthracite", "gris clair", "gris foncé", "gris souris"],
  silver: ["argenté", "argentée", "gris argent", "gris argenté", "silver"],
  blue: ["bleue", "bleu marine", "bleu nuit", "bleu ciel", "bleu foncé", "bleu clair", "bleu roi", "turquoise"],
  red: ["bordeaux", "rouge bordeaux", "rouge vif", "rouge foncé", "red", "grenat"],
  green: ["verte", "vert foncé", "vert olive", "vert anglais", "kaki", "vert kaki", "vert clair"],
  beige: ["crème", "sable", "ivoire beige"],
  brown: ["brune", "marron", "chocolat", "bronze"],
  orange: ["orangé", "orangée", "cuivre"],
  yellow: ["jaune vif", "jaune fluo"],
  purple: ["violette", "mauve", "aubergine"],
  gold: ["doré", "dorée", "gold", "champagne"],
};

const colours = Object.keys(COLORS) as Color[];

const formsOf = (colour: Color): readonly string[] => [COLORS[colour], ...COLOUR_FORMS[colour]];

/** The colour itself, with or without "couleur". */
const EXTERIOR_PHRASES: PhraseTable = colours.map((colour) => [
  { values: { color: [colour] } },
  COLORS[colour],
  ...COLOUR_FORMS[colour],
  ...formsOf(colour).map((form) => `couleur ${form}`),
]);

const withInteriorWord = (interiorWords: readonly string[], forms: readonly string[]): string[] =>
  interiorWords.flatMap((interiorWord) => forms.map((form) => `${interiorWord} ${form}`));

/** The colour after a word for the interior. */
const INTERIOR_PHRASES: PhraseTable = colours.map((colour) => [
  { values: { "interior-color": [colour] } },
  `Intérieur ${COLORS[colour].toLowerCase()}`,
  ...withInteriorWord(["intérieur", "sellerie", "sièges", "habitacle"], formsOf(colour)),
]);

const LEATHER_PHRASES: PhraseTable = colours.map((colour) => [
  { values: { "interior-color": [colour], upholstery: ["leather"] } },
  `Cuir ${COLORS[colour].toLowerCase()}`,
  ...withInteriorWord(["cuir", "intérieur cuir", "sellerie cuir", "sièges cuir"], formsOf(colour)),
]);

export const COLOUR_PHRASES: PhraseTable = [...EXTERIOR_PHRASES, ...INTERIOR_PHRASES, ...LEATHER_PHRASES];
