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

type ColourLabels = Readonly<Record<Color, string>>;

const formsOf = (colour: Color, labels: ColourLabels): readonly string[] => [labels[colour], ...COLOUR_FORMS[colour]];

/** The colour itself, with or without "couleur". */
const exteriorPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { color: [colour] } },
    labels[colour],
    ...COLOUR_FORMS[colour],
    ...formsOf(colour, labels).map((form) => `couleur ${form}`),
  ]);

const withInteriorWord = (interiorWords: readonly string[], forms: readonly string[]): string[] =>
  interiorWords.flatMap((interiorWord) => forms.map((form) => `${interiorWord} ${form}`));

/** The colour after a word for the interior. */
const interiorPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { "interior-color": [colour] } },
    `Intérieur ${labels[colour].toLowerCase()}`,
    ...withInteriorWord(["intérieur", "sellerie", "sièges", "habitacle"], formsOf(colour, labels)),
  ]);

const leatherPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { "interior-color": [colour], upholstery: ["leather"] } },
    `Cuir ${labels[colour].toLowerCase()}`,
    ...withInteriorWord(["cuir", "intérieur cuir", "sellerie cuir", "sièges cuir"], formsOf(colour, labels)),
  ]);

/** Phrases for the colours of body and interior, by label, other forms and shades. */
export const createColourPhrases = (labels: ColourLabels): PhraseTable => [
  ...exteriorPhrases(labels),
  ...interiorPhrases(labels),
  ...leatherPhrases(labels),
];
