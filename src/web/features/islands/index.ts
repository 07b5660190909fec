export { loadIsland } from "./load-island.ts";
