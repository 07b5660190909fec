import { COUNTRIES, type MapAttributes } from "../countries/index.ts";
import { countryOf } from "./country.ts";
import type { Settings } from "./settings/settings.ts";

/** What the maps of the market show: what its settings say, or its country. */
export const marketMap = (settings: Pick<Settings, "locale" | "map">): Pick<MapAttributes, "bounds" | "centre"> =>
  settings.map ?? COUNTRIES[countryOf(settings)].map;
