import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

const gearbox = (key: "manual" | "automatic"): QueryFilters => ({ values: { transmission: [key] } });

const drive = (key: "front" | "rear" | "all"): QueryFilters => ({ values: { drive: [key] } });

export const GEARBOX_PHRASES: PhraseTable = [
  [
    gearbox("automatic"),
    "Boîte automatique",
    "boîte auto",
    "boîte vitesse automatique",
    "boîte vitesse auto",
    "bte auto",
    "transmission automatique",
    "transmission auto",
    "automatique",
    "automatique boîte",
    "automatic",
    "automatik",
    "automatikgetriebe",
    "auto",
    "BVA",
    "BVA6",
    "BVA8",
    "DSG",
    "boîte DSG",
    "EDC",
    "double embrayage",
    "boîte robotisée",
    "tiptronic",
    "CVT",
  ],
  [
    gearbox("manual"),
    "Boîte manuelle",
    "boîte manuel",
    "boîte vitesse manuelle",
    "bte manuelle",
    "transmission manuelle",
    "manuelle",
    "manuelle boîte",
    "manuel",
    "manual",
    "schaltgetriebe",
    "handschaltung",
    "boîte mécanique",
    "BVM",
    "BVM5",
    "BVM6",
  ],
];

/** "4x4" is a drive, not a body: an estate can have it too. */
export const DRIVE_PHRASES: PhraseTable = [
  [drive("front"), "Traction avant", "traction", "roue avant motrice", "2 roues motrices avant", "fwd"],
  [drive("rear"), "Propulsion", "propulsion arrière", "roue arrière motrice", "rwd"],
  [
    drive("all"),
    "4x4",
    "4 x 4",
    "4 roues motrices",
    "quatre roues motrices",
    "transmission intégrale",
    "traction intégrale",
    "intégrale",
    "quattro",
    "4matic",
    "4motion",
    "xdrive",
    "allgrip",
    "awd",
    "4wd",
    "tout terrain",
  ],
];
