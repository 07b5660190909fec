import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

const body = (...keys: readonly string[]): QueryFilters => ({ values: { body: keys } });

const kind = (key: "passenger" | "van"): QueryFilters => ({ values: { kind: [key] } });

export const BODY_PHRASES: PhraseTable = [
  [body("suv"), "SUV", "tout chemin", "geländewagen"],
  [
    body("estate"),
    "Break",
    "stationwagon",
    "station wagon",
    "estate",
    "sw",
    "combi",
    "kombi",
    "touring",
    "avant",
    "variant",
    "sports tourer",
    "sportswagon",
  ],
  [body("saloon"), "Berline", "berline 4 portes", "limousine", "sedan", "tricorps"],
  [body("hatchback"), "Berline compacte", "compacte", "compact", "hatchback", "berline 5 portes", "bicorps"],
  [
    body("compact"),
    "Citadine",
    "petite voiture",
    "kleinwagen",
    "small car",
    "petite auto",
    "petite citadine",
    "mini citadine",
    "voiture ville",
    "voiture citadine",
    "pour la ville",
    "voiture pour la ville",
  ],
  [body("high_entry"), "Crossover", "cross over"],
  [body("mpv"), "Monospace", "mono espace", "monovolume", "ludospace", "mpv"],
  // Few feeds use the key `family`; the trade calls these three a family car.
  [body("estate", "mpv", "family"), "Familiale", "voiture familiale", "break familial", "familial", "grande familiale"],
  [body("coupe"), "Coupé", "voiture sport", "coupé sport"],
  [body("convertible"), "Cabriolet", "cabrio", "décapotable", "roadster", "convertible", "découvrable"],
  [body("company_car"), "Voiture de société", "véhicule société", "voiture fonction"],
];

export const VEHICLE_KIND_PHRASES: PhraseTable = [
  [
    kind("van"),
    "Utilitaire",
    "véhicule utilitaire",
    "utilitaire léger",
    "véhicule utilitaire léger",
    "camionnette",
    "camionette",
    "lieferwagen",
    "fourgon",
    "fourgonnette",
    "fourgonette",
    "van",
    "VUL",
    "véhicule professionnel",
  ],
  [kind("passenger"), "Voiture particulière", "véhicule particulier", "VP"],
];
