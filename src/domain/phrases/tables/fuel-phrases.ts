import type { QueryFilters } from "../query-filters.ts";
import type { PhraseTable } from "./phrase-table.ts";

const fuel = (...keys: readonly string[]): QueryFilters => ({ values: { fuel: keys } });

/** "Hybride" alone matches every hybrid; plug-in phrases match the fuels that combine electric with another energy. */
export const FUEL_PHRASES: PhraseTable = [
  [fuel("petrol"), "Essence", "sans plomb", "benzine", "sp95", "sp98"],
  [fuel("diesel"), "Diesel", "gazole", "gasoil", "gas oil", "gasoile", "mazout", "mazoute", "gaz oil"],
  [
    fuel("electric"),
    "Électrique",
    "100 électrique",
    "tout électrique",
    "full électrique",
    "electric",
    "voiture électrique",
    "moteur électrique",
    "bev",
    "à batterie",
  ],
  [fuel("electric+petrol", "electric+diesel", "hybrid"), "Hybride", "hybrid", "hev", "full hybride", "auto hybride"],
  [
    fuel("electric+petrol", "electric+diesel"),
    "Hybride rechargeable",
    "hybrid rechargeable",
    "hybride plug in",
    "plug in hybride",
    "plug in hybrid",
    "plug in",
    "plugin",
    "phev",
    "rechargeable",
    "rechargeable hybride",
  ],
  [fuel("electric+petrol"), "Hybride rechargeable (essence)", "hybride essence", "essence hybride"],
  [fuel("electric+diesel"), "Hybride rechargeable (diesel)", "hybride diesel", "diesel hybride"],
  [
    fuel("hybrid"),
    "Hybride léger",
    "mild hybrid",
    "mild hybride",
    "micro hybride",
    "mhev",
    "hybride simple",
    "hybride non rechargeable",
    "hybride auto rechargeable",
    "auto rechargeable",
  ],
  [fuel("lpg", "lpgg3"), "GPL", "lpg", "au gaz", "autogaz"],
  [fuel("cng"), "Gaz naturel", "GNC", "GNV", "cng", "gaz naturel comprimé"],
  [fuel("e85"), "Superéthanol E85", "e85", "superéthanol", "flexfuel", "flex fuel"],
  [fuel("e85", "bio-ethanol"), "Éthanol", "ethanol", "carburant éthanol"],
  [fuel("bio-ethanol"), "Bioéthanol"],
  [fuel("bio-diesel"), "Biodiesel", "biocarburant diesel"],
  [fuel("hydrogen"), "Hydrogène", "pile à combustible", "h2", "hydrogen"],
];
