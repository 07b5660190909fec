import { COLORS, type Color } from "../vehicles/index.ts";
import type { PhraseTable } from "./phrase-table.ts";

/** Every form by colour, feminine ones and shades too. */
const FORMS: Readonly<Record<Color, readonly string[]>> = {
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

const formsOf = (colour: Color): readonly string[] => [COLORS[colour], ...FORMS[colour]];

/** Outside: the colour itself, with or without "couleur". */
const PAINTS: PhraseTable = colours.map((colour) => [
  { values: { color: [colour] } },
  COLORS[colour],
  ...FORMS[colour],
  ...formsOf(colour).map((form) => `couleur ${form}`),
]);

const inside = (places: readonly string[], forms: readonly string[]): string[] =>
  places.flatMap((place) => forms.map((form) => `${place} ${form}`));

/** Inside: where a word for the cabin stands before the colour. */
const CABINS: PhraseTable = colours.map((colour) => [
  { values: { "interior-color": [colour] } },
  `Intérieur ${COLORS[colour].toLowerCase()}`,
  ...inside(["intérieur", "sellerie", "sièges", "habitacle"], formsOf(colour)),
]);

const LEATHERS: PhraseTable = colours.map((colour) => [
  { values: { "interior-color": [colour], upholstery: ["leather"] } },
  `Cuir ${COLORS[colour].toLowerCase()}`,
  ...inside(["cuir", "intérieur cuir", "sellerie cuir", "sièges cuir"], formsOf(colour)),
]);

export const COLOURS: PhraseTable = [...PAINTS, ...CABINS, ...LEATHERS];
