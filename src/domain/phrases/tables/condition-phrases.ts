import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

const condition = (key: "new" | "demonstrator" | "preregistered" | "used"): QueryFilters => ({
  values: { condition: [key] },
});

export const CONDITION_PHRASES: PhraseTable = [
  [condition("new"), "Neuf", "neuve", "voiture neuve", "véhicule neuf", "auto neuve", "tout neuf", "toute neuve", "neuwagen", "new"],
  [
    condition("demonstrator"),
    "Démonstration",
    "démo",
    "démonstrateur",
    "véhicule démonstration",
    "voiture démonstration",
    "voiture démo",
    "voiture direction",
    "véhicule direction",
    "direction",
    "voiture collaborateur",
    "véhicule collaborateur",
    "véhicule service",
    "vorführwagen",
    "voiture service",
  ],
  [
    condition("preregistered"),
    "0 km",
    "0 kilomètre",
    "zéro km",
    "zéro kilomètre",
    "immatriculé 0 km",
    "immatriculée 0 km",
    "préimmatriculé",
    "préimmatriculée",
    "pré immatriculé",
    "tageszulassung",
  ],
  [
    condition("used"),
    "Occasion",
    "occase",
    "occas",
    "used",
    "second hand",
    "gebraucht",
    "gebrauchtwagen",
    "voiture occasion",
    "véhicule occasion",
    "auto occasion",
    "seconde main",
    "deuxième main",
    "2e main",
    "2ème main",
    "déjà immatriculé",
  ],
];
