// Comma-separated phrases that buyers type: French, and the small words of German and English.

/** `quantity-filters.ts` treats an amount below 1000 € as a monthly instalment. */
export type Measure =
  | "price"
  /** A price without VAT. */
  | "net"
  | "monthly"
  | "mileage"
  | "range"
  | "battery"
  | "batteryHealth"
  | "consumption"
  /** Kilowatt-hours for 100 km. */
  | "electricConsumption"
  /** Litres of what the subject says, or what their number allows: an engine, a consumption, a boot. */
  | "litres"
  /** The cylinder capacity of "2.0 TDI", in litres. */
  | "capacity"
  | "cylinders"
  | "owners"
  | "euro"
  | "horsepower"
  | "power"
  | "co2"
  | "kilograms"
  | "tonnes"
  | "doors"
  /** Who travels: at least so many seats. */
  | "people"
  /** A family: they and two adults have a seat. */
  | "children"
  /** Cylinder capacity in cm³. */
  | "cubic"
  | "seats"
  | "year"
  | "age"
  /** Months. */
  | "warranty"
  | "warrantyYears"
  /** The term of a contract, which no vehicle has: it filters nothing. */
  | "months"
  /** What somebody drives in a year: it filters nothing. */
  | "yearly"
  /** Mileages and ranges in miles. */
  | "miles"
  | "rangeMiles"
  /** For a battery: what is left of its capacity. */
  | "percent"
  /** What no vehicle of the stock states: the number belongs to its unit and to no filter. */
  | "unstated";

/** After the number. */
export const UNIT_PHRASES: Readonly<
  Record<Exclude<Measure, "year" | "batteryHealth" | "capacity" | "euro" | "people">, string>
> = {
  price: "€, e, euro, eur, € ttc, € tvac, euro ttc, euro tvac, € cash, euro comptant, balles, boules",
  net: "ht, htva, hors tva, hors taxe, € ht, € htva, € hors tva, € hors taxe, euro ht, euro htva, euro hors tva, euro hors taxe, eur ht, eur htva, € sans tva, euro sans tva",
  monthly:
    "€ mois, € par mois, euro mois, euro par mois, eur mois, eur par mois, par mois, € mensuel, euro mensuel, € mensualité, € mens, e mois, € m, euro de mensualité, € max par mois, euro max par mois, € par moi, euro par moi, balles par mois, € le mois, euro le mois, € chaque mois, euro chaque mois",
  mileage: "km, kms, klm, borne, kilomètre, kilometer, km au compteur, km parcouru, km maxi",
  yearly: "km an, km par an, km année, km à l année, kms par an, km annuels, kilomètre par an",
  miles: "mile, mi",
  rangeMiles: "mile d autonomie",
  range:
    "km d autonomie, kms d autonomie, kilomètre d autonomie, km autonomie, km wltp, km d autonomie électrique, km en électrique, km en mode électrique, km d autonomie réelle, km de batterie",
  battery: "kwh, kilowattheure, kwh de batterie, kwh batterie, kwh de capacité",
  consumption:
    "l 100, l 100 km, l aux 100, l aux 100 km, l aux cent, l au 100, litre 100, litre 100 km, litre aux 100, litre aux 100 km, litre aux cent, litre au cent, litre au 100, l de conso, litre de conso, litre de consommation",
  electricConsumption: "kwh 100, kwh 100 km, kwh aux 100, kwh aux 100 km, kwh au 100, kwh pour 100 km, kwh aux cent",
  litres: "l, litre, liter",
  cylinders: "cylindre, cyl, pot, pattes",
  cubic: "cm3, cm³, cc, ccm, centimètres cube, centimètre cube",
  owners: "propriétaire, main, proprio, owner, ancien propriétaire, propriétaire précédent",
  horsepower: "ch, cv, chevaux, cheval, ch din",
  power: "kw, kilowatt",
  co2: "g, gr, g km, gr km, gramme, g co2, g de co2, g co2 km, gramme de co2, gramme km, g km de co2, g km co2",
  kilograms: "kg, kilo, kg tractable, kg de remorque, kg remorque, kg de traction",
  tonnes: "t, tonne, tonne tractable, t tractable, tonne de remorque, t de remorque, tonne de traction",
  doors: "porte, p, pte",
  children:
    "enfant, gosse, gamin, bambin, bébé, siège enfant, siège bébé, siège auto, siège pour enfant, siège auto enfant, siège d enfant",
  seats: "place, siège, pl, plasse, place assise, personne, passager, plc",
  age: "an, ans, year, année, an max, an d âge, an d ancienneté, piges",
  months: "mois, months",
  percent: "%, pour cent, pourcent, % de batterie, % de capacité, % de santé, % soh",
  unstated:
    "litre de coffre, l de coffre, litre de volume, l de volume, nm, newton mètre, pouce, inch, zoll, mètre, m, cm, mm, m3, seconde, vitesse, rapport, airbag, haut parleur, enceinte, w, watt, v, volt, ampère, km h, kmh, cv fiscaux, cv fiscal, chevaux fiscaux, m de long, m de longueur",
  warranty: "mois de garantie",
  warrantyYears: "an de garantie, ans de garantie, année de garantie, an garantie, ans garantie",
};

/** Before the number. */
export const SUBJECT_PHRASES: Readonly<Partial<Record<Measure, string>>> = {
  price: "€, prix, budget, prix de vente, tarif, prix d achat, budget total, prix total",
  net: "prix ht, prix htva, prix hors tva, prix hors taxe, prix sans tva, budget ht, budget hors tva, budget hors taxe, ht, htva, hors tva, hors taxe",
  battery: "batterie, batterie de, capacité batterie, capacité de la batterie, accu",
  batteryHealth: "état de la batterie, état batterie, soh, santé batterie, santé de la batterie, capacité restante",
  consumption:
    "consommation, conso, consomme, consommation mixte, conso mixte, consommation moyenne, conso moyenne, consommant, qui consomme, consommer",
  owners: "nombre de propriétaires, propriétaires",
  euro: "euro, norme euro, euronorme, norme euro6",
  monthly:
    "LOA, en LOA, financement, crédit, à crédit, mensualités de, mensualité de, mensualité, loyer, loyer mensuel, budget mensuel, mensuel, leasing, par mois",
  mileage: "kilométrage, km, kms, compteur, kilomètre, kilométrage au compteur",
  range: "autonomie, autonomie électrique, autonomie wltp",
  horsepower: "puissance",
  co2: "co2, émission, émission co2, émission de co2, rejet de co2, rejet co2",
  kilograms:
    "tirer, tirer remorque, tirer caravane, tracter remorque, tracter caravane, tracter van, tirer van, remorquer caravane, capable de tracter, capable de tirer, peut tracter, peut tirer, tracte, poids remorquable, charge remorquable, masse tractable, poids de remorque, tractant, tractable, poids tractable, capacité de traction, capacité de remorquage, tracter, remorquer, remorque, caravane",
  unstated:
    "coffre, volume de coffre, coffre de, capacité de coffre, volume utile, chargement, chargeur, charge, recharge, puissance de charge, charge rapide, chargeur embarqué, couple, jante, roue, charge utile, ptac, type, crit air, longueur, hauteur, largeur, garde au sol",
  year: "mis en circulation, mise en circulation, mise en circulation en, date de mise en circulation, première mise en circulation, 1ère mise en circulation, mise en service, date d immatriculation, année, année modèle, année de construction, millésime, immatriculé, immatriculée, my, immatriculation, première immatriculation, 1ère immatriculation",
  warranty:
    "garantie, garanti, garanties, avec garantie, avec garantie de, sous garantie, garantie batterie, garantie de la batterie, batterie garantie, garantie constructeur, garantie usine, garantie restante, reste de garantie, garantie d",
  people: "famille de, famille à, nous sommes, on est, sommes, on est une famille de, nous sommes une famille de",
  seats: "places, nombre de places, places assises, nombre de sièges",
  doors: "portes, nombre de portes",
  cylinders: "cylindres, nombre de cylindres",
  cubic: "cylindrée, cylindrée de",
};

/** Those of ages: of years they are the opposite. */
export type AgeComparator = "older" | "newer" | "notOlder" | "notNewer";

export type Comparator = "max" | "below" | "min" | "above" | "about" | AgeComparator;

/** Before the number. "above" and "below" exclude the number itself for years, seats and doors. */
export const COMPARATOR_PHRASES: Readonly<Record<Comparator, string>> = {
  max: "max, maxi, maximum, au maximum, au max, jusqu, jusque, pas plus, ≤, plafond, limite, limité, limité à, max de, maximum de, au grand maximum, grand maximum, pas au dessus, pas au delà, sans dépasser, pas dépasser, ne pas dépasser, ne doit pas dépasser, au plus, jusqu à, ne dépasse pas, inférieur ou égal, ne dépassant pas",
  below:
    "moins, <, sous, sous les, sous la barre, en dessous, au dessous, dessous, inférieur, inférieure, avant, antérieur, antérieure, moins cher que, moins chère que",
  min: "min, minimum, minimum de, plancher, pas en dessous, pas avant, au minimum, au min, au moins, ≥, partir, à partir, dès, depuis, pas moins, minimal, minimale",
  above:
    "plus, >, supérieur, supérieure, au dessus, dessus, au delà, après, plus cher que, plus chère que, postérieur, postérieure",
  about:
    "environ, autour, aux alentours, alentour, vers, à peu près, plus ou moins, ±, ~, approximativement, grosso modo, dans les, à environ, aux environs, autour des, plus ou moins dans les",
  older: "plus vieux que, plus vieille que, plus ancien que, plus ancienne que, plus âgé que, plus âgée que",
  newer:
    "plus récent que, plus récente que, plus récents que, plus récentes que, plus jeune que, moins vieux que, moins vieille que, moins ancien que, moins ancienne que",
  notOlder:
    "pas plus vieux que, pas plus vieille que, pas plus ancien que, pas plus ancienne que, pas plus âgé que, pas plus âgée que, pas plus vieux, pas plus vieille",
  notNewer: "pas plus récent que, pas plus récente que, pas plus jeune que",
};

/** After the number and its unit. */
export const TRAILING_COMPARATOR_PHRASES: Readonly<Partial<Record<Comparator, string>>> = {
  max: "max, maxi, maximum, au maximum, au max, tout au plus, à tout casser, à ne pas dépasser, et moins, ou moins, au plus, et avant, ou avant, pas plus, grand maximum",
  min: "min, mini, minimum, au minimum, au min, au moins, et plus, ou plus, +, et après, ou après, et au delà, et davantage, ou davantage",
  about: "environ, à peu près, plus ou moins, ±",
  notOlder:
    "et plus récent, ou plus récent, et plus récente, ou plus récente, ou plus jeune, et plus jeune, ou moins vieux, ou moins vieille",
  notNewer: "ou plus ancien, ou plus ancienne, et plus ancien, et plus ancienne, ou plus vieux, ou plus vieille",
};

/** After these comparators, a number that can be a year is a year. */
export const TIME_WORDS: ReadonlySet<string> = new Set(
  "avant apres depuis des partir posterieur posterieure anterieur anterieure recent recente jeune".split(" "),
);

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  octante: 80,
  nonante: 90,
  cent: 100,
  mille: 1000,
  mil: 1000,
};

/** Between a comparator and a year: the stock has only the year of a registration. */
export const MONTHS: ReadonlySet<string> = new Set(
  (
    "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre " +
    "januar februar marz maerz april juni juli august oktober dezember january february march may june july october " +
    "december janeiro fevereiro marco abril maio junho julho agosto setembro outubro dezembro januari februari maart mei " +
    "augustus september november december mee abrell"
  ).split(" "),
);

/** Between a number and what it counts, where they say nothing. */
export const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    "vrais vraies petits petites jeunes bonnes grandes belles richtige echte kleine vollwertige vollwertigen real full " +
    "proper small young echten volwaardige kleng klengen richteg verdadeiros pequenos pequenas"
  ).split(" "),
);

/** Around two numbers: "entre 10 et 15", "von 10 bis 15"; `and` only between numbers behind `before`. */
export const SPAN_WORDS = {
  before: new Set("entre de zwischen von between tussen van tescht teschent teschen teschend vun vu from".split(" ")),
  to: new Set("a bis to ate tot jusqu jusque".split(" ")),
  and: new Set("et und and e en an a".split(" ")),
  or: new Set("ou oder or of".split(" ")),
  /** "Vun 2020 un", "von 2020 an": open at the end. By the word before. */
  open: new Map([
    ["vun", new Set("un of".split(" "))],
    ["vu", new Set("un of".split(" "))],
    ["von", new Set("an ab".split(" "))],
    ["van", new Set(["af"])],
  ]),
} as const;
