import type { QueryFilters } from "../query-filters.ts";

/** Where a make is from, as buyers say it. */
export type MakeOrigin =
  | "german"
  | "french"
  | "italian"
  | "japanese"
  | "korean"
  | "american"
  | "swedish"
  | "czech"
  | "spanish"
  | "british"
  | "romanian"
  | "chinese";

/** What a make is known for: what is shown where it is not sold. */
const KNOWN_FOR = {
  electric: { values: { fuel: ["electric"] } },
  hybrid: { values: { fuel: ["electric+petrol", "electric+diesel", "hybrid"] } },
  fourWheels: { values: { drive: ["all"] } },
  sport: { sort: "power-desc" },
  luxury: { sort: "price-desc" },
  small: { values: { shape: ["compact"] } },
  van: { values: { kind: ["van"] } },
} as const satisfies Readonly<Record<string, QueryFilters>>;

export type KnownMake = {
  readonly name: string;
  readonly origin: MakeOrigin | null;
  /** Null: nothing is closer to it than the whole stock. */
  readonly knownFor: QueryFilters | null;
  /** Models, also those that the stock may lack; no words of the language. */
  readonly models: readonly string[];
};

const make = (
  name: string,
  origin: MakeOrigin | null,
  knownFor: keyof typeof KNOWN_FOR | null,
  models = "",
): KnownMake => ({
  name,
  origin,
  knownFor: knownFor && KNOWN_FOR[knownFor],
  models: models === "" ? [] : models.split(", "),
});

/** Makes that buyers ask for, by slug. One line a make; one that is not in the stock is said to be missing. */
export const KNOWN_MAKES: Readonly<Record<string, KnownMake>> = {
  abarth: make("Abarth", "italian", "sport"),
  aixam: make("Aixam", "french", "small"),
  "alfa-romeo": make("Alfa Romeo", "italian", "sport", "Giulia, Giulietta, Stelvio, Tonale, Mito"),
  alpina: make("Alpina", "german", "sport"),
  alpine: make("Alpine", "french", "sport", "A110, A290"),
  "aston-martin": make("Aston Martin", "british", "luxury", "Vantage"),
  audi: make(
    "Audi",
    "german",
    null,
    "A1, A3, A4, A5, A6, A7, A8, Q2, Q3, Q4, Q5, Q7, Q8, TT, e-tron, RS3, RS6, A2, Q6, Q6 e-tron, A6 e-tron, e-tron GT, R8, S3, S4, S5, S6, SQ5, SQ7, RS4, RS5, RSQ3, RSQ8",
  ),
  bentley: make("Bentley", "british", "luxury", "Bentayga"),
  bmw: make(
    "BMW",
    "german",
    null,
    "X1, X2, X3, X4, X5, X6, X7, i3, i4, i5, iX, iX1, iX3, Z4, i7, iX2, XM, M2, M3, M4, M5, Série 2, Série 5, Série 6, Série 7, Série 8, 2 Active Tourer",
  ),
  byd: make("BYD", "chinese", "electric", "Atto 3, Dolphin, Seal, Seal U, Sealion, Sealion 7"),
  cadillac: make("Cadillac", "american", "luxury", "Escalade"),
  chevrolet: make("Chevrolet", "american", null, "Camaro, Corvette, Captiva, Cruze, Spark, Aveo"),
  chrysler: make("Chrysler", "american", null),
  citroen: make(
    "Citroën",
    "french",
    null,
    "Ami, C1, C2, C3, C4, C5, C4 Picasso, C3 Aircross, C5 Aircross, Berlingo, Jumper, Jumpy, SpaceTourer, Cactus, C3 Picasso, C4 X, C5 X, C-Elysée, Nemo, Grand C4 Picasso, C4 SpaceTourer, C-Zero, Saxo, Xsara",
  ),
  cupra: make("Cupra", "spanish", "sport", "Born, Formentor, Tavascan, Terramar"),
  dacia: make(
    "Dacia",
    "romanian",
    null,
    "Bigster, Dokker, Duster, Jogger, Lodgy, Logan, Sandero, Spring, Logan MCV, Sandrider",
  ),
  daihatsu: make("Daihatsu", "japanese", "small", "Terios, Sirion, Cuore"),
  dodge: make("Dodge", "american", "sport", "Challenger, Charger, Ram"),
  ds: make("DS", "french", "luxury", "DS 3, DS 4, DS 5, DS 7, DS 9, DS3, DS4, DS7"),
  ferrari: make("Ferrari", "italian", "sport"),
  fiat: make(
    "Fiat",
    "italian",
    null,
    "500, 500L, 500X, 600, Panda, Punto, Tipo, Doblò, Ducato, Fiorino, Qubo, Scudo, Topolino, 124 Spider, Freemont, Ulysse, Talento, Multipla, Bravo, Croma",
  ),
  fisker: make("Fisker", "american", "electric"),
  ford: make(
    "Ford",
    "american",
    null,
    "B-Max, Bronco, C-Max, EcoSport, Edge, Explorer, Fiesta, Focus, Galaxy, Ka, Kuga, Mondeo, Mustang, Puma, Ranger, S-Max, Tourneo, Transit, Tourneo Courier, Maverick, F-150, Mustang GT",
  ),
  genesis: make("Genesis", "korean", "luxury"),
  gwm: make("GWM", "chinese", "electric", "Ora"),
  honda: make("Honda", "japanese", null, "Accord, Civic, CR-V, HR-V, Jazz, ZR-V, e:Ny1, Insight, Honda e, Prelude"),
  hongqi: make("Hongqi", "chinese", "electric"),
  hyundai: make(
    "Hyundai",
    "korean",
    null,
    "Bayon, i10, i20, i30, Inster, IONIQ, IONIQ 5, IONIQ 6, Kona, Santa Fe, Tucson, ix35, ix20, i40, Veloster, Staria, IONIQ 9, IONIQ 3, NEXO",
  ),
  infiniti: make("Infiniti", "japanese", "luxury"),
  isuzu: make("Isuzu", "japanese", "van", "D-Max"),
  iveco: make("Iveco", "italian", "van"),
  jaecoo: make("Jaecoo", "chinese", null),
  jaguar: make("Jaguar", "british", "luxury", "F-Pace, E-Pace, I-Pace, F-Type, XE, XF"),
  jeep: make(
    "Jeep",
    "american",
    null,
    "Avenger, Cherokee, Compass, Gladiator, Renegade, Wrangler, Commander, Grand Cherokee",
  ),
  kia: make(
    "Kia",
    "korean",
    null,
    "Ceed, EV3, EV6, EV9, Niro, Picanto, ProCeed, Rio, Sorento, Soul, Sportage, Stonic, Stinger, Venga, XCeed, EV2, EV4, EV5, PV5, Carens, Optima, Carnival, e-Soul, K4",
  ),
  ktm: make("KTM", null, "sport"),
  lada: make("Lada", null, "fourWheels", "Niva"),
  lamborghini: make("Lamborghini", "italian", "sport", "Urus, Huracan"),
  lancia: make("Lancia", "italian", "small", "Ypsilon"),
  "land-rover": make(
    "Land Rover",
    "british",
    "fourWheels",
    "Defender, Discovery, Evoque, Freelander, Range Rover, Range Rover Evoque, Range Rover Sport, Velar",
  ),
  leapmotor: make("Leapmotor", "chinese", "electric", "T03, C10, B10"),
  lexus: make("Lexus", "japanese", "hybrid", "UX, NX, RX, LBX, CT 200h"),
  ligier: make("Ligier", "french", "small"),
  lotus: make("Lotus", "british", "sport", "Elise, Eletre"),
  "lynk-co": make("Lynk & Co", "chinese", "hybrid"),
  maserati: make("Maserati", "italian", "sport", "Ghibli, Levante, Grecale"),
  maxus: make("Maxus", "chinese", "van"),
  mazda: make(
    "Mazda",
    "japanese",
    null,
    "CX-3, CX-30, CX-5, CX-60, MX-5, MX-30, Mazda2, Mazda3, Mazda6, CX-80, Mazda 2, Mazda 3, Mazda 6",
  ),
  mclaren: make("McLaren", "british", "sport"),
  "mercedes-benz": make(
    "Mercedes-Benz",
    "german",
    null,
    "Citan, CLA, CLS, EQA, EQB, EQC, GLA, GLB, GLC, GLE, Sprinter, Viano, Vito, CLE, CLK, EQE, EQS, EQV, GLS, GLK, SLK, SLC, Classe B, Classe G, Classe S, Classe V, Classe X, Classe R, Classe M",
  ),
  mg: make("MG", "chinese", null, "MG3, MG4, MG5, HS, ZS, Marvel R"),
  microlino: make("Microlino", null, "small"),
  mini: make("MINI", "british", null, "Aceman, Clubman, Cooper, Countryman, Paceman"),
  mitsubishi: make("Mitsubishi", "japanese", null, "ASX, Colt, Eclipse Cross, L200, Outlander, Pajero, Space Star"),
  nio: make("Nio", "chinese", "electric"),
  nissan: make(
    "Nissan",
    "japanese",
    null,
    "Ariya, Juke, Leaf, Micra, Navara, Qashqai, X-Trail, Note, Pulsar, Townstar, NV200, 370Z, GT-R, Primastar, Murano",
  ),
  omoda: make("Omoda", "chinese", null),
  opel: make(
    "Opel",
    "german",
    null,
    "Agila, Astra, Combo, Corsa, Crossland, Frontera, Grandland, Insignia, Karl, Meriva, Mokka, Movano, Rocks, Vivaro, Zafira, Adam, Ampera, Antara, Cascada, Crossland X, Mokka X, Grandland X, Tigra, Vectra",
  ),
  peugeot: make(
    "Peugeot",
    "french",
    null,
    "106, 107, 108, 206, 207, 208, 307, 308, 407, 408, 508, 2008, 3008, 5008, Bipper, Rifter, Traveller, RCZ, 301, 4008, e-Rifter, e-Traveller",
  ),
  piaggio: make("Piaggio", "italian", "van"),
  polestar: make("Polestar", "swedish", "electric", "Polestar 2, Polestar 3, Polestar 4"),
  porsche: make("Porsche", "german", "sport", "911, 718, Boxster, Cayenne, Cayman, Macan, Panamera, Taycan"),
  renault: make(
    "Renault",
    "french",
    null,
    "Arkana, Austral, Captur, Clio, Espace, Fluence, Kadjar, Kangoo, Koleos, Laguna, Megane, Rafale, R5, Scenic, Symbioz, Talisman, Trafic, Twingo, Twizy, Zoe, R4, Renault 4, Renault 5, Modus, Grand Scenic, Master, Wind, Vel Satis, Express",
  ),
  "rolls-royce": make("Rolls-Royce", "british", "luxury"),
  rover: make("Rover", "british", null),
  saab: make("Saab", "swedish", null),
  seat: make(
    "SEAT",
    "spanish",
    null,
    "Alhambra, Altea, Arona, Ateca, Ibiza, Leon, Mii, Tarraco, Toledo, Exeo, Leon Cupra",
  ),
  skoda: make(
    "Škoda",
    "czech",
    null,
    "Citigo, Elroq, Enyaq, Fabia, Kamiq, Karoq, Kodiaq, Octavia, Roomster, Superb, Yeti, Scala, Epiq",
  ),
  smart: make("smart", "german", "small", "Fortwo, Forfour"),
  ssangyong: make("SsangYong", "korean", "fourWheels", "Korando, Rexton, Tivoli"),
  subaru: make("Subaru", "japanese", "fourWheels", "BRZ, Forester, Impreza, Outback, XV, Solterra"),
  suzuki: make(
    "Suzuki",
    "japanese",
    null,
    "Across, Baleno, Celerio, Ignis, Jimny, S-Cross, Swace, Swift, SX4, Vitara, Splash, Alto, Grand Vitara",
  ),
  tesla: make("Tesla", "american", null, "Model 3, Model S, Model X, Model Y, Cybertruck"),
  toyota: make(
    "Toyota",
    "japanese",
    null,
    "Auris, Avensis, Aygo, bZ4X, C-HR, Corolla, Camry, GT86, Hilux, Land Cruiser, Prius, Proace, RAV4, Verso, Yaris, Yaris Cross, Corolla Cross, Aygo X, Supra, Highlander, Proace City, iQ, Urban Cruiser",
  ),
  volkswagen: make(
    "Volkswagen",
    "german",
    null,
    "Amarok, Arteon, Beetle, Caddy, Crafter, e-up, Golf, ID.3, ID.4, ID.5, ID.7, ID. Buzz, Jetta, Multivan, Passat, Polo, Scirocco, Sharan, T-Cross, T-Roc, Taigo, Tayron, Tiguan, Touareg, Touran, Caravelle, California, Golf Sportsvan, Phaeton, Eos, Tiguan Allspace, Lupo",
  ),
  volvo: make(
    "Volvo",
    "swedish",
    null,
    "C30, C40, EX30, EX40, EX90, S60, S90, V40, V60, V90, XC40, XC60, XC90, C70, ES90, S40, S80, V50, V70, XC70",
  ),
  xpeng: make("Xpeng", "chinese", "electric"),
  zeekr: make("Zeekr", "chinese", "electric"),
};

/** Words for a make by its origin; suggestions show the first. */
export const ORIGIN_PHRASES: Readonly<Record<MakeOrigin, string>> = {
  german: "Marques allemandes, allemand, allemande, marque allemande, constructeur allemand",
  french: "Marques françaises, français, française, marque française, constructeur français",
  italian: "Marques italiennes, italien, italienne, marque italienne",
  japanese: "Marques japonaises, japonais, japonaise, marque japonaise, nippone, nippon, asiatique japonaise",
  korean: "Marques coréennes, coréen, coréenne, marque coréenne, sud coréenne",
  american: "Marques américaines, américain, américaine, marque américaine, ricaine, us",
  swedish: "Marques suédoises, suédois, suédoise, scandinave",
  czech: "Marques tchèques, tchèque",
  spanish: "Marques espagnoles, espagnol, espagnole",
  british: "Marques anglaises, anglais, anglaise, britannique",
  romanian: "Marques roumaines, roumain, roumaine",
  chinese: "Marques chinoises, chinois, chinoise, marque chinoise",
};

/** Names of drives, gearboxes and lines that makes own: they set the make too. */
export const OWNED_PHRASES: readonly (readonly [filters: QueryFilters, makes: readonly string[], phrases: string])[] = [
  [{ values: { fuel: ["diesel"] } }, ["peugeot", "citroen", "ds"], "HDI, e-HDI"],
  [{ values: { fuel: ["electric"] } }, ["audi"], "e-tron"],
  [{ values: { drive: ["all"] } }, ["audi"], "quattro"],
  [{ values: { drive: ["all"] } }, ["bmw"], "xDrive"],
  [{ values: { drive: ["all"] } }, ["volkswagen"], "4motion"],
  [{ values: { drive: ["all"] } }, ["mercedes-benz", "mercedes"], "4matic"],
  [{ values: { drive: ["all"] } }, ["suzuki"], "AllGrip, All Grip"],
  [{ values: { drive: ["all"] } }, ["mini"], "ALL4"],
  [{ values: { drive: ["all"] } }, ["toyota"], "AWD-i"],
  [{ values: { drive: ["rear"] } }, ["bmw"], "sDrive"],
  [{ values: { transmission: ["automatic"] } }, ["audi"], "S tronic"],
  [{ values: { transmission: ["automatic"] } }, ["bmw", "mini"], "Steptronic"],
  [{ values: { transmission: ["automatic"] } }, ["peugeot", "citroen", "ds", "opel"], "EAT6, EAT8, e-EAT8"],
  [{ values: { transmission: ["automatic"] } }, ["renault", "dacia", "nissan"], "EDC, EDC7"],
  [{ values: { transmission: ["automatic"] } }, ["ford"], "Powershift"],
  [{ values: { transmission: ["automatic"] } }, ["porsche"], "PDK"],
  [{ values: { transmission: ["automatic"] } }, ["mercedes-benz", "mercedes"], "9G-Tronic, 7G-Tronic, 8G-DCT"],
];

/** Things that nobody sells here, as the page names them. */
export const UNSOLD_PHRASES: readonly (readonly [name: string, phrases: string])[] = [
  ["voiture sans permis", "sans permis, voiture sans permis, VSP, voiturette"],
  ["moto", "moto, motocyclette, deux roues, 2 roues motorisées, mobylette, 125 cc, trike"],
  ["vélo", "vélo, vélo électrique, bicyclette, VAE"],
  ["scooter", "scooter"],
  ["trottinette", "trottinette, trottinette électrique"],
  ["camping-car", "camping car, motorhome, van aménagé, fourgon aménagé, mobil home"],
  ["caravane", "caravane"],
  ["remorque", "remorque"],
  ["tracteur", "tracteur"],
  ["tracteur agricole", "tracteur agricole, engin agricole"],
  ["quad", "quad, buggy"],
  ["poids lourd", "poids lourd, semi remorque, autocar, minibus 20 places"],
  ["bateau", "bateau, jet ski"],
];

/** Classes of vans that only models know. */
export const MODEL_CLASSES: readonly (readonly [models: string, phrases: string])[] = [
  [
    "ranger, hilux, amarok, navara, l200, d-max, musso, gladiator, x-class, classe-x, fullback, alaskan, tfr, 1500",
    "Pick-up, pick up, pickup, pick up double cabine, pick up 4x4, bac à l arrière",
  ],
];
