import { type ComponentType, lazy } from "react";
import { reloadOnce } from "../../platform/versions/index.ts";
import { HeroSearch, type HeroSearchProps } from "./search/index.ts";

const load = async (): Promise<{ readonly default: ComponentType<HeroSearchProps> }> =>
  import("./search/index.ts").then((part) => ({ default: part.HeroSearch }), reloadOnce);

/** Few heads have a search: the browser loads its scripts with the pages that do. */
export const HeroSearchOnDemand: ComponentType<HeroSearchProps> = import.meta.env.SSR ? HeroSearch : lazy(load);
