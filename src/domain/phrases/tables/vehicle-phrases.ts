import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { type Color, COLORS, VAN_HEIGHTS, VAN_LENGTHS } from "../../vehicles/index.ts";

const shape = (...keys: readonly string[]): QueryFilters => ({ values: { shape: keys } });

const kind = (key: "passenger" | "van"): QueryFilters => ({ values: { kind: [key] } });

/** Few feeds use the key `family`; the trade calls these three a family car. */
export const FAMILY_CAR = shape("estate", "mpv", "family");

export const BODY_PHRASES: PhraseTable = [
  [
    shape("suv"),
    "SUV",
    "tout chemin, suvs, grand SUV, gros SUV, SUV familial, s u v, sport utility, voiture haute, position haute, assise haute, voiture surélevée",
  ],
  [shape("suv", "high_entry"), "Petit SUV", "petit SUV, SUV urbain, SUV compact, mini SUV, SUV de ville, SUV citadin"],
  [
    shape("estate"),
    "Break",
    "estate, break familial, break familiale, grand break, breaks, sw, combi, touring, avant, variant, sports tourer, sportswagon",
  ],
  [shape("saloon"), "Berline", "berline 4 portes, limousine, tricorps"],
  [shape("hatchback"), "Berline compacte", "compacte, compact, hatchback, berline 5 portes, bicorps"],
  [
    shape("compact"),
    "Citadine",
    "petite voiture, petite, petit, petites, mini voiture, petite auto, petit véhicule, petite berline, petit gabarit, micro citadine, voiture de ville, petite voiture pour la ville, polyvalente, citadine polyvalente, petite citadine, mini citadine, voiture ville, voiture citadine, pour la ville, voiture pour la ville, citadin, citadins, voiturette de ville, pour rouler en ville, petite pour la ville, plus petite, la plus petite, petite caisse, ptite, ptite voiture, ptite caisse",
  ],
  [shape("suv", "high_entry"), "Crossover", "cross over, crossovers"],
  [
    shape("mpv"),
    "Monospace",
    "mono espace, monospaces, voiture spacieuse, monovolume, ludospace, mpv, minivan, mini van, grand monospace",
  ],
  [
    FAMILY_CAR,
    "Familiale",
    "voiture familiale, familial, van familial, grande familiale, grosse familiale, voiture pour la famille, voiture de famille, voiture familliale, familliale, grande famille, grande voiture familiale",
  ],
  [
    shape("estate", "mpv", "family"),
    "Grand coffre",
    "malle spacieuse, grande malle, grosse malle, gros coffre, coffre grand, coffre spacieux, coffre volumineux, grand volume de coffre, coffre énorme, énorme coffre, coffre immense, immense coffre, coffre large, coffre profond, coffre XXL, vaste coffre, grand espace de chargement, bon coffre, bon volume de coffre, vrai coffre, beaucoup de coffre, grand chargement, spacieuse, spacieux, beaucoup de place, de la place, avec de la place, assez de place, de l espace, beaucoup d espace, place pour la poussette, place pour une poussette, place pour le chien, place pour un chien, pour la poussette, pour transporter des meubles, grande voiture, grosse voiture, grand véhicule, gros véhicule, grand espace, volumineuse",
  ],
  [shape("coupe"), "Coupé", "voiture sport, coupé sport"],
  [
    shape("convertible"),
    "Cabriolet",
    "cabrio, décapotable, roadster, convertible, décap, découvrable, toit qui s ouvre, cheveux au vent, spider, spyder, se découvre, qui se découvre, toit rétractable, coupé cabriolet, cabriolets",
  ],
  [{ values: { body: ["company_car"] } }, "Voiture de société", "véhicule société, voiture fonction"],
];

/** Before a shape they are its size, for which there is no filter. */
export const SIZE_WORDS =
  "petit, petite, petits, petites, grand, grande, grands, grandes, gros, grosse, grosses, small, big, large, klein, kleine, kleiner, kleines, kleinen, großer, große, großes, großen, gross, kleng, klengen, klenge, grouss, groussen, grousse, pequeno, pequena, grande, grote, groot";

/** Behind a number that a buyer does not care about. */
export const INDIFFERENT_WORDS =
  "pas grave, n est pas grave, c est pas grave, ce n est pas grave, pas un problème, pas de problème, pas de souci, aucun problème, peu importe, possible aussi, ok aussi, accepté, acceptés, ne me dérange pas, me dérange pas, kein Problem, no problem, geen probleem, kee Problem, sem problema";

export const VEHICLE_KIND_PHRASES: PhraseTable = [
  [
    kind("van"),
    "Utilitaire",
    "véhicule utilitaire, utilitaire léger, véhicule utilitaire léger, camionnette, camionette, fourgon, fourgonnette, fourgonette, van, VUL, véhicule professionnel, véhicule de livraison, voiture pour livreur, pour livraison, pour livraisons, pour la livraison, faire des livraisons, véhicule utilitaire pro, véhicule artisan, pour artisan, artisan, pour chantier, chantier, fourgons, fourgon compact, fourgon moyen, gros fourgon, camion, camionnette benne, camion benne, fourgon tôlé, tôlé, camion plateau, camionnette plateau, plateau ridelles, benne, fourgon benne, châssis cabine, utilitaires, véhicule pour artisan, véhicule pour entreprise, camionnette de chantier, petite camionnette, petit fourgon, grand fourgon, grande camionnette, petit utilitaire, grand utilitaire, petit camion, camionnettes",
  ],
  [kind("passenger"), "Voiture particulière", "véhicule particulier, VP"],
];

/** "L3", "H2", "L3H2": lengths and roofs of large vans. */
export const VAN_SIZE_PHRASES: PhraseTable = [
  ...VAN_LENGTHS.map((length) => [{ values: { "van-length": [length] } }, length] as const),
  ...VAN_HEIGHTS.map((height) => [{ values: { "van-height": [height] } }, height] as const),
  ...VAN_LENGTHS.flatMap((length) =>
    VAN_HEIGHTS.map(
      (height) => [{ values: { "van-length": [length], "van-height": [height] } }, `${length}${height}`] as const,
    ),
  ),
];

type ColourLabels = Readonly<Record<Color, string>>;

/** Words by colour: feminine forms, plurals and shades in French, the colour in German and English. */
const COLOUR_FORMS: ColourLabels = {
  white: "blanche, blc, blanc mat, blanc brillant, blanc cassé, blanc nacré, blanche nacrée, blanc perle, ivoire",
  black: "noire, noir métal, noir métallisé, noir nacré, noir brillant, noir mat, noir profond",
  grey: "grise, gris métal, gris métallisé, gris ardoise, gris titane, gris graphite, gris anthracite, grise anthracite, anthracite, gris clair, gris foncé, gris foncé métallisé, gris clair métallisé, gris mat, gris nacré, gris souris",
  silver: "argenté, argentée, argenté métallisé, argentée métallisée, gris argent, gris argenté",
  blue: "bleue, bleu pétrole, bleu électrique, bleu azur, bleu métal, bleu métallisé, bleu foncé métallisé, bleu marine, bleu nuit, bleu ciel, bleu foncé, bleu clair, bleu roi, turquoise",
  red: "bordeaux, rouge métal, rouge métallisé, rouge cerise, rouge ferrari, rouge bordeaux, rouge vif, rouge foncé, rouge foncé métallisé, rouge vin, rouge pompier, rouge candy, bordeau, grenat",
  green:
    "verte, vert sapin, vert bouteille, vert pomme, vert d eau, vert foncé, vert olive, vert anglais, kaki, vert kaki, vert clair, vert métallisé, vert foncé métallisé, vert militaire, vert émeraude, verte métallisée",
  beige: "crème, sable, ivoire beige",
  brown: "brune, marron, chocolat, bronze",
  orange: "orangé, orangée, cuivre",
  yellow: "jaune vif, jaune fluo",
  purple: "violette, mauve, aubergine",
  gold: "doré, dorée, champagne",
};

const formsOf = (colour: Color, labels: ColourLabels): readonly string[] => [
  labels[colour],
  ...COLOUR_FORMS[colour].split(", "),
];

/** The colour itself, with or without "couleur". */
const exteriorPhrases = (labels: ColourLabels): PhraseTable =>
  COLORS.map((colour) => [
    { values: { color: [colour] } },
    // "Or" is a word of English, and "ou" in other languages.
    colour === "gold" ? `Couleur ${labels[colour].toLowerCase()}` : labels[colour],
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
  [
    fuel("petrol"),
    "Essence",
    "sans plomb, essences, moteur essence, super, petrol, sp95, sp98, sans plomb 95, sans plomb 98, super 95, super 98, ess, esence, à l essence, roule à l essence",
  ],
  [
    fuel("diesel"),
    "Diesel",
    "gazole, gasoil, gasoils, dies, diés, roule au mazout, au mazout, moteur mazout, gas oil, gasoile, mazout, mazoute, gaz oil, diesels, diezel, dièsel, TDI, DCI, CRDI, CDTI, TDCI, CDI, moteur diesel, tourne au diesel, roule au diesel",
  ],
  [
    fuel("electric"),
    "Électrique",
    "100 électrique, 100 électriques, 100 % électrique, 100 % électriques, électriques, tout électrique, zéro émission, sans émission, sur batterie, à piles, qui se branche sans essence, ve, vé, véhicule électrique, voiture à batterie, purement électrique, zéro carbone, électriq, elek, full électrique, électr, élec, electric, ev, voiture électrique, moteur électrique, bev, à batterie",
  ],
  [
    fuel("electric+petrol", "electric+diesel", "hybrid"),
    "Hybride",
    "hybrid, hybrides, hyb, hybr, hev, voiture hybride, auto hybride, véhicule hybride",
  ],
  [
    fuel("electric+petrol", "electric+diesel"),
    "Hybride rechargeable",
    "hybrid rechargeable, hybride plug in, plug in hybride, plug in hybrid, plug in, plugin, phev, rechargeable, rechargeable hybride, hybride qui se recharge, hybride avec prise, hybride à recharger, hybride branchable, hybride sur prise, hybrides rechargeables",
  ],
  [
    fuel("electric+petrol"),
    "Hybride rechargeable (essence)",
    "hybride plug in essence, plug in hybride essence, plug in essence, essence plug in, phev essence, essence phev, hybride essence rechargeable, TFSI e",
  ],
  [fuel("electric+petrol", "hybrid"), "Hybride essence", "essence hybride"],
  [
    { flags: ["mild-hybrid"], values: { fuel: ["petrol", "hybrid"] } },
    "Hybride léger essence",
    "mild hybrid essence, essence mild hybrid, mild hybride essence, micro hybride essence, mhev essence, essence mhev",
  ],
  [
    fuel("petrol", "diesel", "lpg", "lpgg3", "cng", "e85", "bio-ethanol", "bio-diesel"),
    "Thermique",
    "moteur thermique, à combustion, moteur à combustion, thermiques",
  ],
  [
    fuel("electric", "electric+petrol", "electric+diesel", "hybrid"),
    "Électrifiée",
    "électrifié, électrifiés, moteur électrifié",
  ],
  [
    fuel("electric+diesel"),
    "Hybride rechargeable (diesel)",
    "hybride diesel, diesel hybride, hybride plug in diesel, plug in hybride diesel, plug in diesel, diesel plug in, phev diesel, diesel phev, hybride diesel rechargeable, diesel rechargeable, diesel hybride rechargeable",
  ],
  [
    fuel("hybrid"),
    "Full hybrid",
    "full hybride, hybride sans recharge, hybride sans prise, hybride simple, hybride non rechargeable, hybride auto rechargeable, auto rechargeable, hybride classique, self charging hybrid, hybride qui se recharge toute seule, hybride sans prise, hybride sans branchement, hybride pas rechargeable, hybride normal, hybride normale, hybride traditionnel, hybride sans recharge, hybride qu on ne branche pas",
  ],
  [
    { flags: ["mild-hybrid"] },
    "Hybride léger",
    "hybride légère, mild hybrid, mild hybride, mild, micro hybride, micro hybridation, hybridation légère, semi hybride, mhev, m hev, 48 v, 48 volts, mhev 48 v, hybride 48 v, mild hybrid 48 v",
  ],
  [
    { excluded: { fuel: ["electric", "electric+petrol", "electric+diesel"] } },
    "Sans recharge",
    "sans prise, sans branchement, non rechargeable, pas rechargeable, sans avoir à recharger, sans avoir à brancher, sans devoir recharger, qu on ne branche pas, qui ne se branche pas, sans câble de recharge",
  ],
  [fuel("lpg", "lpgg3"), "GPL", "lpg, gaz de pétrole, gpl g3, autogaz, essence gpl, bicarburation"],
  [fuel("cng"), "Gaz naturel", "au gaz naturel, GNC, GNV, cng, gaz naturel comprimé"],
  [fuel("lpg", "lpgg3", "cng"), "Gaz", "au gaz, roule au gaz"],
  [fuel("e85"), "Superéthanol E85", "e85, superéthanol, flexfuel, flex fuel"],
  [
    fuel("e85", "bio-ethanol"),
    "Éthanol",
    "ethanol, éthanol e85, e85 éthanol, bioéthanol e85, carburant éthanol, bioéthanol, bio éthanol",
  ],
  [fuel("bio-diesel"), "Biodiesel", "biocarburant diesel"],
  [fuel("hydrogen"), "Hydrogène", "pile à combustible, hydrogen, fuel cell"],
];

const gearbox = (key: "manual" | "automatic"): QueryFilters => ({ values: { transmission: [key] } });

const drive = (key: "front" | "rear" | "all"): QueryFilters => ({ values: { drive: [key] } });

export const GEARBOX_PHRASES: PhraseTable = [
  [
    gearbox("automatic"),
    "Boîte automatique",
    "boîte auto, boîte vitesse automatique, boîte vitesse auto, bte auto, transmission automatique, transmission auto, automatique, automatique boîte, automatic, auto, BVA, BVA6, BVA8, BVA7, bv auto, bt auto, boite autom, en automatique, automatiques, autom, boîte à double embrayage, sans embrayage, sans pédale d embrayage, sans changer de vitesse, DSG, DSG7, DSG6, boîte DSG, double embrayage, boîte robotisée, boîte pilotée, robotisée, tiptronic, CVT, e-CVT, boîte à variation continue",
  ],
  [
    gearbox("manual"),
    "Boîte manuelle",
    "boîte manuel, boîte vitesse manuelle, bte manuelle, transmission manuelle, manuelle, manuelle boîte, manuel, manual, boîte mécanique, manuelles, boite man, méca, boîte méca, mécanique, bv manuelle, avec embrayage, en manuel, levier de vitesse, BVM, BVM5, BVM6",
  ],
];

/** "4x4" is a drive, not a body: an estate can have it too. */
export const DRIVE_PHRASES: PhraseTable = [
  [drive("front"), "Traction avant", "traction, roue avant motrice, 2 roues motrices avant, fwd"],
  [drive("rear"), "Propulsion", "propulsion arrière, roue arrière motrice, rwd, roues arrière, traction arrière"],
  [
    drive("all"),
    "4x4",
    "4 x 4, 4 roues motrices, quatre roues motrices, transmission intégrale, traction intégrale, intégrale, awd, 4wd, tout terrain, 4 roues motrices permanentes, toutes roues motrices, 4 rm, quatre roues, quatre par quatre, 4 par 4, traction 4 roues, pour la neige, 4 roues motrice",
  ],
];
