import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

const condition = (key: "new" | "demonstrator" | "preregistered" | "used"): QueryFilters => ({
  values: { condition: [key] },
});

export const CONDITION_PHRASES: PhraseTable = [
  [
    condition("new"),
    "Neuf",
    "neuve, neufs, neuves, jamais roulé, flambant neuve, flambant neuf, nouvelle voiture, voiture neuve, véhicule neuf, auto neuve, tout neuf, toute neuve, new, neuve uniquement, jamais immatriculée, jamais immatriculé, sortie d usine, sortie usine",
  ],
  [
    condition("demonstrator"),
    "Démonstration",
    "démo, démonstrateur, véhicule démonstration, voiture démonstration, voiture démo, voiture direction, véhicule direction, direction, voiture collaborateur, véhicule collaborateur, véhicule service, voiture service, ex démo, ancienne voiture de démonstration, ancien véhicule de démonstration, véhicule d essai, voiture d exposition, véhicule d exposition",
  ],
  [
    condition("preregistered"),
    "0 km",
    "immatriculation 0 km, immatriculation 0km, auto déjà immatriculée, voiture déjà immatriculée, déjà immatriculée, déjà immatriculé, 0 km immatriculé, 0 km immatriculée, véhicule 0 km, voiture 0 km, 0 kilomètre, zéro km, zéro kilomètre, immatriculé 0 km, immatriculée 0 km, préimmatriculé, préimmatriculée, pré immatriculé, pré immatriculation, auto immatriculée, km 0, kilomètre zéro, préimmat",
  ],
  [
    condition("used"),
    "Occasion",
    "occase, occas, used, voiture occasion, véhicule occasion, auto occasion, seconde main, deuxième main, 2e main, 2ème main, déjà immatriculé, d occas, occasions, occaz, occasse, de seconde main, 2nde main, voiture usagée, usagée, déjà roulé",
  ],
];

const FIRST_OWNER: QueryFilters = { ranges: { owners: { min: 1, max: 1 } } };

export const OFFER_PHRASES: PhraseTable = [
  [
    FIRST_OWNER,
    "Première main",
    "1ère main, 1ere main, 1er main, 1re main, 1 main, une main, un seul propriétaire, un propriétaire, seul propriétaire, un seul ancien propriétaire, un seul ancien proprio",
  ],
  [
    FIRST_OWNER,
    "Premier propriétaire",
    "1er propriétaire, 1 seul propriétaire, une seule main, 1er proprio, un seul proprio, main unique",
  ],
  [
    { flags: ["accident-free"] },
    "Non accidenté",
    "non accidentée, jamais de choc, aucun choc, jamais eu de choc, jamais accidenté, jamais accidentée, pas accidenté, pas accidentée, sans accident, aucun accident, non accident, jamais eu d accident, pas d accident, sans sinistre, jamais cartonnée, jamais été accidentée, jamais été accidenté, pas eu d accident, pas été accidentée, n a jamais eu d accident, sans choc, jamais choquée",
  ],
  [
    { flags: ["vat-deductible"] },
    "TVA déductible",
    "TVA récupérable, récupération TVA, récup TVA, tva récup, avec TVA, facture TVA, TVA déduite, TVA deductible, TVA récupérable, TVA récup., TVA recuperable, avec TVA déductible, récupérer la TVA, déduire la TVA, TVA à récupérer, TVA apparente, TVA sur facture, avec facture TVA, TVA récupérée, où je peux récupérer la TVA, TVA mentionnée, ht, htva, hors TVA, hors taxe, hors taxes, prix ht",
  ],
  // Every vehicle has the legal guarantee: who asks for one means more.
  [
    { values: { warranty: ["13"] } },
    "Sous garantie",
    "sous garantie constructeur, sous garantie usine, garantie usine, garantie, garanti, garantie constructeur, encore garantie, encore garanti, garantie en cours, garantie restante, couverte par la garantie, garantie d origine, garantie concessionnaire, garantie garage, garantie occasion, extension de garantie",
  ],
  [
    { flags: ["service-book"] },
    "Carnet d’entretien",
    "carnet, carnet complet, carnet à jour, carnet d’entretien complet, carnet d’entretien à jour, entretien suivi, historique complet, suivi complet, entretien complet, entretien à jour, entretiens à jour, entretenue, bien entretenue, bien entretenu, suivi entretien, suivi d entretien, historique d entretien, historique entretien, carnet d entretien, carnet suivi, entretien chez concessionnaire, suivi concession, suivi garage, factures d entretien, avec carnet, suivie",
  ],
  [
    { flags: ["inspection-valid"] },
    "Contrôle technique valable",
    "ct vierge, contrôle technique vierge, CT, CT valide, contrôle technique valide, contrôle technique récent, contrôle technique, contrôle technique à jour, contrôle technique ok, contrôle technique fait, ct ok, ct à jour, ct fait, contrôle technique en ordre, ct en ordre, contrôle en ordre, avec contrôle technique, contrôle technique valide, contrôle technique en cours de validité, ct récent, avec ct, contrôlée",
  ],
  [
    { flags: ["discounted"] },
    "Prix réduit",
    "promo, promos, rabais, en solde, offre du moment, bons plans, bon plan, prix cassé, remisé, remisée, promotion, en promotion, offre spéciale, remise, soldes, soldée, déstockage, prix barré, baisse prix, prix en baisse, bonne affaire, réduction, bonnes affaires, prix réduits, prix baissé, en action, prix sacrifié, prix remisé, en réduction, avec réduction, avec remise, offres spéciales, en déstockage, liquidation, fin de série",
  ],
  [
    { values: { availability: ["available"] } },
    "Disponible immédiatement",
    "dispo tout de suite, dispo immédiatement, dispo maintenant, de suite disponible, pas réservé, pas réservée, non réservé, non réservée, encore disponible, toujours disponible, encore dispo, disponibles, disponible de suite, disponible tout de suite, disponible maintenant, disponible rapidement, disponible, dispo, dispo de suite, livrable, livrable de suite, livrable tout de suite, livrable rapidement, livrable immédiatement, available, livraison immédiate, livraison rapide, immédiatement disponible, disponible aujourd hui, disponible sous peu, prête à partir, prêt à partir, prête à rouler, sur parc, disponible en stock, à emporter, dispo rapidement, dispo vite, en stock immédiatement",
  ],
];

/** A lease with an option to buy: the monthly payment of the stock. Other leases have offers of their own. */
export const LOAN_PHRASES: PhraseTable = [
  [
    { ranges: { monthly: { min: 0, max: null } } },
    "Avec mensualité",
    "LOA, L.O.A., en LOA, leasing avec option d achat, leasing option d achat, location avec option d achat, option d achat, crédit bail, à crédit, crédit, crédit auto, crédit voiture, financement, financée, finançable, en plusieurs fois, en 3 fois, en 4 fois, en 10 fois, paiement en plusieurs fois, paiement en 4 fois, paiement échelonné, par mensualités, en mensualités, paiement mensuel, payer par mois, payable par mois, mensualités, location vente, location avec achat, achat à tempérament, tempérament, prêt auto, prêt voiture, prêt, emprunt, avec crédit, prêt à tempérament, crédit ballon, mensualisée, avec financement, à financer, facilités de paiement, payer en plusieurs fois",
  ],
];

/** Classes that figures stand for. */
export const FIGURE_PHRASES: PhraseTable = [
  [
    { ranges: { range: { min: 450, max: null } } },
    "Grande autonomie",
    "longue autonomie, bonne autonomie, grosse autonomie, beaucoup d autonomie, long range, longue distance, longues distances, longs trajets, autonomie élevée, forte autonomie, autonomie confortable, grosse batterie, grande batterie",
  ],
  [
    { ranges: { consumption: { min: null, max: 5 } } },
    "Faible consommation",
    "consomme peu, consomme pas beaucoup, consomme pas trop, qui consomme pas, peu de consommation, peu gourmande, peu gourmand, petite consommation, petite conso, faible conso, basse consommation, qui consomme peu, sobre, économe, consommant peu, pas gourmande, ne consomme pas beaucoup, qui ne consomme pas trop, ne consomme pas trop, qui consomme peu de carburant, économique en carburant, économe en carburant, économique à l usage, conso faible, consommation faible, consommation basse, sobre en carburant, qui ne boit pas, basse conso, qui consomme très peu, consommant très peu, très sobre, qui boit peu, qui suce pas, pas trop gourmande, pas trop gourmand, le moins gourmand, qui consomme le moins possible, qui consomme le moins, consomme le moins, la moins gourmande, le moins gourmand, la plus sobre, la plus économe",
  ],
  [{ values: { seats: ["8", "9"] } }, "Minibus", "mini bus, 8 ou 9 places, transport de personnes, navette"],
  [{ values: { cylinders: ["6"] } }, "V6", "6 en ligne, six cylindres"],
  [{ values: { cylinders: ["8"] } }, "V8", "huit cylindres"],
  [
    { values: { seats: ["7", "8", "9"] } },
    "7 places et plus",
    "famille nombreuse, grande famille nombreuse, 3 rangées, trois rangées, troisième rangée, 3ème rangée, 3e rangée, 7 places et plus, 7 places ou plus, 5 enfants, cinq enfants, 4 enfants, quatre enfants",
  ],
];

const EURO_6 = ["euro6b", "euro6c", "euro6d", "euro6e"];

const crit = (fuels: readonly string[], standards: readonly string[]): QueryFilters => ({
  values: { fuel: fuels, ...(standards.length > 0 && { "emission-standard": standards }) },
});

/** The French sticker, by fuel and standard. Source: decree of 21 June 2016. */
export const CRITAIR_PHRASES: PhraseTable = [
  [crit(["electric", "hydrogen"], []), "crit’air 0", "critair 0, crit air vert, vignette verte, crit air E"],
  [
    crit(["petrol", "hybrid", "electric+petrol"], ["euro5", "euro6b", "euro6c", "euro6d", "euro6e", "euro7"]),
    "crit’air 1",
    "critair 1, vignette crit air 1, vignette 1",
  ],
  [crit(["diesel"], ["euro5", ...EURO_6]), "crit’air 2", "critair 2, vignette crit air 2, vignette 2"],
];

/** Wishes without a bound, such as "cheap". They set the sort order and filter nothing. */
export const SORT_PHRASES: PhraseTable = [
  [
    { sort: "price-asc" },
    "Pas cher",
    "pas chères, pas chers, pas cheres, le moins cher possible, la moins chère, le moins cher, les moins chers, les moins chères, petits prix, prix mini, économique, economique, économiques, bon prix, prix raisonnable, low cost, pas trop onéreux, premier prix, pas onéreuse, pas chere du tout, pas chère, pas trop cher, pas trop chère, moins cher, moins chère, bon marché, petit prix, à petit prix, petit budget, prix bas, abordable, cheap, pas chr, pa cher, pas ch, bas prix, à bas prix, budget serré, petit budjet, moins chers, moins chères, la plus abordable, à prix doux, prix doux, prix abordable, prix correct, accessible, bon rapport qualité prix, prix le plus bas, du moins cher au plus cher, prix croissant, par prix croissant, par prix, trier par prix, trié par prix, triés par prix, triées par prix, classé par prix, classées par prix, classés par prix, tri par prix, tri prix croissant, du moins cher, d abord les moins chères, d abord les moins chers, les moins chers d abord, les moins chères d abord, les moins chères en premier, au meilleur prix, meilleur prix, le meilleur prix, meilleur rapport qualité prix, meilleur rapport prix, pas trop chères, pas trop chers, pas hors de prix, pas ruineuse, à prix cassé, prix imbattable, à bon prix, un prix correct, à prix raisonnable, moins onéreuse, la moins onéreuse, cheap cheap, le moins coûteux, la moins coûteuse, pas coûteuse, le plus bas prix, au plus bas prix",
  ],
  [
    { sort: "mileage-asc" },
    "Faible kilométrage",
    "pas trop de km, pas trop de kilomètres, pas beaucoup de km, pas beaucoup de kilomètres, kilométrage faible, bas kilométrage, kilométrage bas, petits kilomètres, petit km, peu de kms, peu kilometree, qui a peu roulé, ayant peu roulé, le moins de km, le moins de kilomètres, moins de kilomètres possible, le moins de kilomètres possible, le moins de km possible, la moins kilométrée, le moins kilométré, les moins kilométrées, les moins kilométrés, moins kilométrée, moins kilométré, le plus petit kilométrage, plus petit kilométrage, plus faible kilométrage, le kilométrage le plus bas, kilométrage le plus bas, kilométrage minimum, kilométrage minimal, par kilométrage, trier par kilométrage, trié par kilométrage, triées par kilométrage, kilométrage croissant, qui a le moins roulé, qui ont le moins roulé, ayant le moins roulé, le moins roulé, petit kilométrage, peu de kilomètres, peu de km, peu kilométré, peu kilométrée, peu roulé, faible km, très peu de km, très peu de kilomètres, peu de bornes, moins de km possible, peu de kilométrage, kilométrage réduit, pas bcp de km, kms faible, km faible, faibles kilomètres, peu d usure, qui n a pas beaucoup roulé, a peu roulé",
  ],
  [
    { sort: "price-desc" },
    "Haut de gamme",
    "prix décroissant, par prix décroissant, du plus cher au moins cher, les plus chers, le plus cher, luxe, de luxe, voiture de luxe, luxueuse, luxueux, premium, prestige, prestigieuse, grand luxe, la plus chère, plus chère, les plus chères, la plus luxueuse, plus luxueuse",
  ],
  [
    { sort: "year-desc" },
    "Récente",
    "récent, récents, récentes, plus récent, plus récente, assez récente, pas trop vieux, pas trop vieille, pas trop ancienne, pas trop ancien, pas vieille, pas vieux, la plus récente, le plus récent, les plus récentes, les plus récents, dernier modèle, derniers modèles, jeune, millésime récent, très récente, très récent, plus récentes, plus récents, la plus récente possible, le plus récent possible, le plus neuf possible, la plus neuve possible, par année, trier par année, par date, les plus neuves, la plus neuve, la plus jeune, la moins vieille, le moins vieux, la moins ancienne, le moins ancien, pas trop âgée, pas trop agée, pas trop âgé, peu d âge, presque neuve, presque neuf, quasi neuve, quasi neuf",
  ],
  [
    { sort: "power-desc" },
    "Puissante",
    "puissant, puissants, plus puissante, la plus puissante, sportive, sportif, sportives, voiture sportive, gros moteur, beaucoup de chevaux, rapide, nerveuse, qui envoie, bolide, plus puissant, plus puissantes, le plus puissant, les plus puissantes, la plus rapide, plus rapide, bon moteur, qui pousse, qui arrache, sportivité, par puissance, le plus de chevaux, le plus de puissance, puissance maximale, le plus gros moteur, performante, performances",
  ],
  [
    { sort: "range-desc" },
    "La plus grande autonomie",
    "plus grande autonomie, la meilleure autonomie, meilleure autonomie, la plus grosse autonomie, plus grosse autonomie, la plus longue autonomie, le plus d autonomie, plus d autonomie possible, autonomie maximale, autonomie maximum, autonomie max, qui va le plus loin, va le plus loin, qui roule le plus loin, la plus grande batterie, la plus grosse batterie, autonomie la plus grande, autonomie la plus élevée, l autonomie maximale, par autonomie, le plus loin possible",
  ],
];

const standard = (...keys: readonly string[]): QueryFilters => ({ values: { "emission-standard": keys } });

export const EMISSION_STANDARD_PHRASES: PhraseTable = [
  [standard("euro4"), "Euro 4", "norme euro 4"],
  [standard("euro5"), "Euro 5", "norme euro 5"],
  [standard(...EURO_6), "Euro 6", "norme euro 6"],
  [standard("euro6b"), "Euro 6b", "norme euro 6b"],
  [standard("euro6c"), "Euro 6c", "norme euro 6c"],
  [
    standard("euro6d"),
    "Euro 6d",
    "euro 6d temp, norme euro 6d, norme euro 6d temp, euro 6 d temp, euro 6 d, euro 6d isc",
  ],
  [standard("euro6e"), "Euro 6e", "norme euro 6e"],
  [standard("euro7"), "Euro 7", "norme euro 7"],
];

export const ENERGY_CLASS_PHRASES: PhraseTable = ["A", "B", "C", "D", "E", "F", "G"].map((letter) => [
  { values: { "energy-class": [letter] } },
  `Classe énergétique ${letter}`,
  `étiquette énergie ${letter}, étiquette ${letter}, label énergétique ${letter}, classe énergie ${letter}, classe d énergie ${letter}, label énergie ${letter}, classe d efficacité ${letter}, classe CO2 ${letter}`,
]);
