export { loadIsland, MAX_ISLAND_BYTES } from "./load-island.ts";
