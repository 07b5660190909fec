import { COUNTRIES } from "../../countries/index.ts";
import { NEIGHBOURS } from "./neighbours.ts";
import type { Position } from "../position.ts";

/** Importance on a map: 1 for a metropolis or capital to 4 for a small town. */
type TownRank = 1 | 2 | 3 | 4;

export type Town = Position & {
  /** French name. */
  readonly name: string;
  /** Names in other languages. */
  readonly otherNames: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly rank: TownRank;
  /** Beginnings of the postcodes that the town stands for. */
  readonly postcodes: readonly string[];
};

/** Reads lines of names (separated by slashes), latitude, longitude, rank and beginnings of postcodes. */
const parseTowns = (country: string, table: string): readonly Town[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [names = "", lat, lng, rank, postcodes = ""] = line.split(";");
      const [name = "", ...otherNames] = names.split("/");
      return {
        name,
        otherNames,
        country,
        lat: Number(lat),
        lng: Number(lng),
        rank: Number(rank) as TownRank,
        postcodes: postcodes === "" ? [] : postcodes.split(" "),
      };
    });

/** Towns of the countries with a module, and the larger ones around them. */
export const TOWNS: readonly Town[] = [
  ...Object.entries(COUNTRIES).flatMap(([country, { map }]) => parseTowns(country, map.towns)),
  ...Object.entries(NEIGHBOURS).flatMap(([country, table]) => parseTowns(country, table)),
];
