import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { type Color, COLORS } from "../../vehicles/index.ts";

const shape = (...keys: readonly string[]): QueryFilters => ({ values: { shape: keys } });

const kind = (key: "passenger" | "van"): QueryFilters => ({ values: { kind: [key] } });

export const BODY_PHRASES: PhraseTable = [
  [shape("suv"), "SUV", "tout chemin, geländewagen"],
  [
    shape("estate"),
    "Break",
    "stationwagon, station wagon, estate, sw, combi, kombi, touring, avant, variant, sports tourer, sportswagon",
  ],
  [shape("saloon"), "Berline", "berline 4 portes, limousine, sedan, tricorps"],
  [shape("hatchback"), "Berline compacte", "compacte, compact, hatchback, berline 5 portes, bicorps"],
  [
    shape("compact"),
    "Citadine",
    "petite voiture, kleinwagen, small car, petite auto, petite citadine, mini citadine, voiture ville, voiture citadine, pour la ville, voiture pour la ville",
  ],
  [shape("high_entry"), "Crossover", "cross over"],
  [shape("mpv"), "Monospace", "mono espace, monovolume, ludospace, mpv"],
  // Few feeds use the key `family`; the trade calls these three a family car.
  [shape("estate", "mpv", "family"), "Familiale", "voiture familiale, break familial, familial, grande familiale"],
  [shape("coupe"), "Coupé", "voiture sport, coupé sport"],
  [shape("convertible"), "Cabriolet", "cabrio, décapotable, roadster, convertible, découvrable"],
  [{ values: { body: ["company_car"] } }, "Voiture de société", "véhicule société, voiture fonction"],
];

export const VEHICLE_KIND_PHRASES: PhraseTable = [
  [
    kind("van"),
    "Utilitaire",
    "véhicule utilitaire, utilitaire léger, véhicule utilitaire léger, camionnette, camionette, lieferwagen, fourgon, fourgonnette, fourgonette, van, VUL, véhicule professionnel",
  ],
  [kind("passenger"), "Voiture particulière", "véhicule particulier, VP"],
];

type ColourLabels = Readonly<Record<Color, string>>;

/** Words by colour: feminine forms, plurals and shades in French, the colour in German and English. */
const COLOUR_FORMS: ColourLabels = {
  white: "blanche, blanc nacré, blanche nacrée, blanc perle, white, weiß, ivoire",
  black: "noire, noir brillant, noir mat, black, schwarz, noir profond",
  grey: "grise, grey, gray, grau, gris anthracite, grise anthracite, anthracite, gris clair, gris foncé, gris souris",
  silver: "argenté, argentée, gris argent, gris argenté, silver, silber",
  blue: "bleue, blue, blau, bleu marine, bleu nuit, bleu ciel, bleu foncé, bleu clair, bleu roi, turquoise",
  red: "bordeaux, rouge bordeaux, rouge vif, rouge foncé, red, rot, grenat",
  green: "verte, green, grün, vert foncé, vert olive, vert anglais, kaki, vert kaki, vert clair",
  beige: "crème, sable, ivoire beige",
  brown: "brune, marron, chocolat, bronze, brown, braun",
  orange: "orangé, orangée, cuivre",
  yellow: "yellow, gelb, jaune vif, jaune fluo",
  purple: "violette, mauve, aubergine",
  gold: "doré, dorée, gold, champagne",
};

const formsOf = (colour: Color, labels: ColourLabels): readonly string[] => [
  labels[colour],
  ...COLOUR_FORMS[colour].split(", "),
];

/** The colour itself, with or without "couleur". */
const exteriorPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { color: [colour] } },
    labels[colour],
    [COLOUR_FORMS[colour], ...formsOf(colour, labels).map((form) => `couleur ${form}`)].join(", "),
  ]);

const withInteriorWord = (interiorWords: readonly string[], forms: readonly string[]): string =>
  interiorWords.flatMap((interiorWord) => forms.map((form) => `${interiorWord} ${form}`)).join(", ");

/** The colour after a word for the interior. */
const interiorPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { "interior-color": [colour] } },
    `Intérieur ${labels[colour].toLowerCase()}`,
    withInteriorWord(["intérieur", "sellerie", "sièges", "habitacle"], formsOf(colour, labels)),
  ]);

const leatherPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { "interior-color": [colour], upholstery: ["leather"] } },
    `Cuir ${labels[colour].toLowerCase()}`,
    withInteriorWord(["cuir", "intérieur cuir", "sellerie cuir", "sièges cuir"], formsOf(colour, labels)),
  ]);

/** Phrases for the colours of body and interior, by label, other forms and shades. */
export const createColourPhrases = (labels: ColourLabels): PhraseTable => [
  ...exteriorPhrases(labels),
  ...interiorPhrases(labels),
  ...leatherPhrases(labels),
];

const fuel = (...keys: readonly string[]): QueryFilters => ({ values: { fuel: keys } });

/** "Hybride" alone matches every hybrid; plug-in phrases match the fuels that combine electric with another energy. */
export const FUEL_PHRASES: PhraseTable = [
  [fuel("petrol"), "Essence", "sans plomb, benzine, benzin, benziner, petrol, gasoline, sp95, sp98"],
  [fuel("diesel"), "Diesel", "gazole, gasoil, gas oil, gasoile, mazout, mazoute, gaz oil"],
  [
    fuel("electric"),
    "Électrique",
    "100 électrique, tout électrique, full électrique, électr, élec, electric, electric car, elektro, elektrisch, elektroauto, e auto, ev, voiture électrique, moteur électrique, bev, à batterie",
  ],
  [fuel("electric+petrol", "electric+diesel", "hybrid"), "Hybride", "hybrid, hev, full hybride, auto hybride"],
  [
    fuel("electric+petrol", "electric+diesel"),
    "Hybride rechargeable",
    "hybrid rechargeable, hybride plug in, plug in hybride, plug in hybrid, plug in, plugin, phev, rechargeable, rechargeable hybride",
  ],
  [fuel("electric+petrol"), "Hybride rechargeable (essence)", "hybride essence, essence hybride"],
  [fuel("electric+diesel"), "Hybride rechargeable (diesel)", "hybride diesel, diesel hybride"],
  [
    fuel("hybrid"),
    "Hybride léger",
    "mild hybrid, mild hybride, micro hybride, mhev, hybride simple, hybride non rechargeable, hybride auto rechargeable, auto rechargeable",
  ],
  [fuel("lpg", "lpgg3"), "GPL", "lpg, au gaz, autogaz"],
  [fuel("cng"), "Gaz naturel", "GNC, GNV, cng, gaz naturel comprimé"],
  [fuel("e85"), "Superéthanol E85", "e85, superéthanol, flexfuel, flex fuel"],
  [fuel("e85", "bio-ethanol"), "Éthanol", "ethanol, carburant éthanol"],
  [fuel("bio-ethanol"), "Bioéthanol"],
  [fuel("bio-diesel"), "Biodiesel", "biocarburant diesel"],
  [fuel("hydrogen"), "Hydrogène", "pile à combustible, h2, hydrogen"],
];

const gearbox = (key: "manual" | "automatic"): QueryFilters => ({ values: { transmission: [key] } });

const drive = (key: "front" | "rear" | "all"): QueryFilters => ({ values: { drive: [key] } });

export const GEARBOX_PHRASES: PhraseTable = [
  [
    gearbox("automatic"),
    "Boîte automatique",
    "boîte auto, boîte vitesse automatique, boîte vitesse auto, bte auto, transmission automatique, transmission auto, automatique, automatique boîte, automatic, automatik, automatikgetriebe, auto, BVA, BVA6, BVA8, DSG, boîte DSG, EDC, double embrayage, boîte robotisée, tiptronic, CVT",
  ],
  [
    gearbox("manual"),
    "Boîte manuelle",
    "boîte manuel, boîte vitesse manuelle, bte manuelle, transmission manuelle, manuelle, manuelle boîte, manuel, manual, schaltgetriebe, handschaltung, boîte mécanique, BVM, BVM5, BVM6",
  ],
];

/** "4x4" is a drive, not a body: an estate can have it too. */
export const DRIVE_PHRASES: PhraseTable = [
  [drive("front"), "Traction avant", "traction, roue avant motrice, 2 roues motrices avant, fwd"],
  [drive("rear"), "Propulsion", "propulsion arrière, roue arrière motrice, rwd"],
  [
    drive("all"),
    "4x4",
    "4 x 4, 4 roues motrices, quatre roues motrices, transmission intégrale, traction intégrale, intégrale, quattro, 4matic, 4motion, xdrive, allgrip, awd, 4wd, tout terrain",
  ],
];
