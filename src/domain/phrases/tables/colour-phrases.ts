import { COLORS, type Color } from "../../vehicles/index.ts";
import type { PhraseTable } from "./phrase-table.ts";

/** Words by colour: feminine forms, plurals and shades in French, the colour in German and English. */
const COLOUR_FORMS: Readonly<Record<Color, readonly string[]>> = {
  white: ["blanche", "blanc nacré", "blanche nacrée", "blanc perle", "white", "weiß", "ivoire"],
  black: ["noire", "noir brillant", "noir mat", "black", "schwarz", "noir profond"],
  grey: [
    "grise",
    "grey",
    "gray",
    "grau",
    "gris anthracite",
    "grise anthracite",
    "anthracite",
    "gris clair",
    "gris foncé",
    "gris souris",
  ],
  silver: ["argenté", "argentée", "gris argent", "gris argenté", "silver", "silber"],
  blue: [
    "bleue",
    "blue",
    "blau",
    "bleu marine",
    "bleu nuit",
    "bleu ciel",
    "bleu foncé",
    "bleu clair",
    "bleu roi",
    "turquoise",
  ],
  red: ["bordeaux", "rouge bordeaux", "rouge vif", "rouge foncé", "red", "rot", "grenat"],
  green: ["verte", "green", "grün", "vert foncé", "vert olive", "vert anglais", "kaki", "vert kaki", "vert clair"],
  beige: ["crème", "sable", "ivoire beige"],
  brown: ["brune", "marron", "chocolat", "bronze", "brown", "braun"],
  orange: ["orangé", "orangée", "cuivre"],
  yellow: ["yellow", "gelb", "jaune vif", "jaune fluo"],
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
