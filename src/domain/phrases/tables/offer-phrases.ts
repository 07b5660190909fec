import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

const condition = (key: "new" | "demonstrator" | "preregistered" | "used"): QueryFilters => ({
  values: { condition: [key] },
});

export const CONDITION_PHRASES: PhraseTable = [
  [condition("new"), "Neuf", "neuve, voiture neuve, véhicule neuf, auto neuve, tout neuf, toute neuve, neuwagen, new"],
  [
    condition("demonstrator"),
    "Démonstration",
    "démo, démonstrateur, véhicule démonstration, voiture démonstration, voiture démo, voiture direction, véhicule direction, direction, voiture collaborateur, véhicule collaborateur, véhicule service, vorführwagen, voiture service",
  ],
  [
    condition("preregistered"),
    "0 km",
    "0 kilomètre, zéro km, zéro kilomètre, immatriculé 0 km, immatriculée 0 km, préimmatriculé, préimmatriculée, pré immatriculé, tageszulassung",
  ],
  [
    condition("used"),
    "Occasion",
    "occase, occas, used, second hand, gebraucht, gebrauchtwagen, voiture occasion, véhicule occasion, auto occasion, seconde main, deuxième main, 2e main, 2ème main, déjà immatriculé",
  ],
];

const FIRST_OWNER: QueryFilters = { ranges: { owners: { min: 1, max: 1 } } };

export const OFFER_PHRASES: PhraseTable = [
  [FIRST_OWNER, "Première main", "1ère main, 1re main, 1 main, un seul propriétaire"],
  [FIRST_OWNER, "Premier propriétaire", "1er propriétaire, 1 seul propriétaire, une seule main"],
  [
    { flags: ["accident-free"] },
    "Non accidenté",
    "non accidentée, jamais accidenté, jamais accidentée, pas accidenté, pas accidentée, sans accident, aucun accident",
  ],
  [
    { flags: ["vat-deductible"] },
    "TVA déductible",
    "TVA récupérable, récupération TVA, récup TVA, tva récup, avec TVA, facture TVA",
  ],
  [{ values: { warranty: ["1"] } }, "Sous garantie", "garantie, avec garantie, garanti, garantie constructeur"],
  [
    { flags: ["service-book"] },
    "Carnet d’entretien",
    "carnet, carnet complet, carnet à jour, carnet d’entretien complet, carnet d’entretien à jour, entretien suivi, historique complet, suivi complet",
  ],
  [
    { flags: ["inspection-valid"] },
    "Contrôle technique valable",
    "contrôle technique, contrôle technique à jour, contrôle technique ok, contrôle technique fait, ct ok, ct à jour",
  ],
  [
    { flags: ["discounted"] },
    "Prix réduit",
    "promo, promotion, en promotion, offre spéciale, remise, soldes, soldée, déstockage, prix barré, baisse prix, prix en baisse, bonne affaire, réduction",
  ],
  [
    { values: { availability: ["available"] } },
    "Disponible immédiatement",
    "disponible de suite, disponible tout de suite, disponible maintenant, disponible rapidement, disponible, dispo, dispo de suite, livrable, livrable de suite, livrable tout de suite, livrable rapidement, livrable immédiatement, sofort lieferbar, sofort verfügbar, verfügbar, available, in stock, livraison immédiate, livraison rapide, immédiatement disponible",
  ],
];

/** Wishes without a bound, such as "cheap". They set the sort order and filter nothing. */
export const SORT_PHRASES: PhraseTable = [
  [
    { sort: "price-asc" },
    "Pas cher",
    "pas chère, pas trop cher, pas trop chère, moins cher, moins chère, bon marché, petit prix, à petit prix, petit budget, prix bas, abordable, billig, günstig, preiswert, cheap",
  ],
  [
    { sort: "mileage-asc" },
    "Faible kilométrage",
    "petit kilométrage, peu de kilomètres, peu de km, peu kilométré, peu kilométrée, peu roulé, faible km",
  ],
  [{ sort: "year-desc" }, "Récente", "récent, plus récent, plus récente"],
  [{ sort: "power-desc" }, "Puissante", "puissant, plus puissante"],
];

const standard = (...keys: readonly string[]): QueryFilters => ({ values: { "emission-standard": keys } });

const EURO_6 = ["euro6b", "euro6c", "euro6d", "euro6e"];

export const EMISSION_STANDARD_PHRASES: PhraseTable = [
  [standard("euro4"), "Euro 4", "norme euro 4"],
  [standard("euro5"), "Euro 5", "norme euro 5"],
  [standard(...EURO_6), "Euro 6", "norme euro 6"],
  [standard("euro6b"), "Euro 6b"],
  [standard("euro6c"), "Euro 6c"],
  [standard("euro6d"), "Euro 6d", "euro 6d temp"],
  [standard("euro6e"), "Euro 6e"],
  [standard("euro7"), "Euro 7", "norme euro 7"],
];

export const ENERGY_CLASS_PHRASES: PhraseTable = ["A", "B", "C", "D", "E", "F", "G"].map((letter) => [
  { values: { "energy-class": [letter] } },
  `Classe énergétique ${letter}`,
  `étiquette énergie ${letter}, étiquette ${letter}, label énergétique ${letter}`,
]);
